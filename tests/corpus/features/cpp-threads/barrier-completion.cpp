// feature: std::barrier with a completion function, arrive_and_drop
// run: -- -std=c++20 => ok
#include <barrier>
#include <cassert>
#include <thread>
int sum, part[2];
int main() {
    auto add = []() noexcept { sum += part[0] + part[1]; };
    std::barrier b(2, add);
    std::thread t([&] { part[0] = 1; b.arrive_and_wait(); assert(sum == 3); b.arrive_and_drop(); });
    part[1] = 2;
    b.arrive_and_wait();
    assert(sum == 3);
    auto token = b.arrive();
    b.wait(std::move(token));
    assert(sum == 6);
    t.join();
}
