// tbb-unordered-map.cpp — oneTBB's unordered map: an insertion and a look.
#include <oneapi/tbb/concurrent_unordered_map.h>
#include <cassert>
#include <thread>
#include "tbb-library.hpp"
int main() {
    tbb::concurrent_unordered_map<int, int> table;
    std::thread other([&] { table.insert({1, 10}); });
    auto found = table.find(1);
    if (found != table.end()) assert(found->second == 10);
    other.join();
    assert(table.count(1) == 1);
}
