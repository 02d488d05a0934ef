// realloc-padding.c — realloc copies bytes that have no value.
// run: => ok
#include <stdlib.h>
int main(void){ struct{char c;int d;}*p=malloc(8); p->c=1;p->d=2; p=realloc(p,16); free(p); return 0; }
