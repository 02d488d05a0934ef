// cds-ringbuffer.cpp — libcds' ring buffer of one producer and one consumer.
#include <cds/container/weak_ringbuffer.h>
#include <cassert>
#include <thread>
int main() {
    cds::container::WeakRingBuffer<int> ring(2);
    std::thread producer([&] {
        ring.push(1);
        ring.push(2);
    });
    int value, last = 0;
    for (int i = 0; i < 2; i++)
        if (ring.pop(value)) {
            assert(value == last + 1);
            last = value;
        }
    producer.join();
}
