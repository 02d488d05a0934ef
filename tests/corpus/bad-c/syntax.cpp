// syntax.cpp — C++ that clang refuses: a member that does not exist.
// run: => refused message="no member named 'lenght'"
#include <atomic>

struct buffer {
    std::atomic<int> length;
};

int main()
{
    buffer b;
    return b.lenght;
}
