// atomic-32.c — an atomic of 32 bytes.
// run: -- -w => refused message="an atomic access of 32 bytes"
struct wide { long words[4]; };
static _Atomic struct wide shared;

int main(void)
{
    struct wide seen = shared;
    shared = seen;
    return 0;
}
