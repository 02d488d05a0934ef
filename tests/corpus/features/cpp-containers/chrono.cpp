// feature: std::chrono: durations and clocks
// run: => unknown
#include <cassert>
#include <chrono>
int main() {
    using namespace std::chrono;
    assert(duration_cast<milliseconds>(seconds(2) + minutes(1)) == milliseconds(62000));
    auto a = steady_clock::now(), b = steady_clock::now();
    assert(b >= a && duration<double>(b - a).count() >= 0);
    assert(system_clock::to_time_t(system_clock::now()) > 0);
    assert(high_resolution_clock::now() <= high_resolution_clock::now());
}
