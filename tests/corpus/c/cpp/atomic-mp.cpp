// atomic-mp.cpp — message passing with std::atomic; the bug is a relaxed store.
// run: => ok executions=1 blocked=0
// run: -- -DMUTANT=1 => violation race@read
// why 1: the relaxed store does not publish the payload
#include <atomic>
#include <cassert>
#include <thread>

#if MUTANT == 1
constexpr auto publish = std::memory_order_relaxed;
#else
constexpr auto publish = std::memory_order_release;
#endif

static int payload[2];
static std::atomic<int *> mailbox{nullptr};

int main()
{
    std::thread t([] {
        payload[0] = 3;
        payload[1] = 4;
        mailbox.store(payload, publish);
    });
    int *received;
    while (!(received = mailbox.load(std::memory_order_acquire)))
        ;
    int sum = received[0] + received[1]; // @read
    assert(sum == 7);
    t.join();
    return 0;
}
