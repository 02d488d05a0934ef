// feature: std::stop_token and std::stop_source
// run: -- -std=c++20 => ok
#include <cassert>
#include <stop_token>
#include <thread>
int main() {
    bool stopped = false;
    {
        std::jthread t([&](std::stop_token token) {
            while (!token.stop_requested()) {}
            stopped = true;
        });
        assert(t.request_stop());
    }
    assert(stopped);
    std::stop_source source;
    assert(source.stop_possible() && !source.get_token().stop_requested());
}
