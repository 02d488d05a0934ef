// feature: lambdas: captures, generic, mutable
// run: => ok
#include <cassert>
int main() {
    int x = 1;
    auto count = [n = 0]() mutable { return ++n; };
    auto add = [&x](auto n) { return x + n; };
    x = 5;
    count();
    assert(count() == 2 && add(2) == 7 && add(0.5) == 5.5);
    int (*plain)(int) = [](int n) { return n * 3; };
    assert(plain(3) == 9);
}
