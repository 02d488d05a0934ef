// feature: std::shared_future
// run: => ok
#include <cassert>
#include <future>
#include <thread>
int main() {
    std::promise<int> promise;
    std::shared_future<int> future = promise.get_future().share();
    std::thread t([future] { assert(future.get() == 2); });
    promise.set_value(2);
    assert(future.get() == 2);
    t.join();
}
