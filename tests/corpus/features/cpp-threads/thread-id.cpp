// feature: std::this_thread::get_id, hardware_concurrency, yield
// run: => ok
#include <cassert>
#include <thread>
int main() {
    std::thread::id seen;
    std::thread t([&] { seen = std::this_thread::get_id(); std::this_thread::yield(); });
    auto id = t.get_id();
    t.join();
    assert(seen == id && seen != std::this_thread::get_id() && std::thread::hardware_concurrency() > 0);
    assert(t.get_id() == std::thread::id() && std::this_thread::get_id() != std::thread::id());
}
