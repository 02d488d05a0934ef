// feature: _Generic and _Static_assert
// run: => ok
#include <assert.h>
#define KIND(x) _Generic((x), int: 1, double: 2, char *: 3, default: 4)
_Static_assert(sizeof(long) == 8, "a long has eight bytes");
int main(void) { assert(KIND(1) == 1 && KIND(2.0) == 2 && KIND((char *)0) == 3 && KIND(1ul) == 4); }
