// setjmp.c — setjmp and longjmp are not supported.
// run: => refused message="setjmp"
#include <setjmp.h>

static jmp_buf out;

int main(void)
{
    if (setjmp(out) == 0)
        longjmp(out, 1);
    return 0;
}
