// feature: fork and pipes
// run: => refused message="a call of fork"
#define _DEFAULT_SOURCE
#include <assert.h>
#include <sys/wait.h>
#include <unistd.h>
int main(void) {
    int status, child = fork();
    if (child == 0) _exit(3);
    assert(waitpid(child, &status, 0) == child && WEXITSTATUS(status) == 3);
}
