// feature: thread ids and pointers as output
// run: => ok
#include <cassert>
#include <iostream>
#include <memory>
#include <sstream>
#include <thread>
int main() {
    std::ostringstream s;
    s << std::this_thread::get_id();
    assert(!s.str().empty());
    std::cout << std::this_thread::get_id() << std::make_shared<int>(1) << '\n';
}
