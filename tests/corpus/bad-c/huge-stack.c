// huge-stack.c — a local array of four gigabytes.
// run: => unknown message="out of memory"
int main(void)
{
    char big[1ul << 32];
    big[0] = 1;
    big[(1ul << 32) - 1] = 2;
    return big[0] - 1;
}
