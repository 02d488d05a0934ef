// feature: philosophers with std::scoped_lock, or one by one
// run: => ok
// run: -- -DBUG=1 => violation deadlock@bug
#include <cassert>
#include <mutex>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::mutex fork_[3];
int meals;
static void eat(int i) {
#if BUG
    std::lock_guard a(fork_[i]);
    std::lock_guard b(fork_[(i + 1) % 3]);  // @bug
#else
    std::scoped_lock l(fork_[i], fork_[(i + 1) % 3]);
#endif
    __atomic_fetch_add(&meals, 1, __ATOMIC_RELAXED);
}
int main() {
    std::thread a(eat, 0), b(eat, 1);
    eat(2);
    a.join();
    b.join();
    assert(meals == 3);
}
