// asm-cmpxchg.c — a hand-written compare and exchange: refused, never taken for a no-op.
// run: => refused message="cmpxchg"
static int lock;

int main(void)
{
    int expected = 0, desired = 1;
    __asm__ volatile("lock cmpxchgl %2, %1" : "+a"(expected), "+m"(lock) : "r"(desired) : "memory", "cc");
    return expected;
}
