// feature: std::source_location
// run: -- -std=c++20 => ok
#include <cassert>
#include <source_location>
static int line(std::source_location place = std::source_location::current()) { return (int)place.line(); }
int main() { assert(line() == __LINE__); }
