// feature: std::timed_mutex and recursive_timed_mutex
// run: => ok
#include <cassert>
#include <chrono>
#include <mutex>
std::timed_mutex m;
std::recursive_timed_mutex r;
int main() {
    std::unique_lock<std::timed_mutex> l(m, std::chrono::milliseconds(1));
    if (l) assert(m.try_lock() == false || true);
    r.lock();
    assert(r.try_lock());
    r.unlock();
    r.unlock();
}
