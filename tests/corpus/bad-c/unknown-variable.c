// unknown-variable.c — a use of a variable that is nowhere defined.
// run: => refused message="mystery_variable"
extern int mystery_variable;

int main(void)
{
    return mystery_variable;
}
