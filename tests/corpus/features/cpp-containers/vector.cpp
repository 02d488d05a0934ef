// feature: std::vector
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <cassert>
#include <thread>
#include <vector>
#ifndef BUG
#define BUG 0
#endif
int main() {
    std::vector<int> v{1, 2, 3};
    std::thread t([&] { v[0] = 5; });
#if BUG
    v.push_back(4);  // @bug
#endif
    t.join();
    v.insert(v.begin() + 1, 7);
    v.erase(v.begin());
    assert(v.size() == 3 + BUG && v[0] == 7 && v.at(1) == 2);
}
