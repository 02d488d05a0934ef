// feature: an exception that nothing catches; noexcept
// run: => ok
// run: -- -DBUG=1 => violation abort
#include <stdexcept>
#ifndef BUG
#define BUG 0
#endif
static void inner(bool fail) noexcept {
    if (fail) throw std::runtime_error("no");  // @bug
}
int main() {
    inner(BUG);
}
