// tbb-concurrent-queue.cpp — oneTBB's unbounded queue.
#include <oneapi/tbb/concurrent_queue.h>
#include <cassert>
#include <thread>
#include "tbb-library.hpp"
int main() {
    tbb::concurrent_queue<int> queue;
    std::thread producer([&] {
        queue.push(1);
        queue.push(2);
    });
    int value, last = 0;
    for (int i = 0; i < 2; i++)
        if (queue.try_pop(value)) {
            assert(value == last + 1);
            last = value;
        }
    producer.join();
}
