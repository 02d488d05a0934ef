// feature: std::atomic_load_explicit and its like
// run: => ok
#include <atomic>
#include <cassert>
#include <thread>
std::atomic<int> x;
int main() {
    std::thread t([] { std::atomic_fetch_add_explicit(&x, 2, std::memory_order_relaxed); });
    t.join();
    int old = 2;
    assert(std::atomic_load(&x) == 2 && std::atomic_compare_exchange_strong(&x, &old, 3) && std::atomic_exchange(&x, 1) == 3);
}
