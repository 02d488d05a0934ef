// feature: global objects: order, inline variables, destructors at the end
// run: => ok
#include <cassert>
int order;
struct part {
    int n;
    part(int n) : n(n) { order = order * 10 + n; }
    ~part() { assert(order == n + 11), order--; }
};
part a(1), b(2);
inline const int limit = 6;
int main() { assert(order == 12 && limit == 6); order = 13; }
