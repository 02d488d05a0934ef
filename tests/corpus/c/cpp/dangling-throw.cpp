// dangling-throw.cpp — a local ends with its function, also if an exception leaves that; one of the function that catches lives on.
// run: => violation use-after-free@use
// run: --model tso --engine states => violation use-after-free@use
// run: -- -DCATCHER => ok executions=1 blocked=0
#include <atomic>

static std::atomic<int *> shared;

static void fail()
{
    throw 1;
}

static void leave()
{
#ifndef CATCHER
    int local = 1;
    shared = &local;
#endif
    fail();
}

int main()
{
#ifdef CATCHER
    int local = 1;
    shared = &local;
#endif
    try {
        leave();
    } catch (int) {
    }
    return *shared.load() - 1; // @use
}
