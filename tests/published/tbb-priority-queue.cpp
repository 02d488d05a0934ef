// tbb-priority-queue.cpp — oneTBB's priority queue, which lets one thread do the work of others.
#include <oneapi/tbb/concurrent_priority_queue.h>
#include <cassert>
#include <thread>
#include "tbb-library.hpp"
int main() {
    tbb::concurrent_priority_queue<int> queue;
    std::thread other([&] { queue.push(1); });
    queue.push(2);
    int value = 0;
    assert(queue.try_pop(value) && value == 2);
    other.join();
}
