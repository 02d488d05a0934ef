// feature: std::mutex, lock_guard, unique_lock
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <cassert>
#include <mutex>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::mutex m;
int x;
static void add() {
    std::unique_lock<std::mutex> l(m, std::defer_lock);
    if (!BUG) l.lock();
    x++;  // @bug
}
int main() {
    std::thread t(add);
    { std::lock_guard<std::mutex> g(m); x++; }
    t.join();
    assert(x == 2);
}
