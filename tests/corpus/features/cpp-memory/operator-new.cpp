// feature: operator new and delete of a class
// run: => ok
#include <cassert>
#include <cstdlib>
#include <new>
int made;
struct pool {
    long n = 1;
    static void *operator new(std::size_t size) { made++; return std::malloc(size); }
    static void operator delete(void *p) { made--; std::free(p); }
};
int main() {
    pool *p = new pool;
    assert(made == 1 && p->n == 1);
    delete p;
    assert(made == 0);
}
