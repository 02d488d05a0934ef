// feature: std::barrier
// run: -- -std=c++20 => ok
// run: -- -DBUG=1 -std=c++20 => violation assert@bug
#include <barrier>
#include <cassert>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
int x, y;
int main() {
    std::barrier<> b(2);
    std::thread t([&] {
        x = 1;
        b.arrive_and_wait();
        assert(y == 1);
        b.arrive_and_wait();
        x = 2;
    });
    y = 1;
    if (!BUG) b.arrive_and_wait();
    assert(x == 1);  // @bug
    b.arrive_and_wait();
    t.join();
    assert(x == 2);
}
