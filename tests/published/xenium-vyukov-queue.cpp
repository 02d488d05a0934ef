// xenium-vyukov-queue.cpp — xenium's bounded queue of Vyukov.
#include <xenium/vyukov_bounded_queue.hpp>
#include <cassert>
#include <thread>
int main() {
    xenium::vyukov_bounded_queue<int> queue(2);
    std::thread producer([&] {
        queue.try_push(1);
        queue.try_push(2);
    });
    int value, last = 0;
    for (int i = 0; i < 2; i++)
        if (queue.try_pop(value)) {
            assert(value == last + 1);
            last = value;
        }
    producer.join();
}
