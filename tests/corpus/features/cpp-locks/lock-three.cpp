// feature: std::lock of three mutexes
// run: => ok
#include <cassert>
#include <mutex>
#include <thread>
std::mutex a, b, c;
int x;
int main() {
    std::thread t([] { std::lock(c, a); x++; c.unlock(); a.unlock(); });
    std::lock(a, b, c);
    x++;
    a.unlock();
    b.unlock();
    c.unlock();
    t.join();
    assert(x == 2);
}
