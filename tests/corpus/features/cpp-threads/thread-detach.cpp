// feature: std::thread::detach
// run: => ok
#include <atomic>
#include <cassert>
#include <thread>
std::atomic<bool> done;
int main() {
    std::thread t([] { done = true; });
    t.detach();
    assert(!t.joinable());
    while (!done) {}
}
