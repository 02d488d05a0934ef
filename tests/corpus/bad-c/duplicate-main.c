// duplicate-main.c — two files that both define main.
// files: duplicate-main.c duplicate-main-2.c
// run: => refused message="main"
int main(void)
{
    return 0;
}
