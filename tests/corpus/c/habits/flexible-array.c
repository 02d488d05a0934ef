// flexible-array.c — a struct whose last member is an array of any length, grown with realloc.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text { size_t length; char bytes[]; };

static struct text *append(struct text *old, const char *more)
{
    size_t had = old ? old->length : 0, added = strlen(more);
    struct text *grown = realloc(old, sizeof *grown + had + added + 1);
    memcpy(grown->bytes + had, more, added + 1);
    grown->length = had + added;
    return grown;
}

int main(void)
{
    struct text *t = append(append(append(NULL, "one "), "two "), "three");
    printf("%c%c%c, %d bytes, header %d\n", t->bytes[0], t->bytes[4], t->bytes[12], (int)t->length, (int)sizeof *t);
    free(t);
    return 0;
}
