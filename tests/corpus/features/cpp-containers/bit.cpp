// feature: <bit>, <numbers>, <compare>
// run: -- -std=c++20 => ok
#include <bit>
#include <cassert>
#include <compare>
struct version { int major, minor; auto operator<=>(const version &) const = default; };
int main() {
    assert(std::popcount(7u) == 3 && std::bit_ceil(5u) == 8 && std::countl_zero((unsigned char)1) == 7);
    assert(std::bit_cast<unsigned>(1.0f) == 0x3f800000u && (version{1, 2} < version{1, 3}));
}
