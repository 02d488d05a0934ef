// cds-vyukov-queue.cpp — libcds' bounded queue of Vyukov.
#include <cds/container/vyukov_mpmc_cycle_queue.h>
#include <cassert>
#include <thread>
int main() {
    cds::container::VyukovMPMCCycleQueue<int> queue(2);
    std::thread producer([&] {
        queue.enqueue(1);
        queue.enqueue(2);
    });
    int value, last = 0;
    for (int i = 0; i < 2; i++)
        if (queue.dequeue(value)) {
            assert(value == last + 1);
            last = value;
        }
    producer.join();
}
