// No string of libc++ is taken from its library: they are compiled with the program.
#pragma GCC system_header
#define _LIBCPP_STRING_V1_EXTERN_TEMPLATE_LIST(Func, Char)
#define _LIBCPP_STRING_UNSTABLE_EXTERN_TEMPLATE_LIST(Func, Char)
