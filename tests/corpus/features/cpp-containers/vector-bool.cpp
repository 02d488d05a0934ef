// feature: std::vector<bool> and std::bitset
// run: => ok
#include <bitset>
#include <cassert>
#include <vector>
int main() {
    std::vector<bool> v(70);
    v[65] = true;
    std::bitset<100> b;
    b.set(99);
    assert(v[65] && !v[64] && b.count() == 1 && b.test(99));
}
