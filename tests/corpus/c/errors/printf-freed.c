// printf-freed.c — printing a string reads it.
// run: => violation use-after-free@print
#include <stdlib.h>
#include <stdio.h>
#include <string.h>
int main(){ char*p=malloc(4); strcpy(p,"abc"); free(p); printf("%d %s\n",3,p); return 0; } // @print
