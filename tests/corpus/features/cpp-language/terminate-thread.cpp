// feature: an exception that leaves a thread's function
// run: => ok
// run: -- -DBUG=1 => violation exception@bug
#include <stdexcept>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
int main() {
    std::thread t([] {
        if (BUG) throw std::logic_error("lost");  // @bug
    });
    t.join();
}
