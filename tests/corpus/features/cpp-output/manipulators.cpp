// feature: std::hex, setw, setfill, setprecision
// run: => ok
#include <cassert>
#include <iomanip>
#include <iostream>
#include <sstream>
int main() {
    std::cout << std::hex << 255 << std::dec << std::setw(5) << std::setfill('.') << 7 << '\n';
    std::ostringstream s;
    s << std::hex << 255 << std::dec << std::setw(4) << std::setfill('.') << 7 << std::fixed << std::setprecision(2) << 1.5
      << std::boolalpha << true << std::left << std::setw(3) << 'x';
    assert(s.str() == "ff...71.50truex..");
}
