// feature: std::shared_timed_mutex
// run: => ok
// run: -- -DFREE => ok
#include <cassert>
#include <chrono>
#include <mutex>
#include <shared_mutex>
#include <thread>
std::shared_timed_mutex m;
int x;
int main() {
#ifdef FREE
    assert(m.try_lock_shared_for(std::chrono::milliseconds(1)));
    assert(!m.try_lock());
    m.unlock_shared();
#else
    std::thread t([] { std::unique_lock l(m); x = 1; });
    if (m.try_lock_shared_for(std::chrono::milliseconds(1))) {
        assert(x == 0 || x == 1);
        m.unlock_shared();
    }
    t.join();
#endif
}
