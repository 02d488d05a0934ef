// bad-call-data.c — a call through a pointer to data.
// run: => violation bad-call@call
// run: -- -DFIXED => ok executions=1 blocked=0
static int bytes[4] = {1, 2, 3, 4};

int first(void)
{
    return bytes[0];
}

int main(void)
{
    void *target = bytes;
#ifdef FIXED
    target = (void *)first;
#endif
    int (*function)(void) = (int (*)(void))target;
    return function() - 1; // @call
}
