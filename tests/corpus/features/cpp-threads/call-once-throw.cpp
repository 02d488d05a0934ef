// feature: std::call_once of a function that throws: the next call tries again
// run: => ok
#include <cassert>
#include <mutex>
#include <stdexcept>
std::once_flag once;
int tries;
static void make() { if (tries++ == 0) throw std::runtime_error("first"); }
int main() {
    bool caught = false;
    try { std::call_once(once, make); } catch (const std::runtime_error &) { caught = true; }
    assert(caught && tries == 1);
    std::call_once(once, make);
    std::call_once(once, make);
    assert(tries == 2);
}
