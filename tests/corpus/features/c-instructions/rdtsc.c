// feature: rdtsc
// run: => unknown
#include <assert.h>
int main(void) {
    unsigned low, high;
    __asm__ __volatile__("rdtsc" : "=a"(low), "=d"(high));
    unsigned long a = __builtin_ia32_rdtsc(), b = __builtin_ia32_rdtsc();
    assert(a <= b);
}
