// feature: std::condition_variable with a predicate
// run: => ok
// run: -- -DBUG=1 => violation deadlock@bug
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::mutex m;
std::condition_variable c;
bool ready;
int main() {
    std::thread t([] {
        { std::lock_guard<std::mutex> g(m); ready = true; }
        if (!BUG) c.notify_one();
    });
    std::unique_lock<std::mutex> l(m);
    c.wait(l, [] { return ready; });  // @bug
    assert(ready);
    l.unlock();
    t.join();
}
