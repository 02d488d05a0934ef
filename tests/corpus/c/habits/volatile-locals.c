// volatile-locals.c — volatile variables that only one thread uses behave as others do.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>

static volatile int global = 3;
int main(void)
{
    volatile int local = 4;
    volatile int *p = &local;
    *p += global;
    for (volatile int i = 0; i < 3; i++)
        local++;
    const volatile int fixed = 9;
    printf("%d %d\n", local, fixed + *p);
    return 0;
}
