// feature: switch, fall-through, Duff's device
// run: => ok
#include <assert.h>
int main(void) {
    int n = 7, count = 0, rounds = (n + 3) / 4;
    switch (n % 4) {
    case 0: do { count++;
    case 3:      count++;
    case 2:      count++;
    case 1:      count++;
            } while (--rounds > 0);
    }
    assert(count == 7);
}
