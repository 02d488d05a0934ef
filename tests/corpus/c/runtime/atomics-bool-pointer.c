// atomics-bool-pointer.c — atomics of type _Bool and of pointers: exchange, compare, pointer arithmetic in elements, function pointers.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

static int values[5] = {1, 2, 3, 4, 5};
static _Atomic(int *) cursor = values;
static _Atomic(const char *) name = "start";
static atomic_bool on;

static int seven(void)
{
    return 7;
}

static _Atomic(int (*)(void)) function;

int main(void)
{
    assert(!atomic_load(&on));
    assert(!atomic_exchange(&on, true) && atomic_exchange(&on, true));
    bool expected = false;
    assert(!atomic_compare_exchange_strong(&on, &expected, false) && expected == true);
    assert(atomic_compare_exchange_strong(&on, &expected, false) && !on);
    on = 4;
    assert(on == 1);

    assert(*atomic_load(&cursor) == 1);
    assert(atomic_fetch_add(&cursor, 2) == values && atomic_load(&cursor) == &values[2]);
    assert(*cursor == 3);
    assert(atomic_fetch_sub_explicit(&cursor, 1, memory_order_relaxed) == &values[2] && *cursor == 2);
    int *at = &values[0];
    assert(!atomic_compare_exchange_strong(&cursor, &at, &values[4]) && at == &values[1]);
    assert(atomic_compare_exchange_strong(&cursor, &at, &values[4]) && *cursor == 5);
    assert(atomic_exchange(&cursor, NULL) == &values[4] && cursor == NULL);
    assert(name[4] == 't');
    name = "end";
    assert(name[2] == 'd');
    assert(function == NULL);
    atomic_store(&function, seven);
    assert(atomic_load(&function)() == 7);
    return 0;
}
