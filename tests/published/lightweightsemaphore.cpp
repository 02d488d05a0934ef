// lightweightsemaphore.cpp — moodycamel::LightweightSemaphore, which tries three times before it sleeps.
#include <concurrentqueue/concurrentqueue.h>
#include <concurrentqueue/lightweightsemaphore.h>
#include <cassert>
#include <thread>
static int data;
int main() {
    moodycamel::LightweightSemaphore ready(0, 3);
    std::thread other([&] {
        data = 7;
        ready.signal();
    });
    ready.wait();
    assert(data == 7);
    other.join();
}
