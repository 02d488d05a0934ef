// xenium-left-right.cpp — xenium's left-right: readers that never wait.
#include <xenium/left_right.hpp>
#include <cassert>
#include <thread>
struct pair { int a = 0, b = 0; };
int main() {
    xenium::left_right<pair> both;
    std::thread writer([&] { both.update([](pair &p) { p.a++; p.b++; }); });
    both.read([](const pair &p) { assert(p.a == p.b); return 0; });
    writer.join();
    both.read([](const pair &p) { assert(p.a == 1 && p.b == 1); return 0; });
}
