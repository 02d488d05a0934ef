// atomic-queue.cpp — atomic_queue::AtomicQueue2, whose elements are no atomics.
#include <atomic_queue/atomic_queue.h>
#include <cassert>
#include <thread>
struct item { int a, b; };
int main() {
    atomic_queue::AtomicQueue2<item, 2, false> queue;
    std::thread producer([&] { queue.try_push(item{1, 2}); });
    item value{};
    if (queue.try_pop(value)) assert(value.a == 1 && value.b == 2);
    producer.join();
}
