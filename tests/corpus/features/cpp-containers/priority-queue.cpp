// feature: std::priority_queue and heaps
// run: => ok
#include <cassert>
#include <functional>
#include <queue>
#include <vector>
int main() {
    std::priority_queue<int, std::vector<int>, std::greater<int>> q;
    for (int i : {5, 1, 4}) q.push(i);
    assert(q.top() == 1);
    q.pop();
    assert(q.top() == 4);
}
