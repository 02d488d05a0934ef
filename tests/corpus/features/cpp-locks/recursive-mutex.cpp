// feature: std::recursive_mutex
// run: => ok
#include <cassert>
#include <mutex>
#include <thread>
std::recursive_mutex m;
int x;
static void add(int n) {
    std::lock_guard<std::recursive_mutex> g(m);
    if (n) add(n - 1);
    x++;
}
int main() {
    std::thread t(add, 1);
    add(0);
    t.join();
    assert(x == 3);
}
