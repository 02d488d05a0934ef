// boost-intrusive-ptr.cpp — Boost's intrusive pointer and counter.
#include <boost/smart_ptr/intrusive_ptr.hpp>
#include <boost/smart_ptr/intrusive_ref_counter.hpp>
#include <cassert>
#include <thread>
struct item : boost::intrusive_ref_counter<item, boost::thread_safe_counter> {
    int value = 7;
    ~item() { value = 0; }
};
int main() {
    boost::intrusive_ptr<item> mine(new item);
    std::thread other([copy = mine]() mutable {
        assert(copy->value == 7);
        copy.reset();
    });
    assert(mine->value == 7);
    mine.reset();
    other.join();
}
