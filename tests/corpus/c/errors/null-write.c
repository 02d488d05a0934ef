// null-write.c — a write through a null pointer from a search that found nothing.
// run: => violation null@write
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stddef.h>

static int table[3] = {4, 5, 6};

static int *find(int value)
{
    for (int i = 0; i < 3; i++)
        if (table[i] == value)
            return &table[i];
    return NULL;
}

int main(void)
{
#ifdef FIXED
    int *p = find(5);
#else
    int *p = find(7);
#endif
    *p = 0; // @write
    return 0;
}
