// feature: std::thread of a member function, moved into a vector
// run: => ok
#include <cassert>
#include <thread>
#include <vector>
struct counter {
    int n = 0;
    void add(int by) { n += by; }
};
int main() {
    counter c[2];
    std::vector<std::thread> all;
    for (int i = 0; i < 2; i++) all.emplace_back(&counter::add, &c[i], i + 1);
    for (auto &t : all) t.join();
    assert(c[0].n == 1 && c[1].n == 2);
}
