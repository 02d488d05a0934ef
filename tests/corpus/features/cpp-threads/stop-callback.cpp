// feature: std::stop_callback
// run: -- -std=c++20 => ok
#include <cassert>
#include <stop_token>
#include <thread>
int main() {
    std::stop_source source;
    int called = 0;
    std::stop_callback callback(source.get_token(), [&] { called++; });
    std::thread t([&] { source.request_stop(); });
    t.join();
    assert(called == 1 && !source.request_stop());
    std::stop_callback late(source.get_token(), [&] { called++; });
    assert(called == 2);
}
