// feature: std::span
// run: -- -std=c++20 => ok
#include <cassert>
#include <span>
static int sum(std::span<const int> s) { int n = 0; for (int i : s) n += i; return n; }
int main() {
    int a[] = {1, 2, 3, 4};
    assert(sum(a) == 10 && sum(std::span(a).subspan(1, 2)) == 5);
}
