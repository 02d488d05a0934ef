// feature: strdup and strndup
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
    char *a = strdup("hello"), *b = strndup("hello", 2);
    assert(strcmp(a, "hello") == 0 && strcmp(b, "he") == 0);
    free(a);
    free(b);
}
