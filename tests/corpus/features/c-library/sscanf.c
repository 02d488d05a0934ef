// feature: sscanf
// run: => ok
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
    int a;
    unsigned b;
    char word[8], c;
    assert(sscanf("12 ff hey,x", "%d %x %7[a-z],%c", &a, &b, word, &c) == 4);
    assert(a == 12 && b == 255 && strcmp(word, "hey") == 0 && c == 'x');
    assert(sscanf("7up", "%d%s", &a, word) == 2 && a == 7);
}
