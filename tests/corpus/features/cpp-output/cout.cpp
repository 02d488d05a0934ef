// feature: std::cout, std::cerr, std::endl: shown in traces
// run: => ok
#include <cassert>
#include <iostream>
#include <string>
#include <thread>
int main() {
    std::thread t([] { std::cout << "thread\n"; });
    std::cout << "number " << 42 << ' ' << 2.5 << ' ' << true << std::string(" text") << std::endl;
    std::cerr << (void *)nullptr << -7L << 8ul << std::flush;
    std::clog.write("abc", 3).put('\n');
    t.join();
    assert(std::cout.good());
}
