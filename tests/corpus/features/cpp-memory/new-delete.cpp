// feature: new, delete, arrays, placement, aligned new
// run: => ok
#include <cassert>
#include <cstdint>
#include <new>
struct alignas(64) wide { int n = 5; };
int main() {
    int *a = new int[3]{1, 2, 3};
    assert(a[1] == 2);
    delete[] a;
    wide *w = new wide;
    assert((std::uintptr_t)w % 64 == 0 && w->n == 5);
    delete w;
    alignas(int) char room[sizeof(int)];
    int *p = new (room) int(9);
    assert(*p == 9 && new (std::nothrow) char != nullptr);
}
