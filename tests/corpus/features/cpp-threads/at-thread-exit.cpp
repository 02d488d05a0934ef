// feature: set_value_at_thread_exit and notify_all_at_thread_exit
// run: => ok
#include <cassert>
#include <future>
#include <thread>
int ended;
struct last { ~last() { ended = 1; } };
int main() {
    std::promise<int> promise;
    auto future = promise.get_future();
    std::thread t([&] {
        thread_local last l;
        (void)&l;
        promise.set_value_at_thread_exit(3);
    });
    assert(future.get() == 3 && ended == 1);
    t.join();
}
