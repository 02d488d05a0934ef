// feature: std::async, deferred
// run: => ok
#include <cassert>
#include <future>
int main() {
    int runs = 0;
    auto f = std::async(std::launch::deferred, [&] { return ++runs; });
    assert(runs == 0 && f.get() == 1 && runs == 1);
}
