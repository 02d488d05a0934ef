/*
 * dat3m.h: the functions that programs for Dartagnan (Dat3M) use, for Fencepost.
 */
#ifndef FENCEPOST_COMPAT_DAT3M_H
#define FENCEPOST_COMPAT_DAT3M_H

#ifdef __cplusplus
extern "C" {
typedef bool fencepost_dat3m_bool;
#else
typedef _Bool fencepost_dat3m_bool;
#endif

int __VERIFIER_nondet_int(void);
unsigned int __VERIFIER_nondet_uint(void);
fencepost_dat3m_bool __VERIFIER_nondet_bool(void);
void __VERIFIER_assume(int condition);
void __VERIFIER_assert(int condition);
/* The number of the calling thread. */
unsigned int __VERIFIER_tid(void);

/* Loops are bounded by --unroll, if they must be, and those that wait are recognised without help. */
#define __VERIFIER_loop_bound(rounds) ((void)(rounds))
#define __VERIFIER_loop_begin() ((void)0)
#define __VERIFIER_spin_start() ((void)0)
#define __VERIFIER_spin_end(done) ((void)(done))

#ifdef __cplusplus
}
#endif
#endif
