// tbb-unordered-map.cpp — oneTBB's unordered map: an insertion and a look.
#include <oneapi/tbb/concurrent_unordered_map.h>
#include <cassert>
#include <cstdlib>
#include <thread>
// What oneTBB has compiled in its library.
namespace tbb::detail::r1 {
void *cache_aligned_allocate(std::size_t size) { return std::aligned_alloc(128, (size + 127) / 128 * 128); }
void cache_aligned_deallocate(void *p) { std::free(p); }
std::size_t cache_line_size() { return 128; }
void *allocate_memory(std::size_t size) { return std::malloc(size); }
void deallocate_memory(void *p) { std::free(p); }
bool is_tbbmalloc_used() { return false; }
void throw_exception(exception_id) { std::abort(); }
}
int main() {
    tbb::concurrent_unordered_map<int, int> table;
    std::thread other([&] { table.insert({1, 10}); });
    auto found = table.find(1);
    if (found != table.end()) assert(found->second == 10);
    other.join();
    assert(table.count(1) == 1);
}
