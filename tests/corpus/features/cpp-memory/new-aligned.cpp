// feature: new and delete of over-aligned types, also with std::nothrow
// run: => ok
// run: -- -DBUG=1 => violation use-after-free@bug
#include <cassert>
#include <cstdint>
#include <new>
struct alignas(64) line {
    int x[16];
};
static bool is_aligned(const void *p) { return (std::uintptr_t)p % 64 == 0; }
int main() {
    line *a = new line, *b = new (std::nothrow) line, *c = new (std::nothrow) line[3];
    assert(a && b && c && is_aligned(a) && is_aligned(b) && is_aligned(c));
    delete a;
    delete b;
    delete[] c;
#ifdef BUG
    b->x[0] = 1;  // @bug
#endif
    void *d = ::operator new(100, std::align_val_t(64), std::nothrow);
    assert(is_aligned(d));
    ::operator delete(d, std::align_val_t(64), std::nothrow);
}
