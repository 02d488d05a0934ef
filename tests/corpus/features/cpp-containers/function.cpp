// feature: std::function and std::bind
// run: => ok
#include <cassert>
#include <functional>
static int add(int a, int b) { return a + b; }
int main() {
    int seen = 0;
    std::function<int(int)> f = [&](int n) { seen = n; return n * 2; };
    auto g = std::bind(add, std::placeholders::_1, 10);
    std::function<int(int)> copy = f;
    assert(copy(4) == 8 && seen == 4 && g(1) == 11);
    f = nullptr;
    bool caught = false;
    try { f(1); } catch (const std::bad_function_call &) { caught = true; }
    assert(caught && !f);
}
