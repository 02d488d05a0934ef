// feature: std::notify_all_at_thread_exit
// run: => ok
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>
std::mutex m;
std::condition_variable c;
bool ready;
int main() {
    std::thread t([] {
        std::unique_lock<std::mutex> l(m);
        ready = true;
        std::notify_all_at_thread_exit(c, std::move(l));
    });
    std::unique_lock<std::mutex> l(m);
    while (!ready) c.wait(l);
    l.unlock();
    t.join();
}
