// asm-jump.c — a spin lock with jumps inside of the assembly: refused, never taken for a no-op.
// run: => refused message="jumps inside of assembly are not supported"
static int lock;

int main(void)
{
    int taken = 1;
    __asm__ volatile("1: movl $1, %0; xchgl %0, %1; testl %0, %0; jnz 1b" : "+r"(taken), "+m"(lock) : : "memory", "cc");
    return taken;
}
