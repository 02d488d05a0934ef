// feature: std::counting_semaphore::try_acquire_for
// run: -- -std=c++20 => ok
#include <cassert>
#include <chrono>
#include <semaphore>
int main() {
    std::counting_semaphore<2> s(1);
    assert(s.try_acquire_for(std::chrono::milliseconds(1)) && !s.try_acquire());
    assert(!s.try_acquire_for(std::chrono::milliseconds(1)));
}
