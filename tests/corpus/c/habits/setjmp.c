// setjmp.c — setjmp and longjmp are refused by name.
// run: => refused message="setjmp"
// habit: refused setjmp
#include <setjmp.h>

static jmp_buf back;
int main(void)
{
    if (setjmp(back))
        return 1;
    longjmp(back, 1);
}
