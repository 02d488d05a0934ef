// cond-timeout.c — a wait with a time limit is not stuck when no signal comes.
// run: => ok
#include <pthread.h>
#include <time.h>
static pthread_mutex_t m=PTHREAD_MUTEX_INITIALIZER; static pthread_cond_t c=PTHREAD_COND_INITIALIZER;
int main(){ struct timespec ts={0,0}; pthread_mutex_lock(&m); pthread_cond_timedwait(&c,&m,&ts); pthread_mutex_unlock(&m); return 0;}
