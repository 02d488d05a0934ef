// thread.cpp — std::thread: arguments by value and by reference, lambdas, members, move, joinable, ids.
// run: => ok executions=1 blocked=0
#include <cassert>
#include <functional>
#include <thread>
#include <utility>

static void add(int n, int &target)
{
    target += n;
}

struct worker {
    int base;
    int result = 0;
    void run(int n) { result = base * n; }
};

int main()
{
    int a = 1, b = 0;
    std::thread first(add, 41, std::ref(a));
    worker w{6};
    std::thread second(&worker::run, &w, 7);
    std::thread third([&b, a_copy = 5] { b = a_copy + 1; });
    assert(first.joinable() && first.get_id() != second.get_id());
    std::thread moved = std::move(third);
    assert(!third.joinable() && moved.joinable());
    first.join();
    second.join();
    moved.join();
    assert(!first.joinable());
    assert(a == 42 && w.result == 42 && b == 6);
    return 0;
}
