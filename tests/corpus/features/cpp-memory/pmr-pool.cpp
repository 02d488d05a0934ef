// feature: std::pmr: pools
// run: => ok
#include <cassert>
#include <memory_resource>
int main() {
    std::pmr::unsynchronized_pool_resource pool;
    void *a = pool.allocate(16), *b = pool.allocate(16);
    assert(a != b);
    pool.deallocate(a, 16);
    pool.deallocate(b, 16);
}
