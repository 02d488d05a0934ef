// feature: std::ofstream
// run: => refused message="a call of std::__basic_file<char>::__basic_file"
#include <cassert>
#include <fstream>
int main() {
    std::ofstream out("/dev/null");
    out << 1;
    assert(out.good());
}
