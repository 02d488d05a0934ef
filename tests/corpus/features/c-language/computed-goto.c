// feature: addresses of labels and computed goto
// run: => ok
#include <assert.h>
int main(void) {
    static const void *const code[] = {&&add, &&twice, &&end};
    static const int program[] = {0, 1, 0, 2};
    int at = 0, x = 3;
    goto *code[program[at++]];
add:
    x++;
    goto *code[program[at++]];
twice:
    x *= 2;
    goto *code[program[at++]];
end:
    assert(x == 9);
}
