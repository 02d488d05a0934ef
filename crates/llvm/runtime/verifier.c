// Functions that direct the verification, under the names of other tools and our own.
void fp_assume(_Bool condition) { __fp_assume(condition); }
int fp_choose(int low, int high) { return __fp_choose(low, high); }

void __VERIFIER_assume(int condition) { __fp_assume(condition != 0); }
void __VERIFIER_assert(int condition) { __fp_assert(condition != 0, "__VERIFIER_assert"); }
_Noreturn void __VERIFIER_error(void) { __fp_error("__VERIFIER_error was called"); }
_Noreturn void reach_error(void) { __fp_error("reach_error was called"); }

_Bool __VERIFIER_nondet_bool(void) { return (_Bool)__fp_choose(0, 1); }
_Bool __VERIFIER_nondet__Bool(void) { return (_Bool)__fp_choose(0, 1); }
char __VERIFIER_nondet_char(void) { return (char)__fp_choose(-128, 127); }
unsigned char __VERIFIER_nondet_uchar(void) { return (unsigned char)__fp_choose(0, 255); }
// Not all values of a wide type can be tried: only a few that often matter.
static const int few[] = {0, 1, -1, 2, 3, 7, 2147483647, -2147483647 - 1};
#define A_FEW(type, name)                                                                              \
    type __VERIFIER_nondet_##name(void) {                                                              \
        __fp_bound("__VERIFIER_nondet_" #name ": only 8 of its values are tried (fp_choose gives a range)"); \
        return (type)few[__fp_choose(0, 7)];                                                           \
    }
A_FEW(short, short)
A_FEW(unsigned short, ushort)
A_FEW(int, int)
A_FEW(unsigned, uint)
A_FEW(long, long)
A_FEW(unsigned long, ulong)
A_FEW(long long, longlong)
A_FEW(unsigned long long, ulonglong)
A_FEW(size_t, size_t)
void *__VERIFIER_nondet_pointer(void) {
    __fp_bound("__VERIFIER_nondet_pointer: only null is tried");
    return 0;
}

_Bool is_lock_free(size_t size, const volatile void *object) __asm__("__atomic_is_lock_free");
_Bool is_lock_free(size_t size, const volatile void *object) {
    (void)object;
    return size <= 8;
}

// Atomic sections exclude each other, and, since engines know this mutex, everything else. The body of a function called
// __VERIFIER_atomic_… is a section, and such functions call each other: of nested sections the outermost one counts.
static int section __asm__("__fp_section");
static _Thread_local int nested;
void fencepost_section_enter(void) {
    if (nested++ == 0) __fp_lock(&section);
}
void fencepost_section_leave(void) {
    // To end what was not begun is an error, which the mutex reports.
    if (nested == 0 || --nested == 0) __fp_unlock(&section);
}
void __VERIFIER_atomic_begin(void) { fencepost_section_enter(); }
void __VERIFIER_atomic_end(void) { fencepost_section_leave(); }
void llmc_atomic_begin(void) { fencepost_section_enter(); }
void llmc_atomic_end(void) { fencepost_section_leave(); }

void llmc_assume(_Bool condition) { __fp_assume(condition); }
void llmc_barrier_acquire(void) { __atomic_thread_fence(__ATOMIC_ACQUIRE); }
void llmc_barrier_release(void) { __atomic_thread_fence(__ATOMIC_RELEASE); }
void llmc_barrier_seq_cst(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void llmc_barrier_ss(void) { __fp_fence_ss(); }
void llmc_barrier_ll(void) { __fp_fence_ll(); }
