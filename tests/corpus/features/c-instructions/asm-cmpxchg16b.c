// feature: lock cmpxchg16b
// run: => ok
#include <assert.h>
#include <stdint.h>
static _Alignas(16) uint64_t pair[2] = {1, 2};
static int cas(uint64_t *p, uint64_t *old, uint64_t low, uint64_t high) {
    unsigned char done;
    __asm__ __volatile__("lock cmpxchg16b %1; setz %0"
                         : "=q"(done), "+m"(*(__int128 *)p), "+a"(old[0]), "+d"(old[1])
                         : "b"(low), "c"(high)
                         : "memory", "cc");
    return done;
}
int main(void) {
    uint64_t old[2] = {1, 3};
    assert(!cas(pair, old, 5, 6) && old[1] == 2);
    assert(cas(pair, old, 5, 6) && pair[0] == 5 && pair[1] == 6);
}
