// feature: a shared lock that waits to be the only one: a deadlock
// run: => ok
// run: -- -DBUG=1 => violation deadlock@bug
#include <cassert>
#include <shared_mutex>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::shared_mutex m;
int x;
static void add() {
    if (BUG) m.lock_shared();
    m.lock();  // @bug
    x++;
    m.unlock();
    if (BUG) m.unlock_shared();
}
int main() {
    std::thread t(add);
    add();
    t.join();
    assert(x == 2);
}
