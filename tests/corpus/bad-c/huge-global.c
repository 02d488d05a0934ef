// huge-global.c — a global of a terabyte.
// run: => refused message="huge"
static char huge[1ul << 40];

int main(void)
{
    huge[1ul << 39] = 1;
    return huge[0];
}
