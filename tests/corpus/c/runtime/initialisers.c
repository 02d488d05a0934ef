// initialisers.c — designated initialisers, compound literals, pointers between globals, strings, zero filling, static locals, enums.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stddef.h>

enum colour { RED, GREEN = 5, BLUE, LAST = BLUE };

struct point { int x, y; };
struct node { int value; struct node *next; };

static int sparse[10] = {[3] = 33, [7] = 77, 78, [1] = 11};
static struct node third = {3, NULL}, second = {2, &third}, first = {1, &second};
static int *inside = &sparse[7];
static const char *words[] = {[BLUE] = "blue", [GREEN] = "green", [RED] = "red"};
static struct { struct point corner[2]; char label[8]; } box = {.corner = {[1] = {.y = 4, .x = 3}}, .label = "box"};
static double reals[] = {1.5, -0.0, 1e3};
static char zero_filled[5] = {'a'};

static int count(void)
{
    static int calls = 100;
    return calls++;
}

static int distance(const struct point *a, struct point b)
{
    return (a->x - b.x) + (a->y - b.y);
}

int main(void)
{
    assert(sparse[0] == 0 && sparse[1] == 11 && sparse[3] == 33 && sparse[8] == 78 && sparse[9] == 0);
    int sum = 0;
    for (struct node *n = &first; n; n = n->next)
        sum += n->value;
    assert(sum == 6);
    assert(*inside == 77 && inside[1] == 78 && inside - sparse == 7);
    assert(words[6][0] == 'b' && words[5][4] == 'n' && words[1] == NULL && LAST == 6);
    assert(box.corner[0].x == 0 && box.corner[1].x == 3 && box.corner[1].y == 4 && box.label[2] == 'x' && box.label[7] == 0);
    assert(reals[0] == 1.5 && reals[1] == 0.0 && reals[2] == 1000.0);
    assert(zero_filled[0] == 'a' && zero_filled[4] == 0);
    assert(count() == 100 && count() == 101);
    assert(distance(&(struct point){9, 9}, (struct point){.y = 1}) == 17);
    int *values = (int[]){5, 6, 7};
    values[1]++;
    assert(values[0] + values[1] + values[2] == 19);
    enum colour colour = GREEN;
    colour++;
    assert(colour == BLUE);
    return 0;
}
