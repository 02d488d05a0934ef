// file.c — reading a file: the answer would depend on the machine.
// run: => refused message="fopen"
#include <stdio.h>

int main(void)
{
    FILE *file = fopen("/etc/hostname", "r");
    return file == NULL;
}
