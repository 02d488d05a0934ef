// string-posix.c — searches for a set, comparisons without case, copies of a beginning; each reads no byte too many.
// run: => ok executions=1 blocked=0
// run: -- -DUNTERMINATED => violation out-of-bounds@unterminated
#define _GNU_SOURCE
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

int main(void)
{
    const char *text = "key=value;";
    const char raw[4] = {'a', 'B', 'c', 'D'};

    assert(strpbrk(text, ";=") == text + 3 && strpbrk(text, "k") == text);
    assert(strpbrk(text, "xz") == NULL && strpbrk(text, "") == NULL && strpbrk("", "a") == NULL);

    assert(strcasecmp("Key", "kEY") == 0 && strcasecmp("", "") == 0);
    assert(sign(strcasecmp("a", "B")) == -1 && sign(strcasecmp("B", "a")) == 1);
    assert(sign(strcasecmp("ab", "A")) == 1 && sign(strcasecmp("", "a")) == -1);
    assert(sign(strcasecmp("[", "A")) == -1);
    assert(sign(strcasecmp("\xc4", "z")) == 1);
    assert(strncasecmp("abX", "ABy", 2) == 0 && sign(strncasecmp("abX", "ABy", 3)) == -1);
    assert(strncasecmp("ab", "AB", 10) == 0 && strncasecmp("a", "b", 0) == 0);
    assert(strncasecmp(raw, "AbCdE", 4) == 0);

    char *whole = strndup("abc", 9), *part = strndup(raw, 2), *empty = strndup(raw, 0);
    assert(strcmp(whole, "abc") == 0 && strcmp(part, "aB") == 0 && *empty == '\0');
#ifdef UNTERMINATED
    strcasecmp(raw, "AbCdE");  // @unterminated
#endif
    free(whole);
    free(part);
    free(empty);
    return 0;
}
