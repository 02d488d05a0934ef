// feature: dynamic_cast, also across and to void
// run: => ok
#include <cassert>
struct a { virtual ~a() {} int x = 1; };
struct b { virtual ~b() {} int y = 2; };
struct c : a, b { int z = 3; };
struct d : virtual a { int w = 4; };
int main() {
    c both;
    a *p = &both, plain;
    assert(dynamic_cast<c *>(p)->z == 3 && dynamic_cast<b *>(p)->y == 2);
    assert(!dynamic_cast<c *>(&plain) && !dynamic_cast<b *>(&plain));
    b *q = &both;
    assert(dynamic_cast<void *>(q) == &both && dynamic_cast<a *>(q) == p);
    d deep;
    a *v = &deep;
    assert(dynamic_cast<d *>(v)->w == 4);
}
