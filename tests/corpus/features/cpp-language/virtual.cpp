// feature: virtual functions, abstract classes, virtual destructors
// run: => ok
#include <cassert>
#include <memory>
int ended;
struct shape { virtual int area() const = 0; virtual ~shape() { ended++; } };
struct square : shape { int a; square(int a) : a(a) {} int area() const override { return a * a; } ~square() { ended += 10; } };
int main() {
    { std::unique_ptr<shape> s = std::make_unique<square>(4); assert(s->area() == 16); }
    assert(ended == 11);
}
