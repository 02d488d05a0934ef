// feature: std::packaged_task
// run: => ok
#include <cassert>
#include <future>
#include <thread>
int main() {
    std::packaged_task<int(int)> task([](int n) { return n + 1; });
    auto future = task.get_future();
    std::thread t(std::move(task), 4);
    assert(future.get() == 5);
    t.join();
}
