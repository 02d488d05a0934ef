// xenium-seqlock.cpp — xenium's seqlock: a reader never sees half of a store.
#include <xenium/seqlock.hpp>
#include <cassert>
#include <thread>
struct pair { long a, b; };
int main() {
    xenium::seqlock<pair> lock(pair{0, 0});
    std::thread writer([&] { lock.store(pair{1, 1}); });
    pair seen = lock.load();
    assert(seen.a == seen.b);
    writer.join();
}
