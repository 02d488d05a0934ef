// feature: static objects in functions, made once
// run: => ok
#include <cassert>
#include <thread>
struct box { int n; box() : n(3) {} };
static box &the() { static box b; return b; }
int main() {
    std::thread t([] { assert(the().n == 3); });
    assert(the().n == 3);
    t.join();
}
