// condition.cpp — std::condition_variable with a predicate, in both directions; notify_one and notify_all.
// run: => ok
// run: -- -DNO_PREDICATE => violation deadlock
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex mutex;
static std::condition_variable changed;
static int stage;

int main()
{
    std::thread t([] {
        std::unique_lock<std::mutex> lock(mutex);
#ifdef NO_PREDICATE
        changed.wait(lock);
#else
        changed.wait(lock, [] { return stage == 1; });
#endif
        stage = 2;
        changed.notify_all();
    });
    {
        std::lock_guard<std::mutex> guard(mutex);
        stage = 1;
    }
    changed.notify_one();
    {
        std::unique_lock<std::mutex> lock(mutex);
        while (stage != 2)
            changed.wait(lock);
    }
    t.join();
    assert(stage == 2);
    return 0;
}
