// invalid-free-global.c — free of a static object, reached through a table that mixes static and allocated entries.
// run: => violation invalid-free@free
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdbool.h>
#include <stdlib.h>

struct entry {
    char *text;
    bool owned;
};

static char fixed_text[] = "fixed";

int main(void)
{
    struct entry table[2] = {{fixed_text, false}, {malloc(4), true}};
    for (int i = 1; i >= 0; i--) {
#ifdef FIXED
        if (!table[i].owned)
            continue;
#endif
        free(table[i].text); // @free
    }
    return 0;
}
