// feature: pointers to members, std::invoke, std::mem_fn
// run: => ok
#include <cassert>
#include <functional>
struct point { int x = 3, y = 4; int sum() const { return x + y; } virtual int twice() { return 2 * x; } };
int main() {
    point p;
    int point::*member = &point::y;
    int (point::*virtual_one)() = &point::twice;
    assert(p.*member == 4 && std::invoke(&point::sum, p) == 7 && (p.*virtual_one)() == 6 && std::mem_fn(&point::sum)(p) == 7);
}
