// oob-wild.c — an integer that was never an address, used as a pointer.
// run: => violation out-of-bounds@read
// run: -- -DFIXED => ok executions=1 blocked=0
#include <stdint.h>

int value;

int main(void)
{
#ifdef FIXED
    uintptr_t address = (uintptr_t)&value;
#else
    uintptr_t address = 0x1234568;
#endif
    return *(int *)address; // @read
}
