// feature: libc++: map, set, vector, unordered_map, function, optional, exceptions
// run: -- -stdlib=libc++ => ok
#include <cassert>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <unordered_map>
#include <vector>
int main() {
    std::map<int, int> m{{3, 1}, {1, 2}};
    std::set<int> s{2, 1, 2};
    std::vector<int> v{1, 2};
    std::unordered_map<int, int> u;
    for (int i = 0; i < 5; i++) u[i] = i, v.push_back(i);
    std::function<int(int)> f = [&](int i) { return u.at(i) + m.at(3); };
    bool caught = false;
    try { (void)m.at(9); } catch (const std::out_of_range &e) { caught = true; }
    assert(caught && s.size() == 2 && v.size() == 7 && f(4) == 5 && !std::optional<int>());
}
