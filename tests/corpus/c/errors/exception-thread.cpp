// exception-thread.cpp — an exception that leaves a std::thread ends the program; caught inside the thread it does no harm.
// run: => violation exception@throw
// run: -- -DFIXED => ok executions=1 blocked=0
#include <thread>

static int caught;

static void work(int n)
{
    if (n > 2)
        throw n; // @throw
}

int main()
{
    std::thread t([] {
#ifdef FIXED
        try {
            work(3);
        } catch (int n) {
            caught = n;
        }
#else
        work(3);
#endif
    });
    t.join();
#ifdef FIXED
    return caught - 3;
#else
    return caught;
#endif
}
