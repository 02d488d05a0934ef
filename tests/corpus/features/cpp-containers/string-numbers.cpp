// feature: std::to_string, std::stoi, std::from_chars
// run: => ok
#include <cassert>
#include <charconv>
#include <stdexcept>
#include <string>
int main() {
    int n = 0;
    const char text[] = "451x";
    auto result = std::from_chars(text, text + 4, n);
    assert(n == 451 && *result.ptr == 'x' && std::to_string(-70) == "-70" && std::stoi("12") == 12);
    char room[8];
    auto end = std::to_chars(room, room + 8, 255, 16);
    assert(std::string(room, end.ptr) == "ff");
    bool caught = false;
    try { std::stoi("none"); } catch (const std::invalid_argument &) { caught = true; }
    assert(caught);
}
