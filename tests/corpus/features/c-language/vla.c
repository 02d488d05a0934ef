// feature: arrays of variable length, alloca
// run: => ok
#include <alloca.h>
#include <assert.h>
#include <string.h>
static int sum(int n) {
    int a[n], total = 0;
    for (int i = 0; i < n; i++) a[i] = i;
    for (int i = 0; i < n; i++) total += a[i];
    return total + (int)(sizeof a / sizeof *a);
}
int main(void) {
    char *bytes = alloca(4);
    strcpy(bytes, "abc");
    assert(sum(4) == 10 && bytes[2] == 'c');
}
