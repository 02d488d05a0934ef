// feature: std::deque, std::queue, std::stack
// run: => ok
#include <cassert>
#include <deque>
#include <queue>
#include <stack>
int main() {
    std::deque<int> d;
    for (int i = 0; i < 3; i++) d.push_back(i), d.push_front(-i);
    std::queue<int> q;
    std::stack<int> s;
    q.push(1), q.push(2), s.push(1), s.push(2);
    assert(d.size() == 6 && d[0] == -2 && d.back() == 2 && q.front() == 1 && s.top() == 2);
}
