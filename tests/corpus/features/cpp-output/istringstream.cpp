// feature: std::istringstream and std::getline
// run: => ok
#include <cassert>
#include <sstream>
#include <string>
int main() {
    std::istringstream in("12 word 2.5\nline two\n");
    int n;
    std::string word, line;
    double d;
    assert(in >> n >> word >> d && n == 12 && word == "word" && d == 2.5);
    std::getline(in, line);
    assert(std::getline(in, line) && line == "line two");
    assert(!std::getline(in, line) && in.eof());
}
