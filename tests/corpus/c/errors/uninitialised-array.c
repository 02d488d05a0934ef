// uninitialised-array.c — the last element of a local array is never written; copying an unwritten struct member is no use of it.
// run: => violation uninitialised@read
// run: -- -DFIXED => ok executions=1 blocked=0
struct pair {
    int first, second;
};

static int last(const int *values, int count)
{
    if (values[count - 1] == 7) // @read
        return 1;
    return 0;
}

int main(void)
{
    struct pair half, copy;
    half.first = 1;
    copy = half; // copies an indeterminate member, which is fine
    int values[3];
    values[0] = 1;
    values[1] = 2;
#ifdef FIXED
    values[2] = 3;
#endif
    return last(values, 3) + copy.first - 1;
}
