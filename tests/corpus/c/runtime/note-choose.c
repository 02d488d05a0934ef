// note-choose.c — fp_choose gives every value of its range, in any thread; fp_note has no effect on what is explored.
// run: => ok executions=12 blocked=0
#include <fencepost.h>
#include <pthread.h>

static int left, right;

static void *choose(void *arg)
{
    (void)arg;
    left = fp_choose(1, 3);
    fp_note("left is %d", left);
    return 0;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, choose, 0);
    right = fp_choose(0, 3);
    fp_note("right is %d, %s", right, "chosen");
    pthread_join(t, 0);
    fp_assert(left >= 1 && left <= 3);
    fp_assert(right >= 0 && right <= 3);
    fp_assert(fp_choose(5, 5) == 5);
    return 0;
}
