// feature: function pointers and tables of them
// run: => ok
#include <assert.h>
static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int (*const table[])(int, int) = {add, sub};
int main(void) {
    int total = 0;
    for (int i = 0; i < 2; i++) total = total * 10 + table[i](5, 2);
    assert(total == 73);
}
