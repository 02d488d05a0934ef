// feature: std::atomic<std::shared_ptr>
// run: -- -std=c++20 => ok
#include <atomic>
#include <cassert>
#include <memory>
#include <thread>
std::atomic<std::shared_ptr<int>> p;
int main() {
    std::thread t([] { p.store(std::make_shared<int>(4)); });
    if (auto seen = p.load()) assert(*seen == 4);
    t.join();
    assert(*p.load() == 4);
}
