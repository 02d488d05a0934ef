// string.c — the functions of <string.h>: copies, overlaps, comparisons, searches.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <string.h>

static int sign(int n)
{
    return (n > 0) - (n < 0);
}

int main(void)
{
    char a[16] = "abcdefgh", b[16], c[16];

    assert(memcpy(b, a, 9) == b);
    assert(strcmp(a, b) == 0);
    assert(memmove(b + 2, b, 6) == b + 2);
    assert(memcmp(b, "ababcdef", 9) == 0);
    memcpy(b, a, 9);
    memmove(b, b + 3, 6);
    assert(strcmp(b, "defgh") == 0);
    assert(memset(c, 'x', 5) == c);
    c[5] = '\0';
    assert(strcmp(c, "xxxxx") == 0);
    memset(c, 0x1ff, 2);
    assert((unsigned char)c[0] == 0xff && (unsigned char)c[1] == 0xff && c[2] == 'x');

    assert(sign(memcmp("abc", "abd", 3)) == -1);
    assert(memcmp("abc", "abd", 2) == 0);
    assert(sign(memcmp("\xff", "\x01", 1)) == 1);
    assert(memcmp("x", "y", 0) == 0);

    assert(strlen("") == 0 && strlen(a) == 8);
    assert(strnlen(a, 3) == 3 && strnlen(a, 30) == 8);
    assert(strcpy(b, "short") == b && strlen(b) == 5);
    memset(b, 'z', sizeof b);
    assert(strncpy(b, "ab", 5) == b);
    assert(memcmp(b, "ab\0\0\0z", 6) == 0);
    strncpy(b, "abcdef", 3);
    assert(memcmp(b, "abc\0\0z", 6) == 0);

    assert(strcmp("a", "a") == 0 && sign(strcmp("a", "b")) == -1 && sign(strcmp("ab", "a")) == 1);
    assert(sign(strcmp("", "a")) == -1);
    assert(strncmp("abcX", "abcY", 3) == 0 && sign(strncmp("abcX", "abcY", 4)) == -1);
    assert(strncmp("ab", "ab", 10) == 0);

    strcpy(b, "one");
    assert(strcat(b, "two") == b && strcmp(b, "onetwo") == 0);
    assert(strncat(b, "three", 2) == b && strcmp(b, "onetwoth") == 0);

    const char *text = "banana";
    assert(strchr(text, 'n') == text + 2 && strrchr(text, 'n') == text + 4);
    assert(strchr(text, 'x') == NULL && strrchr(text, 'x') == NULL);
    assert(strchr(text, '\0') == text + 6 && strrchr(text, '\0') == text + 6);
    assert(memchr(text, 'a', 6) == text + 1 && memchr(text, 'a', 1) == NULL);
    assert(strstr(text, "nan") == text + 2 && strstr(text, "nab") == NULL && strstr(text, "") == text);
    return 0;
}
