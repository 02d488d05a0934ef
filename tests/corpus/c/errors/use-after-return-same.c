// use-after-return-same.c — the address of a local variable, returned and used by the caller.
// run: => violation out-of-bounds@use
// run: -- -DFIXED => ok executions=1 blocked=0
static int *counter(void)
{
#ifdef FIXED
    static int value = 4;
    return &value;
#else
    int value = 4;
    int *volatile alias = &value;
    return alias;
#endif
}

int main(void)
{
    int *p = counter();
    return *p - 4; // @use
}
