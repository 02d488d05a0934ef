// feature: std::timed_mutex and recursive_timed_mutex
// run: => ok
// run: -- -DRECURSIVE => ok
#include <cassert>
#include <chrono>
#include <mutex>
std::timed_mutex m;
std::recursive_timed_mutex r;
int main() {
#ifdef RECURSIVE
    r.lock();
    assert(r.try_lock_for(std::chrono::milliseconds(1)));
    r.unlock();
    r.unlock();
#else
    std::unique_lock<std::timed_mutex> l(m, std::chrono::milliseconds(1));
    assert(l.owns_lock());
#endif
}
