// virtual.cpp — virtual calls, multiple inheritance, virtual destructors, dynamic_cast-free visitors; objects used by two threads.
// run: => ok executions=1 blocked=0
// run: -- -DBROKEN => violation race
#include <cassert>
#include <thread>

struct shape {
    virtual ~shape() {}
    virtual int area() const = 0;
    virtual int corners() const { return 0; }
};

struct named {
    virtual ~named() {}
    virtual char letter() const { return '?'; }
    long padding = 9;
};

struct square : shape, named {
    int side;
    explicit square(int s) : side(s) {}
    int area() const override { return side * side; }
    int corners() const override { return 4; }
    char letter() const override { return 's'; }
};

struct circle final : shape {
    int area() const override { return 3; }
};

static int total;

int main()
{
    shape *shapes[2] = {new square(5), new circle};
    named *n = static_cast<square *>(shapes[0]);
    assert(n->letter() == 's' && n->padding == 9);
    int sum = 0;
    std::thread t([&] {
        for (shape *s : shapes)
            sum += s->area();
#ifdef BROKEN
        static_cast<square *>(shapes[0])->side = 1;
#endif
    });
#ifdef BROKEN
    total = shapes[0]->area();
#endif
    total += shapes[0]->corners() + shapes[1]->corners();
    t.join();
#ifndef BROKEN
    assert(sum == 28 && total == 4);
#endif
    for (shape *s : shapes)
        delete s;
    return 0;
}
