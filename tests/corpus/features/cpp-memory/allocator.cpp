// feature: allocators of containers
// run: => ok
#include <cassert>
#include <memory>
#include <vector>
int bytes;
template <class T> struct counting {
    using value_type = T;
    counting() = default;
    template <class U> counting(const counting<U> &) {}
    T *allocate(std::size_t n) { bytes += n * sizeof(T); return std::allocator<T>().allocate(n); }
    void deallocate(T *p, std::size_t n) { bytes -= n * sizeof(T); std::allocator<T>().deallocate(p, n); }
    friend bool operator==(counting, counting) { return true; }
    friend bool operator!=(counting, counting) { return false; }
};
int main() {
    {
        std::vector<int, counting<int>> v{1, 2};
        v.push_back(3);
        assert(v.size() == 3 && bytes >= 12);
    }
    assert(bytes == 0);
}
