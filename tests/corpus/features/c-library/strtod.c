// feature: strtod and atof
// run: => ok
#include <assert.h>
#include <stdlib.h>
int main(void) {
    char *end;
    assert(strtod("2.5e1z", &end) == 25.0 && *end == 'z' && atof("-0.125") == -0.125);
    assert(strtod("0.1", 0) == 0.1);
}
