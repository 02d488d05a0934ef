// feature: std::format of floating-point numbers (libc++)
// run: -- -std=c++20 -stdlib=libc++ => ok
#include <cassert>
#include <format>
#include <string>
int main() { assert(std::format("{:.2f}", 1.5) == "1.50"); }
