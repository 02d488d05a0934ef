// feature: files (fopen)
// run: => refused message="a call of fopen"
#include <assert.h>
#include <stdio.h>
int main(void) {
    FILE *f = fopen("/dev/null", "r");
    assert(f && fgetc(f) == EOF);
    fclose(f);
}
