// call-once.cpp — std::call_once and a function-local static: both are initialised once, by one of the threads.
// run: => ok
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

static std::once_flag once;
static int runs;
static std::atomic<int> constructions;

struct table {
    int entries[2];
    table() : entries{1, 2} { constructions.fetch_add(1, std::memory_order_relaxed); }
};

static const table &instance()
{
    static table shared;
    return shared;
}

static void user()
{
    std::call_once(once, [] { runs++; });
    assert(runs == 1);
    assert(instance().entries[1] == 2);
}

int main()
{
    std::thread a(user);
    user();
    a.join();
    assert(runs == 1 && constructions == 1);
    return 0;
}
