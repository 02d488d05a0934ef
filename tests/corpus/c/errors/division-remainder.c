// division-remainder.c — unsigned remainder by zero; a signed remainder with negative operands is well defined.
// run: => violation division@remainder
// run: -- -DFIXED => ok executions=1 blocked=0
static unsigned long bucket(unsigned long hash, unsigned long buckets)
{
    return hash % buckets; // @remainder
}

int main(void)
{
    int negative = -7;
    if (negative % 3 != -1 || negative / 3 != -2)
        return 1;
#ifdef FIXED
    return bucket(10, 5) != 0;
#else
    return bucket(10, 0) != 0;
#endif
}
