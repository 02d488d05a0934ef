// feature: statement expressions and typeof
// run: => ok
#include <assert.h>
#define MAX(a, b) ({ __typeof__(a) x_ = (a), y_ = (b); x_ > y_ ? x_ : y_; })
int main(void) {
    int i = 1;
    assert(MAX(i++, 0) == 1 && i == 2);
}
