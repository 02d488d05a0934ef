// feature: <string.h>
// run: => ok
#include <assert.h>
#include <string.h>
int main(void) {
    char a[16] = "abc", b[16];
    strcat(a, "def");
    strcpy(b, a);
    assert(strlen(b) == 6 && strcmp(a, b) == 0 && strncmp(a, "abx", 2) == 0);
    assert(strchr(a, 'd') == a + 3 && strrchr(a, 'a') == a && strstr(a, "cd") == a + 2);
    assert(strspn(a, "abc") == 3 && strcspn(a, "f") == 5 && *strpbrk(a, "fe") == 'e');
    memmove(a + 1, a, 3);
    assert(memcmp(a, "aabc", 4) == 0 && memchr(a, 'c', 6) == a + 3);
    memset(a, 'x', 2);
    assert(a[1] == 'x');
}
