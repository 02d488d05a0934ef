// feature: std::shared_ptr, make_shared, counts
// run: => ok
#include <cassert>
#include <memory>
#include <thread>
int ended;
struct thing { int n = 2; ~thing() { ended++; } };
int main() {
    auto p = std::make_shared<thing>();
    std::thread t([p] { assert(p->n == 2); });
    p.reset();
    t.join();
    assert(ended == 1);
    std::shared_ptr<void> q(new int(3), [](void *v) { ended++; delete (int *)v; });
    assert(q.use_count() == 1);
    q = nullptr;
    assert(ended == 2);
}
