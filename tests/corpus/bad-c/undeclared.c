// undeclared.c — a misspelt variable.
// run: => refused message="cuonter"
int main(void)
{
    int counter = 0;
    return cuonter;
}
