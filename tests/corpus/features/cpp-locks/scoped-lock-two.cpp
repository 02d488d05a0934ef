// feature: std::scoped_lock of two mutexes, in either order
// run: => ok
// run: -- -DBUG=1 => violation deadlock@bug
#include <cassert>
#include <mutex>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::mutex m, n;
int x;
int main() {
    std::thread t([] {
#if BUG
        std::lock_guard a(n);
        std::lock_guard b(m);  // @bug
#else
        std::scoped_lock l(n, m);
#endif
        x++;
    });
    {
#if BUG
        std::lock_guard a(m);
        std::lock_guard b(n);
#else
        std::scoped_lock l(m, n);
#endif
        x++;
    }
    t.join();
    assert(x == 2);
}
