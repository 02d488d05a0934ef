// error-directive.c — the program itself refuses; with the macro it is fine.
// run: => refused message="SIZE must be defined"
// run: -- -DSIZE=3 => ok
#ifndef SIZE
#error "SIZE must be defined"
#endif

int main(void)
{
    return SIZE - 3;
}
