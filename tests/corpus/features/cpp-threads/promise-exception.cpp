// feature: exceptions through std::promise
// run: => ok
#include <cassert>
#include <future>
#include <stdexcept>
#include <thread>
int main() {
    std::promise<void> promise;
    auto future = promise.get_future();
    std::thread t([&] {
        try { throw std::runtime_error("inside"); } catch (...) { promise.set_exception(std::current_exception()); }
    });
    bool caught = false;
    try { future.get(); } catch (const std::runtime_error &e) { caught = e.what()[0] == 'i'; }
    t.join();
    assert(caught);
}
