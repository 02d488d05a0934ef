// feature: handlers of a base that is not the first, or virtual
// run: => ok
#include <cassert>
#include <stdexcept>
struct tag { int n = 7; virtual ~tag() {} };
struct both : std::runtime_error, tag { both() : std::runtime_error("both") {} };
struct root { int r = 1; };
struct left : virtual root {};
struct right : virtual root { int k = 2; };
struct deep : left, right { deep() { r = 9; } };
int main() {
    int seen = 0;
    try { throw both(); } catch (const tag &t) { seen = t.n; }
    assert(seen == 7);
    try { throw deep(); } catch (root &r) { seen = r.r; }
    assert(seen == 9);
    try { throw deep(); } catch (right r) { seen = r.k + r.r; }
    assert(seen == 11);
}
