// unsupported-asm.c — inline assembly that is no arithmetic, access to memory, fence or hint is refused; what it does with numbers is understood.
// run: => refused
// run: -- -DFIXED => ok executions=1 blocked=0
int main(void)
{
    int n = 1;
#ifdef FIXED
    __asm__ volatile("addl $1, %0" : "+r"(n) : : "memory");
#else
    __asm__ volatile("aesenc %%xmm0, %%xmm1; addl $1, %0" : "+r"(n)); // @asm
#endif
    return n - 2;
}
