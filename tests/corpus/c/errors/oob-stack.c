// oob-stack.c — reading past a local array through a pointer.
// run: => violation out-of-bounds@read
// run: -- -DFIXED => ok executions=1 blocked=0
static int sum(const int *values, int count)
{
    int total = 0;
    for (int i = 0; i < count; i++)
        total += values[i]; // @read
    return total;
}

int main(void)
{
    int values[4] = {1, 2, 3, 4};
#ifdef FIXED
    return sum(values, 4) - 10;
#else
    return sum(values, 5) - 10;
#endif
}
