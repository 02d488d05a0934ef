// long-double.c — long double is x86's 80-bit format: not supported.
// run: => refused message="x86_fp80"
static long double third = 3.0L;

int main(void)
{
    long double x = 1.0L / third;
    return x * 3.0L > 2.0L;
}
