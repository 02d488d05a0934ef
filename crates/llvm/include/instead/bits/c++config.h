// libstdc++'s configuration, but that templates which its library has compiled (streams, strings) are compiled with the program.
#pragma GCC system_header
#include_next <bits/c++config.h>
#ifdef __GLIBCXX__
#undef _GLIBCXX_EXTERN_TEMPLATE
#define _GLIBCXX_EXTERN_TEMPLATE 0
#endif
