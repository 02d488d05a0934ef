// feature: empty assembly with a memory clobber
// run: => ok
#include <assert.h>
int main(void) {
    int x = 1;
    __asm__ __volatile__("" ::: "memory");
    assert(x == 1);
}
