// mutex.cpp — std::mutex with lock_guard, unique_lock (deferred, try, release), recursive_mutex, try_lock.
// run: => ok executions=2 blocked=0
#include <cassert>
#include <mutex>
#include <thread>

static std::mutex mutex;
static std::recursive_mutex recursive;
static int value;

static void change(int n)
{
    std::unique_lock<std::mutex> lock(mutex, std::defer_lock);
    assert(!lock.owns_lock());
    lock.lock();
    assert(lock.owns_lock());
    value += n;
    lock.unlock();
}

static int depth(int n)
{
    std::lock_guard<std::recursive_mutex> guard(recursive);
    return n == 0 ? 0 : 1 + depth(n - 1);
}

int main()
{
    assert(mutex.try_lock());
    mutex.unlock();
    {
        std::unique_lock<std::mutex> lock(mutex, std::try_to_lock);
        assert(lock);
    }
    assert(depth(3) == 3);
    std::thread a(change, 1), b(change, 10);
    a.join();
    b.join();
    std::lock_guard<std::mutex> guard(mutex);
    assert(value == 11);
    return 0;
}
