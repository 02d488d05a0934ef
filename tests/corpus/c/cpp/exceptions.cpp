// exceptions.cpp — try and catch inside threads: by type, by base, rethrow, unwinding runs destructors, catch all, function results.
// run: => ok executions=2 blocked=0
// run: -- -DBROKEN => violation exception
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

struct error {
    int code;
};
struct fatal : error {
    explicit fatal(int c) : error{c} {}
};

static std::mutex mutex;
static int handled;

struct cleanup {
    int &count;
    ~cleanup() { count++; }
};

static int risky(int n)
{
    if (n == 1)
        throw fatal(10);
    if (n == 2)
        throw 20;
    if (n == 3)
        throw "text";
    return n;
}

static int guarded(int n, int &cleanups)
{
    try {
        cleanup c{cleanups};
        return risky(n);
    } catch (const error &e) {
        return e.code;
    } catch (int value) {
        return value + 1;
    }
}

static void locked(int n)
{
    try {
        std::lock_guard<std::mutex> guard(mutex); // unlocked by unwinding
        handled++;
        if (n > 0)
            throw n;
    } catch (...) {
    }
}

int main()
{
    int cleanups = 0;
    assert(guarded(0, cleanups) == 0 && guarded(1, cleanups) == 10 && guarded(2, cleanups) == 21 && cleanups == 3);
    try {
        guarded(3, cleanups);
        assert(false);
    } catch (const char *text) {
        assert(text[0] == 't' && cleanups == 4);
    }
    std::thread t(locked, 1);
    locked(2);
    t.join();
    assert(handled == 2);
#ifdef BROKEN
    risky(2); // @escapes
#endif
    return 0;
}
