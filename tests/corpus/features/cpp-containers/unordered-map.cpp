// feature: std::unordered_map and unordered_multimap
// run: => ok
#include <cassert>
#include <string>
#include <unordered_map>
int main() {
    std::unordered_map<int, int> m;
    for (int i = 0; i < 20; i++) m[i] = i + 1;
    m.erase(3);
    int sum = 0;
    for (auto &[key, value] : m) sum += value;
    assert(m.size() == 19 && sum == 206 && m.find(3) == m.end() && m.at(7) == 8);
    std::unordered_map<std::string, int> s{{"one", 1}, {"two", 2}};
    assert(s["two"] == 2 && s.count("three") == 0);
    std::unordered_multimap<int, int> mm{{1, 1}, {1, 2}};
    assert(mm.count(1) == 2);
}
