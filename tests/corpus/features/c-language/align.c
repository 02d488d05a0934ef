// feature: _Alignas and packed structs
// run: => ok
#include <assert.h>
#include <stdalign.h>
#include <stdint.h>
struct __attribute__((packed)) tight { char c; int i; };
struct wide { alignas(64) int a; int b; };
int main(void) {
    struct tight t = {1, 2};
    struct wide w;
    t.i += 5;
    assert(sizeof t == 5 && t.i == 7 && sizeof w == 64 && (uintptr_t)&w % 64 == 0);
}
