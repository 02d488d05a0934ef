// feature: std::thread with arguments, lambdas and references
// run: => ok
#include <cassert>
#include <functional>
#include <thread>
static void add(int &to, int n) { to += n; }
int main() {
    int x = 0, y = 0;
    std::thread a(add, std::ref(x), 3), b([&y] { y = 4; });
    a.join();
    b.join();
    assert(x == 3 && y == 4 && !a.joinable());
}
