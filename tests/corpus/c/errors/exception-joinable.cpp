// exception-joinable.cpp — destroying a std::thread that was not joined calls std::terminate.
// run: => violation abort
// run: -- -DFIXED => ok executions=1 blocked=0
#include <thread>

int main()
{
    {
        std::thread t([] {});
#ifdef FIXED
        t.join();
#endif
    }
    return 0;
}
