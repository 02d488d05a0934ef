// tbb-queuing-mutex.cpp — oneTBB's fair mutex.
#include <oneapi/tbb/queuing_mutex.h>
#include <cassert>
#include <thread>
static tbb::queuing_mutex mutex;
static int count;
static void run() {
    tbb::queuing_mutex::scoped_lock lock(mutex);
    count++;
}
int main() {
    std::thread other(run);
    run();
    other.join();
    assert(count == 2);
}
