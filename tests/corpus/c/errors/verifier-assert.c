// verifier-assert.c — the older SV-COMP style: the program declares everything itself and defines its own __VERIFIER_assert.
// run: => violation assert@error
// run: -- -DFIXED => ok executions=5 blocked=251
extern void __VERIFIER_assume(int);
extern unsigned char __VERIFIER_nondet_uchar(void);
extern void __VERIFIER_error(void) __attribute__((__noreturn__));

void __VERIFIER_assert(int condition)
{
    if (!condition) {
    ERROR:
        __VERIFIER_error(); // @error
        goto ERROR;
    }
}

int main(void)
{
    int n = __VERIFIER_nondet_uchar();
    __VERIFIER_assume(n < 5);
#ifdef FIXED
    __VERIFIER_assert(n <= 4);
#else
    __VERIFIER_assert(n <= 3);
#endif
    return 0;
}
