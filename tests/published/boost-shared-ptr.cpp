// boost-shared-ptr.cpp — Boost's shared and weak pointers.
#include <boost/make_shared.hpp>
#include <boost/shared_ptr.hpp>
#include <boost/weak_ptr.hpp>
#include <cassert>
#include <thread>
struct item {
    int value = 7;
    ~item() { value = 0; }
};
int main() {
    auto mine = boost::make_shared<item>();
    boost::weak_ptr<item> weak = mine;
    std::thread other([&] {
        if (auto copy = weak.lock()) assert(copy->value == 7);
    });
    mine.reset();
    other.join();
    assert(weak.expired());
}
