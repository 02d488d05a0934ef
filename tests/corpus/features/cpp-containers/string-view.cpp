// feature: std::string_view
// run: => ok
#include <cassert>
#include <string_view>
int main() {
    std::string_view v = "key=value";
    auto at = v.find('=');
    assert(v.substr(0, at) == "key" && v.substr(at + 1).front() == 'v' && v.rfind('e') == 8);
}
