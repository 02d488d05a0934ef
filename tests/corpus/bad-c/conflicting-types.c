// conflicting-types.c — two files that disagree about a global: one defines a function, the other a variable of that name.
// files: conflicting-types.c conflicting-types-2.c
// run: => refused message="twofold"
int twofold(int n)
{
    return 2 * n;
}

int main(void)
{
    return twofold(0);
}
