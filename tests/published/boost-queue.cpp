// boost-queue.cpp — Boost.Lockfree's queue with nodes in an array.
#include <boost/lockfree/queue.hpp>
#include <cassert>
#include <thread>
int main() {
    boost::lockfree::queue<int, boost::lockfree::capacity<2>> queue;
    std::thread other([&] { assert(queue.push(1)); });
    int value = 0;
    if (queue.pop(value)) assert(value == 1);
    other.join();
}
