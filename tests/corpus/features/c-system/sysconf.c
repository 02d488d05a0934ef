// feature: sysconf and get_nprocs
// run: => ok
#define _GNU_SOURCE
#include <assert.h>
#include <sys/sysinfo.h>
#include <unistd.h>
int main(void) {
    assert(sysconf(_SC_NPROCESSORS_ONLN) >= 1 && sysconf(_SC_PAGESIZE) == 4096);
    assert(getpagesize() == 4096 && get_nprocs() >= 1);
}
