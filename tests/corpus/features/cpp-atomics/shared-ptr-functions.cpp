// feature: std::atomic_load and atomic_store of shared_ptr
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <cassert>
#include <memory>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::shared_ptr<int> p;
int main() {
    std::thread t([] {
#if BUG
        p = std::make_shared<int>(4);  // @bug
#else
        std::atomic_store(&p, std::make_shared<int>(4));
#endif
    });
    if (auto seen = std::atomic_load(&p)) assert(*seen == 4);
    t.join();
}
