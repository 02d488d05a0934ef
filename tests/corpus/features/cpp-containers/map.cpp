// feature: std::map and std::multimap
// run: => ok
// run: -- -DBUG=1 => violation race@bug
#include <cassert>
#include <map>
#include <mutex>
#include <thread>
#ifndef BUG
#define BUG 0
#endif
std::map<int, int> m;
std::mutex l;
static void put(int k) {
    if (!BUG) l.lock();
    m[k] = k * k;  // @bug
    if (!BUG) l.unlock();
}
int main() {
    std::thread t(put, 2);
    put(1);
    t.join();
    for (int i = 3; i < 8; i++) m.emplace(i, i * i);
    m.erase(4);
    int keys = 0;
    for (auto &[key, value] : m) keys = keys * 10 + key, assert(value == key * key);
    assert(keys == 123567 && m.count(4) == 0 && m.lower_bound(4)->first == 5 && m.rbegin()->first == 7);
    std::multimap<int, int> mm{{1, 2}, {1, 3}, {0, 1}};
    assert(mm.count(1) == 2 && mm.begin()->second == 1);
}
