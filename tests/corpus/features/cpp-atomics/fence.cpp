// feature: std::atomic_thread_fence
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <atomic>
#include <cassert>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::atomic<int> flag;
int data;
int main() {
    std::thread t([] {
        data = 1;
        if (!BUG) std::atomic_thread_fence(std::memory_order_release);
        flag.store(1, std::memory_order_relaxed);
    });
    if (flag.load(std::memory_order_relaxed)) {
        std::atomic_thread_fence(std::memory_order_acquire);
        assert(data == 1);  // @bug
    }
    t.join();
}
