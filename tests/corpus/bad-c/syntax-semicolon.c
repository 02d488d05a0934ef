// syntax-semicolon.c — a missing semicolon: the message has file, line and column.
// run: => refused message="syntax-semicolon.c:5:"
int main(void)
{
    int n = 1
    return n;
}
