// feature: own exception classes, bases, order of handlers
// run: => ok
#include <cassert>
#include <exception>
struct base : std::exception { const char *what() const noexcept override { return "base"; } };
struct derived : base { const char *what() const noexcept override { return "derived"; } int n = 4; };
int main() {
    int which = 0;
    try { throw derived(); } catch (const base &b) { which = b.what()[0] == 'd' ? 1 : 2; } catch (...) { which = 3; }
    assert(which == 1);
    try { throw derived(); } catch (derived d) { which = d.n; }
    assert(which == 4);
}
