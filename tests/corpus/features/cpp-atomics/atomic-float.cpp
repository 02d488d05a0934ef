// feature: std::atomic<float>::fetch_add
// run: -- -std=c++20 => ok
#include <atomic>
#include <cassert>
#include <thread>
std::atomic<double> x{0.5};
int main() {
    std::thread t([] { x.fetch_add(1.0); });
    x += 2.0;
    t.join();
    assert(x == 3.5);
}
