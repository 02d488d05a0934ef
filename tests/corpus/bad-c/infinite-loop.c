// infinite-loop.c — a local computation that never ends, and never repeats itself soon: it must be cut off, not run for ever.
// run: --timeout 5 => unknown message="time"
int main(void)
{
    unsigned long n = 1;
    while (n != 0)
        n += 2;
    return 0;
}
