// infinite-empty.c — an empty loop: no read could ever end it.
// run: --timeout 5 => violation liveness@loop
int main(void)
{
    for (;;) // @loop
        ;
}
