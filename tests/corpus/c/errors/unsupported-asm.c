// unsupported-asm.c — inline assembly that computes is not understood; an empty one that only stops the compiler is.
// run: => refused
// run: -- -DFIXED => ok executions=1 blocked=0
int main(void)
{
    int n = 1;
#ifdef FIXED
    __asm__ volatile("" ::: "memory");
    n += 1;
#else
    __asm__ volatile("addl $1, %0" : "+r"(n)); // @asm
#endif
    return n - 2;
}
