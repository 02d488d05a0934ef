// mutex-local.c — a mutex in a local that no other thread can reach.
// run: => ok
#include <pthread.h>
int main(void){ pthread_mutex_t l=PTHREAD_MUTEX_INITIALIZER; pthread_mutex_lock(&l); pthread_mutex_unlock(&l); return 0; }
