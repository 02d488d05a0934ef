// strings-unroll.c — the bound on loops is for the program's own, not for those of the library.
// run: --unroll 3 => ok
#include <string.h>
#include <stdlib.h>
#include <assert.h>
int main(){ char *p = malloc(20); strcpy(p,"hello world"); assert(strlen(p)==11); free(p); return 0; }
