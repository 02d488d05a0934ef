// syntax-brace.c — a function that is never closed.
// run: => refused message="expected '}'"
int main(void)
{
    int n = 1;
    if (n) {
        n = 2;
    return n;
}
