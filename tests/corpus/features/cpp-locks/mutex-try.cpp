// feature: std::mutex::try_lock and std::try_lock
// run: => ok
#include <cassert>
#include <mutex>
#include <thread>
std::mutex a, b;
int x;
int main() {
    std::thread t([] { if (a.try_lock()) { x++; a.unlock(); } });
    a.lock();
    x++;
    a.unlock();
    t.join();
    assert(std::try_lock(a, b) == -1);
    a.unlock();
    b.unlock();
    assert(x == 1 || x == 2);
}
