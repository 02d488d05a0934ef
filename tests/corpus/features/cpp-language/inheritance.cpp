// feature: multiple and virtual inheritance
// run: => ok
#include <cassert>
struct top { int n = 1; virtual int get() { return n; } virtual ~top() {} };
struct left : virtual top { int l = 2; };
struct right : virtual top { int r = 3; int get() override { return n + r; } };
struct bottom : left, right { int b = 4; };
int main() {
    bottom x;
    top *t = &x;
    left *l = &x;
    right *r = &x;
    l->n = 10;
    assert(t->get() == 13 && r->n == 10 && (void *)l != (void *)r && l->get() == 13);
}
