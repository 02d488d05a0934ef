// feature: std::cin
// run: => refused message="reading from std::cin"
#include <cassert>
#include <iostream>
int main() {
    int n = 0;
    std::cin >> n;
    assert(n == 0 || std::cin);
}
