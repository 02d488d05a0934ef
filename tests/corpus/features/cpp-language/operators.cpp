// feature: overloaded operators, user-defined literals, constexpr
// run: => ok
#include <cassert>
struct money {
    long cents;
    constexpr money operator+(money o) const { return {cents + o.cents}; }
    money &operator++() { cents++; return *this; }
    explicit operator bool() const { return cents != 0; }
};
constexpr money operator""_eur(unsigned long long n) { return {(long)n * 100}; }
int main() {
    constexpr money m = 2_eur + 3_eur;
    static_assert(m.cents == 500);
    money n = m;
    ++n;
    assert(n.cents == 501 && n);
}
