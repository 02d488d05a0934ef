// sorting.c — qsort and bsearch with callbacks, on ints, pointers to strings and structs.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_value(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    return (x > y) - (x < y);
}
static int by_text(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
int main(void)
{
    int numbers[] = {5, -3, 9, 0, 2, 9, 1}, count = sizeof numbers / sizeof *numbers;
    qsort(numbers, count, sizeof *numbers, by_value);
    for (int i = 0; i < count; i++)
        printf("%d ", numbers[i]);
    const char *words[] = {"pear", "apple", "fig"};
    qsort(words, 3, sizeof *words, by_text);
    int key = 2, missing = 4;
    int *found = bsearch(&key, numbers, count, sizeof *numbers, by_value);
    void *none = bsearch(&missing, numbers, count, sizeof *numbers, by_value);
    printf("%s %s %d %d\n", words[0], words[2], (int)(found - numbers), none == NULL);
    return 0;
}
