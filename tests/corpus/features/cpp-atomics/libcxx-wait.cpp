// feature: libc++: std::atomic::wait
// run: -- -std=c++20 -stdlib=libc++ => refused message="a call of std::__cxx_atomic_notify_one"
#include <atomic>
#include <cassert>
#include <thread>
std::atomic<int> x;
int main() {
    std::thread t([] { x.store(1); x.notify_one(); });
    x.wait(0);
    assert(x == 1);
    t.join();
}
