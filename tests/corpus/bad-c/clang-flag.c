// clang-flag.c — a flag clang does not know.
// run: -- -fno-such-flag => refused message="-fno-such-flag"
int main(void)
{
    return 0;
}
