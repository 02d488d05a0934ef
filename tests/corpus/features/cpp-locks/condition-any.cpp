// feature: std::condition_variable_any
// run: => ok
// run: -- -DBUG=1 => violation deadlock@bug
#include <cassert>
#include <condition_variable>
#include <shared_mutex>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::shared_mutex m;
std::condition_variable_any c;
bool ready;
int main() {
    std::thread t([] {
        { std::lock_guard g(m); ready = true; }
        if (!BUG) c.notify_all();
    });
    std::shared_lock l(m);
    c.wait(l, [] { return ready; });  // @bug
    assert(ready);
    l.unlock();
    t.join();
}
