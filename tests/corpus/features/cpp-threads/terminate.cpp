// feature: a std::thread that is destroyed while joinable ends the program
// run: => ok
// run: -- -DBUG=1 => violation abort@bug
#include <thread>
#ifndef BUG
#define BUG 0
#endif
int main() {
    std::thread t([] {});
#if !BUG
    t.join();
#endif
}  // @bug
