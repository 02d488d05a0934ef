// strings.c — the functions of string.h that programs use every day.
// run: => ok executions=1 blocked=0
// habit: sequential
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int sign(int n) { return (n > 0) - (n < 0); }
int main(void)
{
    char buffer[32] = "fence";
    strcat(buffer, "post");
    printf("%s %d %d\n", buffer, (int)strlen(buffer), sign(strcmp(buffer, "fencer")));
    printf("%s %s\n", strchr(buffer, 'p'), strstr(buffer, "cep"));
    printf("%d %d\n", sign(strncmp("abcd", "abxx", 2)), sign(memcmp("a\0b", "a\0c", 3)));
    memmove(buffer + 2, buffer, 5);
    buffer[7] = 0;
    for (char *c = buffer; *c; c++)
        *c -= 32;
    printf("%s %s\n", buffer, strrchr(buffer, 'E'));
    strncpy(buffer, "xy", 4);
    printf("%d %d %d\n", buffer[1], buffer[3], atoi(" -42x"));
    return 0;
}
