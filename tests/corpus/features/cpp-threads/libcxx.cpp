// feature: libc++: threads, locks, condition variables, pointers, call_once
// run: -- -stdlib=libc++ => ok
// run: -- -DBUG=1 -stdlib=libc++ => violation deadlock@bug
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::mutex m;
std::condition_variable c;
std::once_flag once;
bool ready;
int made;
int main() {
    auto p = std::make_shared<int>(3);
    std::weak_ptr<int> w = p;
    std::thread t([p] {
        std::call_once(once, [] { made++; });
        { std::lock_guard<std::mutex> g(m); ready = *p == 3; }
        if (!BUG) c.notify_one();
    });
    std::call_once(once, [] { made++; });
    std::unique_lock<std::mutex> l(m);
    c.wait(l, [] { return ready; });  // @bug
    l.unlock();
    t.join();
    p.reset();
    assert(made == 1 && w.expired());
}
