// tbb-spin-rw-mutex.cpp — oneTBB's spin mutex for readers and writers.
#include <oneapi/tbb/spin_rw_mutex.h>
#include <cassert>
#include <thread>
static tbb::spin_rw_mutex mutex;
static int count;
int main() {
    std::thread writer([] {
        mutex.lock();
        count++;
        mutex.unlock();
    });
    mutex.lock_shared();
    assert(count == 0 || count == 1);
    mutex.unlock_shared();
    writer.join();
    assert(count == 1);
}
