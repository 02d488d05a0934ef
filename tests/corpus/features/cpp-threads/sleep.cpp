// feature: std::this_thread::sleep_for and sleep_until
// run: => unknown
#include <cassert>
#include <chrono>
#include <thread>
int main() {
    using namespace std::chrono_literals;
    auto begin = std::chrono::steady_clock::now();
    std::this_thread::sleep_for(2ms);
    std::this_thread::sleep_until(begin + 3ms);
    assert(std::chrono::steady_clock::now() >= begin + 3ms);
}
