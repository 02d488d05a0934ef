/*
 * fencepost.h: the functions by which a program speaks to Fencepost, the model checker.
 *
 * The header works in C (C99 and later) and in C++. Nothing in it is defined: Fencepost knows these functions by name. A program
 * that uses them does not link into an ordinary executable unless definitions are supplied.
 *
 *     #include <fencepost.h>
 *
 *     int main(void)
 *     {
 *         int n = fp_choose(1, 3);             // three executions: n is 1, 2 or 3
 *         fp_assume(n != 2);                   // the one with n == 2 does not count
 *         fp_note("n is %d", n);               // seen in the trace of a bug
 *         fp_assert(n == 1 || n == 3);         // holds in every execution that is left
 *         return 0;
 *     }
 *
 * Waiting needs no function: a loop such as `while (!atomic_load(&flag)) ;`, whose failed rounds change nothing, is recognised, and
 * costs no more than one read.
 *
 * Two more interfaces are declared on request, so that programs written for other tools run unchanged:
 *     #define FENCEPOST_SVCOMP     the functions of the software verification competition, __VERIFIER_*
 *     #define FENCEPOST_LLMC       the functions of LLMC, llmc_*
 * Fencepost accepts these names also when a program declares them itself.
 */
#ifndef FENCEPOST_H
#define FENCEPOST_H

#ifdef __cplusplus
#define FENCEPOST_BOOL bool
#define FENCEPOST_NO_ARGUMENTS
extern "C" {
#else
#define FENCEPOST_BOOL _Bool
#define FENCEPOST_NO_ARGUMENTS void
#endif

#if defined(__GNUC__) || defined(__clang__)
#define FENCEPOST_NORETURN __attribute__((noreturn))
#define FENCEPOST_PRINTF(text, first) __attribute__((format(printf, text, first)))
#else
#define FENCEPOST_NORETURN
#define FENCEPOST_PRINTF(text, first)
#endif

/*
 * Executions in which `condition` is false are not looked at further: they count as blocked, and no error after this call is reported
 * for them. What happened before the call still counts: an assumption cannot take back an error.
 */
void fp_assume(FENCEPOST_BOOL condition);

/*
 * Any value from `low` to `high`, both included: Fencepost explores all of them. `low` must not be greater than `high`.
 * The first value tried is `low`.
 */
int fp_choose(int low, int high);

/*
 * Adds a line of text to the calling thread's column of the trace. The format is printf's. It has no other effect: it is not an
 * event of the memory model, and orders nothing.
 */
void fp_note(const char *format, ...) FENCEPOST_PRINTF(1, 2);

/* Reports an error of kind `assert` with this text and place. Called by fp_assert; a program has no reason to call it. */
FENCEPOST_NORETURN void __fencepost_assert_fail(const char *expression, const char *file, unsigned line, const char *function);

/*
 * fp_assert(condition): an error of kind `assert` if `condition` is false. Unlike assert() of <assert.h> it is not switched off by
 * NDEBUG. The text of the expression is shown in the report. The condition is evaluated exactly once.
 * (Variable arguments, so that a comma inside the expression, as in a C++ template argument list, needs no extra parentheses.)
 */
#define fp_assert(...) \
    ((__VA_ARGS__) ? (void)0 : __fencepost_assert_fail(#__VA_ARGS__, __FILE__, __LINE__, __func__))

/* ---------------------------------------------------------------------------------------------------------------------------------
 * SV-COMP: the functions of the software verification competition.
 */
#ifdef FENCEPOST_SVCOMP

/* As fp_assume: executions in which `condition` is 0 do not count. */
void __VERIFIER_assume(int condition);

/* As fp_assert: an error of kind `assert` if `condition` is 0. */
void __VERIFIER_assert(int condition);

/* Reaching this call is an error of kind `assert`. */
FENCEPOST_NORETURN void __VERIFIER_error(FENCEPOST_NO_ARGUMENTS);

/*
 * Any value of the type. Fencepost explores values one by one, so a program should narrow the range at once with
 * __VERIFIER_assume; the values of a wide type cannot all be tried, and Fencepost then says that the answer is incomplete.
 */
FENCEPOST_BOOL __VERIFIER_nondet_bool(FENCEPOST_NO_ARGUMENTS);
char __VERIFIER_nondet_char(FENCEPOST_NO_ARGUMENTS);
unsigned char __VERIFIER_nondet_uchar(FENCEPOST_NO_ARGUMENTS);
short __VERIFIER_nondet_short(FENCEPOST_NO_ARGUMENTS);
unsigned short __VERIFIER_nondet_ushort(FENCEPOST_NO_ARGUMENTS);
int __VERIFIER_nondet_int(FENCEPOST_NO_ARGUMENTS);
unsigned int __VERIFIER_nondet_uint(FENCEPOST_NO_ARGUMENTS);
long __VERIFIER_nondet_long(FENCEPOST_NO_ARGUMENTS);
unsigned long __VERIFIER_nondet_ulong(FENCEPOST_NO_ARGUMENTS);
void *__VERIFIER_nondet_pointer(FENCEPOST_NO_ARGUMENTS);

/*
 * Between begin and end no other thread takes a step. Of nested sections the outermost one counts. A section that blocks is an error. The body
 * of a function that the program defines and calls __VERIFIER_atomic_something is such a section.
 */
void __VERIFIER_atomic_begin(FENCEPOST_NO_ARGUMENTS);
void __VERIFIER_atomic_end(FENCEPOST_NO_ARGUMENTS);

#endif /* FENCEPOST_SVCOMP */

/* ---------------------------------------------------------------------------------------------------------------------------------
 * LLMC: the functions of F. van der Berg's low-level model checker.
 *
 * A program without main() runs in proc mode: first `llmc_init`, if there is one, runs to its end; then every function whose name
 * starts with `llmc_proc` runs as a thread of its own (in the order of their definitions); when all have finished, `llmc_fini`, if
 * there is one, runs, and can look at what is left in global variables. All of them take no arguments and return int.
 */
#ifdef FENCEPOST_LLMC

int llmc_init(FENCEPOST_NO_ARGUMENTS);
int llmc_fini(FENCEPOST_NO_ARGUMENTS);

/* As fp_assume. */
void llmc_assume(FENCEPOST_BOOL condition);

/* Barriers: fences of C11, by name; `ss` keeps stores in order with stores (as release), `ll` loads with loads (as acquire). */
void llmc_barrier_acquire(FENCEPOST_NO_ARGUMENTS);
void llmc_barrier_release(FENCEPOST_NO_ARGUMENTS);
void llmc_barrier_seq_cst(FENCEPOST_NO_ARGUMENTS);
void llmc_barrier_ss(FENCEPOST_NO_ARGUMENTS);
void llmc_barrier_ll(FENCEPOST_NO_ARGUMENTS);

/* As __VERIFIER_atomic_begin and __VERIFIER_atomic_end. */
void llmc_atomic_begin(FENCEPOST_NO_ARGUMENTS);
void llmc_atomic_end(FENCEPOST_NO_ARGUMENTS);

/*
 * Compare and exchange of `size` bytes at `target`: if they equal those at `expected`, they become those at `desired` and the result
 * is true; otherwise they are copied to `expected` and the result is false. It never fails spuriously. `success` and `failure`
 * are the memory orders (values of C11's enum memory_order, or of C++'s).
 */
FENCEPOST_BOOL __atomic_compare_exchange_llmc(int size, void *target, void *expected, void const *desired, int success, int failure);

#endif /* FENCEPOST_LLMC */

#ifdef __cplusplus
}
#endif

#endif /* FENCEPOST_H */
