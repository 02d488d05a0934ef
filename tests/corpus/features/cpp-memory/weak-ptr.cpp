// feature: std::weak_ptr and enable_shared_from_this
// run: => ok
#include <cassert>
#include <memory>
#include <thread>
struct node : std::enable_shared_from_this<node> { int n = 1; };
int main() {
    auto p = std::make_shared<node>();
    std::weak_ptr<node> w = p->shared_from_this();
    std::thread t([w] { if (auto q = w.lock()) assert(q->n == 1); });
    p.reset();
    t.join();
    assert(w.expired());
}
