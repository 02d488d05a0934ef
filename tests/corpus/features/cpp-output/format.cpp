// feature: std::format of integers, strings and characters (libc++)
// run: -- -std=c++20 -stdlib=libc++ => ok
#include <cassert>
#include <format>
#include <string>
int main() { assert(std::format("{} {:03d} {:>4}", "a", 7, 'x') == "a 007    x"); }
