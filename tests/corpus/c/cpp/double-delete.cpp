// double-delete.cpp — two owners of one object: a class without a copy constructor deletes it twice.
// run: => violation double-free@second
// run: -- -DFIXED => ok executions=1 blocked=0
#include <cassert>

struct owner {
    int *p;
    explicit owner(int v) : p(new int(v)) {}
#ifdef FIXED
    owner(const owner &other) : p(new int(*other.p)) {}
#endif
    ~owner() { delete p; } // @second
};

int main()
{
    owner a(1);
    owner b = a;
    assert(*b.p == 1);
    return 0;
}
