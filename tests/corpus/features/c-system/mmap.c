// feature: mmap of anonymous memory
// run: => ok
// run: -- -DBUG=1 => violation use-after-free@bug
#define _DEFAULT_SOURCE
#include <assert.h>
#include <stdint.h>
#include <sys/mman.h>
#ifndef BUG
#define BUG 0
#endif
int main(void) {
    int *p = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    assert(p != MAP_FAILED && (uintptr_t)p % 4096 == 0 && p[10] == 0);
    p[10] = 1;
    assert(madvise(p, 4096, MADV_NORMAL) == 0 && mprotect(p, 4096, PROT_READ) == 0);
    assert(munmap(p, 4096) == 0);
#if BUG
    p[10] = 2;  // @bug
#endif
}
