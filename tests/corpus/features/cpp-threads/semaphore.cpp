// feature: std::counting_semaphore and binary_semaphore
// run: -- -std=c++20 => ok
// run: -- -DBUG=1 -std=c++20 => violation deadlock@bug
#include <cassert>
#include <semaphore>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
int x;
int main() {
    std::binary_semaphore ready(0);
    std::counting_semaphore<4> slots(2);
    std::thread t([&] { x = 1; if (!BUG) ready.release(); });
    slots.acquire();
    assert(slots.try_acquire() && !slots.try_acquire());
    slots.release(2);
    ready.acquire();  // @bug
    assert(x == 1);
    t.join();
}
