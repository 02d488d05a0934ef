// ctype.c — the classes of characters, as functions (-O0) and as glibc's tables (from -O1 on).
// run: => ok
// run: -- -O2 => ok
// habit: native
#include <assert.h>
#include <ctype.h>
#include <stdio.h>

int main(void)
{
    volatile int a = 'a', z = 'Z', nine = '9', dot = '.', tab = '\t', bell = 7, end = EOF;
    assert(toupper(a) == 'A' && tolower(z) == 'z' && toupper(nine) == '9' && tolower(end) == EOF);
    assert(isalpha(a) && islower(a) && !isupper(a) && isalnum(a) && isxdigit(a) && isprint(a) && isgraph(a));
    assert(isupper(z) && !isxdigit(z) && isdigit(nine) && isxdigit(nine) && !isalpha(nine));
    assert(ispunct(dot) && !isalnum(dot) && isspace(tab) && isblank(tab) && !isprint(tab) && iscntrl(bell));
    assert(!isalpha(end) && !isprint(end));
    return 0;
}
