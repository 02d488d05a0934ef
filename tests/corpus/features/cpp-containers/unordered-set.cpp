// feature: std::unordered_set
// run: => ok
#include <cassert>
#include <unordered_set>
int main() {
    std::unordered_set<int> s{1, 2, 3};
    s.insert(2);
    s.reserve(50);
    s.erase(1);
    assert(s.size() == 2 && s.count(3) && !s.count(1));
}
