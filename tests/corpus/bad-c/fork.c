// fork.c — processes are not threads.
// run: => refused message="fork"
#include <unistd.h>

int main(void)
{
    return fork() == 0;
}
