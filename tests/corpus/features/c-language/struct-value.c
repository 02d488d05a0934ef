// feature: structs as arguments and results
// run: => ok
#include <assert.h>
struct big { long a[6]; };
struct small { int x; float y; };
static struct big twice(struct big b) { for (int i = 0; i < 6; i++) b.a[i] *= 2; return b; }
static struct small swap(struct small s) { return (struct small){(int)s.y, (float)s.x}; }
int main(void) {
    struct big b = {{1, 2, 3, 4, 5, 6}}, c = twice(b);
    struct small s = swap((struct small){3, 4.0f});
    assert(c.a[5] == 12 && b.a[5] == 6 && s.x == 4 && s.y == 3.0f);
}
