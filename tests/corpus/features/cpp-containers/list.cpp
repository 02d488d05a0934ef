// feature: std::list and std::forward_list
// run: => ok
#include <cassert>
#include <forward_list>
#include <list>
int main() {
    std::list<int> a{3, 1, 2}, b{9};
    a.sort();
    a.splice(a.begin(), b);
    a.reverse();
    std::forward_list<int> f{1, 2};
    f.push_front(0);
    assert(a.front() == 3 && a.back() == 9 && a.size() == 4 && b.empty() && f.front() == 0);
}
