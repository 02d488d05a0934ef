// feature: bit-fields
// run: => ok
#include <assert.h>
struct bits { unsigned a : 3, b : 5; int c : 9; };
int main(void) {
    struct bits s = {7, 17, -200};
    s.a++;
    s.b += 3;
    assert(s.a == 0 && s.b == 20 && s.c == -200);
}
