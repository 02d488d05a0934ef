// feature: std::async, as a thread
// run: => ok
#include <cassert>
#include <future>
static int square(int n) { return n * n; }
int main() {
    auto f = std::async(std::launch::async, square, 5);
    assert(square(3) + f.get() == 34);
}
