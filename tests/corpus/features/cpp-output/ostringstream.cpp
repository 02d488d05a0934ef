// feature: std::ostringstream
// run: => ok
#include <cassert>
#include <sstream>
#include <string>
struct point { int x, y; };
static std::ostream &operator<<(std::ostream &out, point p) { return out << '(' << p.x << ", " << p.y << ')'; }
int main() {
    std::ostringstream s;
    s << "at " << point{1, -2} << ' ' << 0.25 << " end";
    assert(s.str() == "at (1, -2) 0.25 end");
}
