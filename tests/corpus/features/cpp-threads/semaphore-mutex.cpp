// feature: std::binary_semaphore as a mutex: nobody sleeps although the count is positive
// run: -- -std=c++20 => ok
// run: -- -DBUG=1 -std=c++20 => violation race@bug
#include <cassert>
#include <semaphore>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
static std::counting_semaphore<2> lock(1 + BUG);
static int count;
static void run() {
    lock.acquire();
    count++;  // @bug
    lock.release();
}
int main() {
    std::thread other(run);
    run();
    other.join();
    assert(count == 2);
}
