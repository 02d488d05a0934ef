// sleep-for.cpp — std::this_thread::sleep_for moves the clock. (No error is found; steps of the clock other than 0 s, 1 s and a day are not tried, so the answer stays open.)
// run: => unknown
// run: -- -O1 => unknown
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
