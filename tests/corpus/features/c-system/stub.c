// feature: --stub NAME=VALUE for functions that nobody defines
// run: --stub read_sensor=3 --stub log_it => ok
// run: --stub read_sensor=3 --stub log_it -- -DBUG=1 => violation assert@bug
#include <assert.h>
#ifndef BUG
#define BUG 0
#endif
#ifdef NATIVE
int read_sensor(int number) { return number ? 3 : 0; }
void log_it(const char *text) { (void)text; }
#else
int read_sensor(int number);
void log_it(const char *text);
#endif
int main(void) {
    log_it("begin");
    assert(read_sensor(1) == 3 - BUG);  // @bug
}
