// concurrentqueue.cpp — moodycamel::ConcurrentQueue, one producer and one consumer with a token.
#include <concurrentqueue/concurrentqueue.h>
#include <cassert>
#include <thread>
int main() {
    moodycamel::ConcurrentQueue<int> queue(32, 1, 0);
    moodycamel::ProducerToken token(queue);
    std::thread producer([&] { queue.try_enqueue(token, 7); });
    int value = 0;
    if (queue.try_dequeue_from_producer(token, value)) assert(value == 7);
    producer.join();
}
