// feature: std::condition_variable_any with a stop token
// run: -- -std=c++20 => ok
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>
std::mutex m;
std::condition_variable_any c;
int main() {
    bool ended = false;
    {
        std::jthread t([&](std::stop_token token) {
            std::unique_lock l(m);
            ended = !c.wait(l, token, [] { return false; });
        });
    }
    assert(ended);
}
