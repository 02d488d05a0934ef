// feature: signal handlers: registered, never called
// run: => ok
#include <assert.h>
#include <signal.h>
static volatile sig_atomic_t called;
static void handle(int number) { called = number; }
int main(void) {
    struct sigaction action = {.sa_handler = handle};
    sigset_t set;
    assert(signal(SIGUSR1, handle) != SIG_ERR);
    assert(sigemptyset(&action.sa_mask) == 0 && sigaction(SIGUSR2, &action, 0) == 0);
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    assert(sigprocmask(SIG_BLOCK, &set, 0) == 0 && pthread_sigmask(SIG_UNBLOCK, &set, 0) == 0);
    assert(!called);
}
