// feature: std::future::wait_for
// run: => ok
#include <cassert>
#include <chrono>
#include <future>
#include <thread>
int main() {
    std::promise<int> promise;
    auto future = promise.get_future();
    std::thread t([&] { promise.set_value(1); });
    auto status = future.wait_for(std::chrono::milliseconds(1));
    assert(status == std::future_status::ready || status == std::future_status::timeout);
    assert(future.get() == 1);
    t.join();
}
