// feature: posix_memalign and aligned_alloc
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
    void *p = 0, *q = aligned_alloc(64, 128);
    assert(posix_memalign(&p, 64, 100) == 0 && (uintptr_t)p % 64 == 0 && (uintptr_t)q % 64 == 0);
    void *r = p;
    assert(posix_memalign(&r, 3, 100) == EINVAL);
    free(p);
    free(q);
}
