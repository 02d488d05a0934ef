// no-main.c — neither main nor LLMC processes.
// run: => refused message="main"
int helper(int n)
{
    return n + 1;
}
