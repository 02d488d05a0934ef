// vector.c — an instruction of the processor on vectors. (Operators on vectors are understood.)
// run: => refused message="llvm.x86.sse2.pmovmskb.128"
typedef char sixteen __attribute__((vector_size(16)));
static sixteen bytes;

int main(void)
{
    return __builtin_ia32_pmovmskb128(bytes);
}
