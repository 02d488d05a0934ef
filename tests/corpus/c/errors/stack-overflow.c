// stack-overflow.c — a recursion whose end one argument misses.
// run: => unknown
// run: -- -DFIXED => ok executions=1 blocked=0
static int descend(int n)
{
    if (n == 0)
        return 0;
    return 1 + descend(n - 2); // @descend
}

int main(void)
{
#ifdef FIXED
    return descend(40) - 20;
#else
    return descend(41);
#endif
}
