// clock.c — a loop that waits for a time ends.
// run: => ok
#include <time.h>
int main(){ struct timespec a,b; clock_gettime(CLOCK_MONOTONIC,&a); do clock_gettime(CLOCK_MONOTONIC,&b); while(b.tv_sec-a.tv_sec<1); return 0; }
