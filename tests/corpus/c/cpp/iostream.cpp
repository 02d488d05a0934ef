// iostream.cpp — a program may include <iostream>.
// run: => ok
#include <iostream>
int main(){ return 0; }
