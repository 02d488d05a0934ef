// boost-stack.cpp — Boost.Lockfree's stack with nodes in an array.
#include <boost/lockfree/stack.hpp>
#include <cassert>
#include <thread>
int main() {
    boost::lockfree::stack<int, boost::lockfree::capacity<2>> stack;
    std::thread other([&] { assert(stack.push(1)); });
    int value = 0;
    if (stack.pop(value)) assert(value == 1);
    other.join();
}
