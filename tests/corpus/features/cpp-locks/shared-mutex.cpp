// feature: std::shared_mutex and shared_lock
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::shared_mutex m;
int x, y;
int main() {
    std::thread t([] {
#if BUG
        std::shared_lock l(m);
#else
        std::unique_lock l(m);
#endif
        x = 1;  // @bug
        y = 1;
    });
    {
        std::shared_lock l(m);
        assert(x == y && m.try_lock_shared());
        m.unlock_shared();
    }
    t.join();
    assert(m.try_lock());
    m.unlock();
}
