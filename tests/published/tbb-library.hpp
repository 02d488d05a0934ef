// tbb-library.hpp — what oneTBB's containers need of the library that it compiles.
#include <oneapi/tbb/detail/_exception.h>
#include <cstdlib>
namespace tbb::detail::r1 {
void *cache_aligned_allocate(std::size_t size) { return std::aligned_alloc(128, (size + 127) / 128 * 128); }
void cache_aligned_deallocate(void *p) { std::free(p); }
std::size_t cache_line_size() { return 128; }
void *allocate_memory(std::size_t size) { return std::malloc(size); }
void deallocate_memory(void *p) { std::free(p); }
bool is_tbbmalloc_used() { return false; }
void throw_exception(exception_id) { std::abort(); }
}
