// feature: std::call_once
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <cassert>
#include <mutex>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::once_flag once;
int made;
static void use() {
#if BUG
    if (!made) made = 1;  // @bug
#else
    std::call_once(once, [] { made++; });
#endif
    assert(made == 1);
}
int main() {
    std::thread t(use);
    use();
    t.join();
}
