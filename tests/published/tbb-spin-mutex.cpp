// tbb-spin-mutex.cpp — oneTBB's spin mutex.
#include <oneapi/tbb/spin_mutex.h>
#include <cassert>
#include <thread>
static tbb::spin_mutex mutex;
static int count;
static void run() {
    tbb::spin_mutex::scoped_lock lock(mutex);
    count++;
}
int main() {
    std::thread other(run);
    run();
    other.join();
    assert(count == 2);
}
