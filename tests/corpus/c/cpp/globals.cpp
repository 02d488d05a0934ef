// globals.cpp — global constructors run before main in order of definition, destructors after it in reverse order.
// run: => ok executions=1 blocked=0
// run: -- -DWRONG => violation assert@order
#include <cassert>

static int built, destroyed;

struct tracked {
    int number;
    explicit tracked(int expected) : number(++built) { assert(number == expected); }
    ~tracked()
    {
        destroyed++;
#ifdef WRONG
        assert(destroyed == number); // @order
#else
        assert(destroyed == 4 - number);
#endif
    }
};

static tracked first(1);
static tracked second(2);
static int computed = second.number * 10;

int main()
{
    assert(built == 2 && computed == 20);
    static tracked third(3);
    assert(third.number == 3 && destroyed == 0);
    return 0;
}
