// feature: a promise that is destroyed without a value
// run: => ok
#include <cassert>
#include <future>
int main() {
    std::future<int> future;
    {
        std::promise<int> promise;
        future = promise.get_future();
    }
    bool broken = false;
    try { future.get(); } catch (const std::future_error &e) { broken = e.code() == std::future_errc::broken_promise; }
    assert(broken);
}
