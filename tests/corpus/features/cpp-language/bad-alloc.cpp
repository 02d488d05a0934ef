// feature: std::bad_alloc, std::bad_cast, std::length_error
// run: => ok
#include <cassert>
#include <new>
#include <stdexcept>
#include <string>
#include <typeinfo>
#include <vector>
struct base { virtual ~base() {} };
struct derived : base {};
int main() {
    int caught = 0;
    base b;
    try { (void)dynamic_cast<derived &>(b); } catch (const std::bad_cast &) { caught++; }
    try { std::vector<int> v; v.reserve((std::size_t)-1 / 4); } catch (const std::length_error &) { caught++; }
    try { std::string("abc").at(5); } catch (const std::out_of_range &) { caught++; }
    try { throw std::bad_alloc(); } catch (const std::bad_alloc &e) { caught += e.what()[0] == 's'; }
    assert(caught == 4);
}
