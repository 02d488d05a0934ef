// cond-spurious.cpp — std::condition_variable may wake up for no reason; the wait with a predicate checks it again.
// run: => ok executions=2 blocked=0
// run: -- -DWHILE => ok executions=2 blocked=0
// run: -- -DIF => violation assert@woken
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex mutex;
static std::condition_variable cond;
static bool flag;

static void run()
{
    for (int i = 0; i < 2; i++) {
        std::unique_lock<std::mutex> lock(mutex);
#if defined IF
        if (!flag)
            cond.wait(lock);
#elif defined WHILE
        while (!flag)
            cond.wait(lock);
#else
        cond.wait(lock, [] { return flag; });
#endif
        assert(flag); // @woken
    }
}

int main()
{
    std::thread thread(run);
    {
        std::lock_guard<std::mutex> lock(mutex);
        flag = true;
        cond.notify_one();
    }
    thread.join();
    return 0;
}
