// feature: <random>: generators with a seed
// run: => ok
#include <cassert>
#include <random>
int main() {
    std::minstd_rand g(1);
    std::uniform_int_distribution<int> d(1, 6);
    assert(g() == 48271);
    int n = d(g);
    assert(n >= 1 && n <= 6);
}
