// feature: std::scoped_lock of one mutex
// run: => ok
#include <cassert>
#include <mutex>
#include <thread>
std::mutex m;
int x;
static void add() { std::scoped_lock l(m); x++; }
int main() {
    std::thread t(add);
    add();
    t.join();
    assert(x == 2);
}
