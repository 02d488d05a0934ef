// feature: move constructors, copy elision, references
// run: => ok
#include <cassert>
#include <utility>
int copies, moves;
struct thing {
    int *p;
    explicit thing(int n) : p(new int(n)) {}
    thing(const thing &o) : p(new int(*o.p)) { copies++; }
    thing(thing &&o) noexcept : p(std::exchange(o.p, nullptr)) { moves++; }
    ~thing() { delete p; }
};
static thing make() { return thing(3); }
int main() {
    thing a = make(), b = a, c = std::move(a);
    assert(copies == 1 && moves == 1 && !a.p && *b.p == 3 && *c.p == 3);
}
