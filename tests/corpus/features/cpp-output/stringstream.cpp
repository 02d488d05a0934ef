// feature: std::stringstream, both ways
// run: => ok
#include <cassert>
#include <sstream>
int main() {
    std::stringstream s;
    s << 7 << ' ' << 8;
    int a = 0, b = 0;
    s >> a >> b;
    assert(a == 7 && b == 8);
}
