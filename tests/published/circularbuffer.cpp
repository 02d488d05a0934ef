// circularbuffer.cpp — moodycamel::BlockingReaderWriterCircularBuffer.
#include <readerwriterqueue/readerwritercircularbuffer.h>
#include <cassert>
#include <thread>
int main() {
    moodycamel::BlockingReaderWriterCircularBuffer<int> buffer(2);
    std::thread producer([&] {
        buffer.try_enqueue(1);
        buffer.try_enqueue(2);
    });
    int value = 0;
    buffer.wait_dequeue(value);
    assert(value == 1);
    if (buffer.try_dequeue(value)) assert(value == 2);
    producer.join();
}
