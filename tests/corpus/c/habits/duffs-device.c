// duffs-device.c — a switch into the middle of a loop, and labels as a state machine.
// run: => ok
// habit: sequential
#include <stdio.h>

static void copy(int *to, const int *from, int count)
{
    int n = (count + 3) / 4;
    switch (count % 4) {
    case 0: do { *to++ = *from++;
    case 3:      *to++ = *from++;
    case 2:      *to++ = *from++;
    case 1:      *to++ = *from++;
            } while (--n > 0);
    }
}

static int coroutine(void)
{
    static int state, i;
    switch (state) {
    case 0:
        for (i = 0; i < 3; i++) {
            state = 1;
            return i * 10;
    case 1:;
        }
    }
    state = 0;
    return -1;
}

int main(void)
{
    int from[11], to[11] = { 0 };
    for (int i = 0; i < 11; i++) from[i] = i * i;
    for (int n = 1; n <= 11; n += 5) {
        copy(to, from, n);
        printf("%d: %d %d\n", n, to[n - 1], n < 11 ? to[n] : -1);
    }
    for (int i = 0; i < 5; i++) printf("%d ", coroutine());
    printf("\n");
    return 0;
}
