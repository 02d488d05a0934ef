// feature: std::random_device: any of a few values
// run: => unknown
#include <cassert>
#include <random>
int main() {
    std::random_device d;
    assert(d() <= std::random_device::max());
}
