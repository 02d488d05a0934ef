// shared-ptr.cpp — std::shared_ptr: copies in two threads, the last owner deletes; counts are atomic (libstdc++'s own code runs).
// run: => ok
// run: -- -DBROKEN => violation race
#include <cassert>
#include <memory>
#include <thread>

static int destroyed;

struct resource {
    int value = 5;
    ~resource() { destroyed++; }
};

int main()
{
    auto shared = std::make_shared<resource>();
#ifdef BROKEN
    std::thread t([&shared] { shared.reset(); });
    std::shared_ptr<resource> copy = shared; // the same shared_ptr object: not protected
    t.join();
#else
    std::thread t([copy = shared]() mutable {
        assert(copy->value == 5);
        copy.reset();
    });
    assert(shared->value == 5);
    shared.reset();
    t.join();
    assert(destroyed == 1);
#endif
    return 0;
}
