// feature: templates: variadic, fold, if constexpr, concepts
// run: -- -std=c++20 => ok
#include <cassert>
#include <concepts>
#include <type_traits>
template <class... T> auto sum(T... all) { return (all + ... + 0); }
template <class T> int kind(T) { if constexpr (std::is_pointer_v<T>) return 1; else return 2; }
template <std::integral T> T half(T n) { return n / 2; }
int main() {
    int x = 0;
    assert(sum(1, 2, 3) == 6 && kind(&x) == 1 && kind(x) == 2 && half(9) == 4);
}
