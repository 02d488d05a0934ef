// asm-cpuid.c — inline assembly that asks the processor.
// run: => refused message="cpuid"
int main(void)
{
    unsigned a = 0, b, c, d;
    __asm__ volatile("cpuid" : "+a"(a), "=b"(b), "=c"(c), "=d"(d));
    return (int)(a & b & c & d & 0);
}
