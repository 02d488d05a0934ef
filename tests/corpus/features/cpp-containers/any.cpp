// feature: std::any
// run: => ok
#include <any>
#include <cassert>
#include <string>
int main() {
    std::any a = 3;
    assert(std::any_cast<int>(a) == 3);
    a = std::string("text");
    assert(std::any_cast<std::string &>(a) == "text" && std::any_cast<int>(&a) == nullptr);
    bool caught = false;
    try { (void)std::any_cast<double>(a); } catch (const std::bad_any_cast &) { caught = true; }
    assert(caught && a.type() == typeid(std::string));
}
