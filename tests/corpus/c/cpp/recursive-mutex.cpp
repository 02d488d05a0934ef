// recursive-mutex.cpp — std::recursive_mutex on the heap, on the stack and in an object; std::mutex in its place is locked twice.
// run: => ok
// run: -- -O2 => ok
// run: -- -DBROKEN => violation relock
#include <cassert>
#include <memory>
#include <mutex>
#include <thread>

#ifdef BROKEN
using Mutex = std::mutex;
#else
using Mutex = std::recursive_mutex;
#endif

struct Counter {
    Mutex mutex;
    int value = 0;
    void add() { std::lock_guard<Mutex> guard(mutex); value++; }
    void add_two() { std::lock_guard<Mutex> guard(mutex); add(); add(); }
};

int main()
{
    Mutex local;
    { std::lock_guard<Mutex> outer(local); }
    auto counter = std::make_unique<Counter>();
    std::thread other([&] { counter->add_two(); });
    counter->add_two();
    other.join();
    assert(counter->value == 4);
#ifndef BROKEN
    local.lock();
    local.lock();
    local.unlock();
    local.unlock();
#endif
}
