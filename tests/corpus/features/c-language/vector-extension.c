// feature: vector types of GCC
// run: => ok
#include <assert.h>
typedef int four __attribute__((vector_size(16)));
int main(void) {
    four a = {1, 2, 3, 4}, b = {10, 20, 30, 40};
    four c = a + b * 2;
    assert(c[0] == 21 && c[3] == 84);
}
