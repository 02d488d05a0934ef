// unknown-function.c — a call of a function that is nowhere defined.
// run: => refused message="mystery_function"
int mystery_function(int);

int main(void)
{
    return mystery_function(3);
}
