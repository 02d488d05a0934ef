// feature: std::string
// run: => ok
#include <cassert>
#include <string>
#include <thread>
int main() {
    std::string s = "hello";
    std::thread t([copy = s] { assert(copy.size() == 5); });
    s += ", world: longer than the buffer inside";
    t.join();
    assert(s.find("world") == 7 && s.substr(0, 5) == "hello" && s.back() == 'e' && s < "help");
    s.replace(0, 5, "HE");
    s.insert(2, 3, 'x');
    s.erase(5, 2);
    assert(s.compare(0, 7, "HExxxwo") == 0 && std::string(3, 'a') + "b" == "aaab");
}
