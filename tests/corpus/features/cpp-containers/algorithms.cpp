// feature: <algorithm> and <numeric>
// run: => ok
#include <algorithm>
#include <cassert>
#include <numeric>
#include <vector>
int main() {
    std::vector<int> v(20);
    std::iota(v.begin(), v.end(), 0);
    std::reverse(v.begin(), v.end());
    std::sort(v.begin(), v.end());
    std::stable_sort(v.begin(), v.end(), [](int a, int b) { return a % 3 < b % 3; });
    assert(std::accumulate(v.begin(), v.end(), 0) == 190 && v[0] == 0 && v[1] == 3 && v.back() == 17);
    assert(*std::max_element(v.begin(), v.end()) == 19 && std::count_if(v.begin(), v.end(), [](int i) { return i > 9; }) == 10);
    v.erase(std::remove(v.begin(), v.end(), 3), v.end());
    assert(v.size() == 19 && std::find(v.begin(), v.end(), 3) == v.end());
}
