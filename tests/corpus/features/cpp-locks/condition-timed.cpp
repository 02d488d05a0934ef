// feature: std::condition_variable::wait_for and wait_until
// run: => unknown
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
std::mutex m;
std::condition_variable c;
int main() {
    std::unique_lock<std::mutex> l(m);
    assert(!c.wait_for(l, std::chrono::milliseconds(1), [] { return false; }));
    auto now = std::chrono::system_clock::now();
    auto status = c.wait_until(l, now);
    assert(status == std::cv_status::timeout || status == std::cv_status::no_timeout);
}
