// duplicate-main-2.c — the second file of duplicate-main.c; not run alone.
int main(void)
{
    return 1;
}
