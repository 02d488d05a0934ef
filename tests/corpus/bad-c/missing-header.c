// missing-header.c — an include file that does not exist.
// run: => refused message="no_such_header.h"
#include "no_such_header.h"

int main(void)
{
    return 0;
}
