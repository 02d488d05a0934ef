// unknown-unused.c — a function that is declared, and whose call cannot be reached: no reason to refuse.
// run: => ok executions=1
int mystery_function(int);

static int enabled;

int main(void)
{
    if (enabled)
        return mystery_function(3);
    return 0;
}
