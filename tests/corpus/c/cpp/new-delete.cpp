// new-delete.cpp — new and delete of objects and arrays, constructors and destructors counted, placement new, nothrow.
// run: => ok executions=1 blocked=0
// run: -- -DBROKEN => violation use-after-free@gone
#include <cassert>
#include <new>

static int alive;

struct thing {
    int value;
    thing(int v = 7) : value(v) { alive++; }
    ~thing() { alive--; }
};

int main()
{
    thing *one = new thing(3);
    thing *many = new thing[4];
    assert(alive == 5 && one->value == 3 && many[3].value == 7);
    delete[] many;
    assert(alive == 1);
    delete one;
    assert(alive == 0);
#ifdef BROKEN
    assert(one->value == 3); // @gone
#endif
    alignas(thing) unsigned char storage[sizeof(thing)];
    thing *placed = new (storage) thing(9);
    assert(placed->value == 9 && alive == 1);
    placed->~thing();
    int *raw = new (std::nothrow) int(4);
    assert(raw && *raw == 4);
    delete raw;
    delete static_cast<thing *>(nullptr);
    assert(alive == 0);
    return 0;
}
