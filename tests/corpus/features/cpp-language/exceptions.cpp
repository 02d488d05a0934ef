// feature: try, throw, catch, rethrow, what
// run: => ok
#include <cassert>
#include <stdexcept>
#include <string>
static int ended;
struct guard { ~guard() { ended++; } };
static void fail(int n) { guard g; if (n) throw std::runtime_error("number " + std::to_string(n)); }
int main() {
    std::string text;
    try {
        try { fail(3); } catch (const std::logic_error &) { text = "wrong"; }
    } catch (std::exception &e) { text = e.what(); }
    assert(text == "number 3" && ended == 1);
    int seen = 0;
    try { try { throw 5; } catch (int) { throw; } } catch (int n) { seen = n; }
    assert(seen == 5);
}
