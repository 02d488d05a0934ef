// feature: <ctype.h>
// run: => ok
#include <assert.h>
#include <ctype.h>
int main(void) {
    assert(isalpha('x') && !isalpha('1') && isdigit('7') && isspace('\t') && ispunct('!') && isxdigit('f'));
    assert(toupper('q') == 'Q' && tolower('Q') == 'q' && isupper('A') && !islower('A') && isprint(' '));
}
