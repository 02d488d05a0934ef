// feature: std::set and std::multiset
// run: => ok
#include <cassert>
#include <set>
int main() {
    std::set<int> s;
    for (int i = 0; i < 16; i++) s.insert(i * 7 % 16);
    for (int i = 0; i < 16; i += 2) s.erase(i);
    int sum = 0, last = -1;
    for (int i : s) assert(i > last), last = i, sum += i;
    std::multiset<int> m{2, 1, 2};
    assert(sum == 64 && s.size() == 8 && m.count(2) == 2);
    std::set<int> copy = s;
    assert(copy == s);
}
