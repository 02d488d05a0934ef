// local-static.cpp — the guard of a function-local static, alone; with -fno-threadsafe-statics there is none, and two threads collide.
// run: => ok
// run: -- -fno-threadsafe-statics => violation race
#include <cassert>
#include <thread>

static int compute()
{
    return 42;
}

static int answer()
{
    static int value = compute();
    return value;
}

int main()
{
    std::thread t([] { assert(answer() == 42); });
    assert(answer() == 42);
    t.join();
    return 0;
}
