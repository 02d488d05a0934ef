// sleep-for.cpp — std::this_thread::sleep_for moves the clock.
// run: => ok
// run: -- -O1 => ok
#include <cassert>
#include <chrono>
#include <thread>

int main()
{
    auto a = std::chrono::steady_clock::now();
    std::this_thread::sleep_for(std::chrono::seconds(2));
    auto b = std::chrono::steady_clock::now();
    assert(b - a >= std::chrono::seconds(2));
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
    assert(std::chrono::steady_clock::now() - b >= std::chrono::milliseconds(20));
}
