// feature: std::unique_ptr
// run: => ok
#include <cassert>
#include <memory>
#include <thread>
int ended;
struct thing { int n = 2; ~thing() { ended++; } };
int main() {
    auto p = std::make_unique<thing>();
    std::thread t([q = std::move(p)] { assert(q->n == 2); });
    t.join();
    assert(!p && ended == 1);
    std::unique_ptr<int[]> a(new int[3]{1, 2, 3});
    assert(a[2] == 3);
}
