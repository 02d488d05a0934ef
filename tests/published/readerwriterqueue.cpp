// readerwriterqueue.cpp — moodycamel::ReaderWriterQueue, one producer and one consumer.
#include <readerwriterqueue/readerwriterqueue.h>
#include <cassert>
#include <thread>
int main() {
    moodycamel::ReaderWriterQueue<int> queue(2);
    std::thread producer([&] {
        queue.try_enqueue(1);
        queue.try_enqueue(2);
    });
    int value, last = 0;
    for (int i = 0; i < 2; i++)
        if (queue.try_dequeue(value)) {
            assert(value == last + 1);
            last = value;
        }
    producer.join();
}
