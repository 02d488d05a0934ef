// feature: std::jthread: joins by itself
// run: -- -std=c++20 => ok
#include <cassert>
#include <thread>
int main() {
    int x = 0;
    {
        std::jthread t([&] { x = 5; });
    }
    assert(x == 5);
}
