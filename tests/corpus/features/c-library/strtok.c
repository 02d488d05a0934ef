// feature: strtok_r and strsep
// run: => ok
#define _DEFAULT_SOURCE
#include <assert.h>
#include <string.h>
int main(void) {
    char text[] = "a,b;;c", *state, *t = strtok_r(text, ",;", &state);
    assert(strcmp(t, "a") == 0);
    assert(strcmp(strtok_r(0, ",;", &state), "b") == 0 && strcmp(strtok_r(0, ",;", &state), "c") == 0);
    assert(strtok_r(0, ",;", &state) == 0);
    char more[] = "x=y", *rest = more;
    assert(strcmp(strsep(&rest, "="), "x") == 0 && strcmp(rest, "y") == 0);
}
