// feature: std::atomic of structs
// run: => refused message="an atomic access of 24 bytes"
#include <atomic>
#include <cassert>
#include <thread>
struct both { int a, b; };
struct many { long a[3]; };
std::atomic<both> small;
std::atomic<many> large;
int main() {
    std::thread t([] { small = both{1, 1}; large.store(many{{2, 2, 2}}); });
    both s = small;
    many l = large.load();
    assert(s.a == s.b && l.a[0] == l.a[2]);
    t.join();
}
