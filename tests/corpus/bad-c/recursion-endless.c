// recursion-endless.c — two functions that call each other for ever.
// run: => unknown message="deep"
static int pong(int n);

static int ping(int n)
{
    return pong(n ^ 1) + 1;
}

static int pong(int n)
{
    return ping(n ^ 2) + 1;
}

int main(void)
{
    return ping(0);
}
