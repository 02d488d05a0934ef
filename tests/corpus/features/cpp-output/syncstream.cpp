// feature: std::osyncstream
// run: -- -std=c++20 => ok
#include <cassert>
#include <iostream>
#include <syncstream>
int main() {
    std::osyncstream(std::cout) << "one " << 1 << '\n';
    assert(std::cout.good());
}
