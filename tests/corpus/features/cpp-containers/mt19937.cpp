// feature: std::mt19937
// run: => ok
#include <cassert>
#include <random>
int main() {
    std::mt19937 g;
    assert(g() == 3499211612u);
}
