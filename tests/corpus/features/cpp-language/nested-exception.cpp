// feature: std::throw_with_nested, uncaught_exceptions
// run: => ok
#include <cassert>
#include <exception>
#include <stdexcept>
int pending;
struct watch { ~watch() { pending = std::uncaught_exceptions(); } };
int main() {
    int depth = 0;
    try {
        try { watch w; throw std::runtime_error("in"); } catch (...) { std::throw_with_nested(std::logic_error("out")); }
    } catch (const std::exception &e) {
        depth++;
        try { std::rethrow_if_nested(e); } catch (const std::runtime_error &) { depth++; }
    }
    assert(depth == 2 && pending == 1);
}
