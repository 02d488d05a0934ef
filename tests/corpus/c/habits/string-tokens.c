// string-tokens.c — strtok, strchr, strstr, strncpy that does not terminate, memmove over itself, memchr, strspn.
// run: => ok
// habit: sequential
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char line[] = "alpha, beta,,gamma ;delta";
    int n = 0;
    for (char *word = strtok(line, ", ;"); word; word = strtok(0, ", ;")) printf("%d:%d ", n++, (int)strlen(word));
    printf("\n");
    char buf[8];
    memset(buf, 'x', sizeof buf);
    strncpy(buf, "abcdefgh", 3);
    printf("%c%c%c%c\n", buf[0], buf[2], buf[3], buf[7]);
    strncpy(buf, "ab", 5);
    printf("%d %d %d\n", buf[2], buf[4], buf[5]);
    char over[16] = "0123456789";
    memmove(over + 2, over, 8);
    printf("%c%c%c%c\n", over[0], over[2], over[9], over[10] + '0');
    memmove(over, over + 3, 6);
    printf("%c%c%c\n", over[0], over[5], over[6]);
    const char *text = "the cat sat on the mat";
    printf("%d %d %d\n", (int)(strchr(text, 'c') - text), (int)(strrchr(text, 't') - text), (int)(strstr(text, "the m") - text));
    printf("%d %d %d\n", (int)strspn("112233x", "123"), (int)strcspn("abc;d", ";,"), memchr("abc", 'z', 3) == 0);
    printf("%d %d %d\n", strcmp("a", "b") < 0, strncmp("abcd", "abce", 3), memcmp("\xff", "\x01", 1) > 0);
    char *copy = strdup("hello");
    strcat(strcpy(over, copy), "!");
    printf("%d %c\n", (int)strlen(over), over[5]);
    free(copy);
    printf("%d %d\n", atoi("  -42abc"), (int)strtol("0x1f", 0, 16));
    return 0;
}
