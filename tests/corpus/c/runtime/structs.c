// structs.c — copies, parameters and results by value (small, in two registers, and large), nesting, arrays of structs, flexible members.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct small { char tag; int number; };
struct two { long left; double right; };
struct large { int values[10]; char name[8]; };
struct floats { float x, y, z; };
struct nested { struct small head; struct { short a, b; } inner[2]; const char *text; };
struct packet { unsigned length; unsigned char bytes[]; };

static struct small bump(struct small s) { s.number++; return s; }
static struct two swap(struct two t) { struct two r = {(long)t.right, (double)t.left}; return r; }
static struct floats scale(struct floats f, float by) { return (struct floats){f.x * by, f.y * by, f.z * by}; }

static struct large fill(struct large l, int from)
{
    for (int i = 0; i < 10; i++)
        l.values[i] = from + i;
    strcpy(l.name, "filled");
    return l;
}

static int total(struct large l)
{
    int sum = 0;
    for (int i = 0; i < 10; i++)
        sum += l.values[i];
    l.values[0] = 1000;
    return sum;
}

int main(void)
{
    struct small a = {'a', 1}, b = a;
    b.number = 5;
    assert(a.number == 1 && b.tag == 'a' && bump(a).number == 2 && a.number == 1);
    b = bump(bump(b));
    assert(b.number == 7);

    struct two t = swap((struct two){3, 4.0});
    assert(t.left == 4 && t.right == 3.0);

    struct large empty = {{0}, ""}, l = fill(empty, 1);
    assert(total(l) == 55 && l.values[0] == 1 && empty.values[9] == 0 && strcmp(l.name, "filled") == 0);

    struct floats f = scale((struct floats){1, 2, 3}, 1.5f);
    assert(f.x == 1.5f && f.y == 3.0f && f.z == 4.5f);

    struct nested n = {{'n', 9}, {{1, 2}, {3, 4}}, "text"}, m;
    m = n;
    m.inner[1].b = 40;
    assert(n.inner[1].b == 4 && m.inner[1].b == 40 && m.head.number == 9 && m.text == n.text);
    assert(offsetof(struct nested, inner) == sizeof(struct small));

    struct small array[3] = {{'x', 1}, {'y', 2}};
    array[2] = array[1];
    array[1].number = 20;
    assert(array[2].tag == 'y' && array[2].number == 2 && array[0].number == 1);
    struct small *p = array;
    assert((++p)->number == 20 && p - array == 1);

    struct packet *packet = malloc(sizeof *packet + 3);
    packet->length = 3;
    memcpy(packet->bytes, "xyz", 3);
    assert(packet->bytes[2] == 'z' && packet->length == 3);
    free(packet);
    return 0;
}
