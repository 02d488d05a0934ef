// feature: %g, %e and %a
// run: => ok
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
    char text[32];
    snprintf(text, sizeof text, "%g %g", 0.0001, 1e10);
    assert(strcmp(text, "0.0001 1e+10") == 0);
    snprintf(text, sizeof text, "%.3e", 12345.678);
    assert(strcmp(text, "1.235e+04") == 0);
    snprintf(text, sizeof text, "%a", 1.5);
    assert(strcmp(text, "0x1.8p+0") == 0);
}
