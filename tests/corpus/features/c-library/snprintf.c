// feature: snprintf and sprintf
// run: => ok
#include <assert.h>
#include <stdio.h>
#include <string.h>
int main(void) {
    char text[8];
    assert(snprintf(text, sizeof text, "%03d|%-3s|%x", 7, "a", 255) == 10);
    assert(strcmp(text, "007|a  ") == 0);
    sprintf(text, "%lu%%", 50ul);
    assert(strcmp(text, "50%") == 0);
}
