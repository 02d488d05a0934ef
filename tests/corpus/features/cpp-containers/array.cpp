// feature: std::array, std::pair, std::tuple
// run: => ok
#include <array>
#include <cassert>
#include <tuple>
#include <utility>
int main() {
    std::array<int, 3> a{1, 2, 3};
    auto [first, second] = std::make_pair(4, 5L);
    auto t = std::make_tuple(1, 2.5, 'c');
    assert(a.at(2) == 3 && first + second == 9 && std::get<1>(t) == 2.5 && std::get<char>(t) == 'c');
    assert(std::tie(first, second) < std::make_tuple(4, 6L));
}
