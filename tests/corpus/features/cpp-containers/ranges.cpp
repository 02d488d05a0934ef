// feature: std::ranges and views
// run: -- -std=c++20 => ok
#include <algorithm>
#include <cassert>
#include <ranges>
#include <vector>
int main() {
    std::vector<int> v{3, 1, 2};
    std::ranges::sort(v);
    int sum = 0;
    for (int i : v | std::views::transform([](int i) { return i * i; }) | std::views::filter([](int i) { return i > 1; })) sum += i;
    assert(v[0] == 1 && sum == 13);
}
