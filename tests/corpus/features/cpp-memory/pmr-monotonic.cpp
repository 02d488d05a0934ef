// feature: std::pmr: buffers and polymorphic allocators
// run: => ok
#include <cassert>
#include <memory_resource>
#include <vector>
int main() {
    alignas(8) char room[256];
    std::pmr::monotonic_buffer_resource resource(room, sizeof room, std::pmr::null_memory_resource());
    std::pmr::vector<int> v(&resource);
    for (int i = 0; i < 4; i++) v.push_back(i);
    assert(v[3] == 3 && (char *)v.data() >= room && (char *)v.data() < room + sizeof room);
}
