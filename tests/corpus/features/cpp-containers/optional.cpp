// feature: std::optional
// run: => ok
#include <cassert>
#include <optional>
#include <string>
static std::optional<std::string> name(bool has) { if (has) return "x"; return std::nullopt; }
int main() {
    assert(name(true).value() == "x" && !name(false) && name(false).value_or("y") == "y");
    bool caught = false;
    try { (void)name(false).value(); } catch (const std::bad_optional_access &) { caught = true; }
    assert(caught);
}
