// atomic-16.c — an atomic of 16 bytes.
// run: -- -mcx16 => refused message="16"
static unsigned __int128 shared;

int main(void)
{
    unsigned __int128 seen = __atomic_load_n(&shared, __ATOMIC_SEQ_CST);
    __atomic_store_n(&shared, seen + 1, __ATOMIC_SEQ_CST);
    return 0;
}
