// feature: std::pmr: the default resource, own resources
// run: => ok
#include <cassert>
#include <memory_resource>
#include <string>
struct counting : std::pmr::memory_resource {
    int n = 0;
    void *do_allocate(std::size_t size, std::size_t align) override { n++; return std::pmr::new_delete_resource()->allocate(size, align); }
    void do_deallocate(void *p, std::size_t size, std::size_t align) override { n--; std::pmr::new_delete_resource()->deallocate(p, size, align); }
    bool do_is_equal(const std::pmr::memory_resource &other) const noexcept override { return this == &other; }
};
int main() {
    counting c;
    {
        std::pmr::string s("a text that does not fit into the string itself", &c);
        assert(c.n == 1 && s.size() == 47);
    }
    assert(c.n == 0 && std::pmr::get_default_resource() == std::pmr::new_delete_resource());
}
