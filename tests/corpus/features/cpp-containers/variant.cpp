// feature: std::variant and std::visit
// run: => ok
#include <cassert>
#include <string>
#include <variant>
struct size {
    int operator()(int n) { return n; }
    int operator()(const std::string &s) { return (int)s.size(); }
};
int main() {
    std::variant<int, std::string> v = 3;
    assert(std::visit(size(), v) == 3);
    v = "four";
    assert(std::visit(size(), v) == 4 && v.index() == 1 && std::get_if<int>(&v) == nullptr);
    bool caught = false;
    try { (void)std::get<int>(v); } catch (const std::bad_variant_access &) { caught = true; }
    assert(caught);
}
