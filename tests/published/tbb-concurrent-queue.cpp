// tbb-concurrent-queue.cpp — oneTBB's unbounded queue.
#include <oneapi/tbb/concurrent_queue.h>
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
    tbb::concurrent_queue<int> queue;
    std::thread producer([&] {
        queue.push(1);
        queue.push(2);
    });
    int value, last = 0;
    for (int i = 0; i < 2; i++)
        if (queue.try_pop(value)) {
            assert(value == last + 1);
            last = value;
        }
    producer.join();
}
