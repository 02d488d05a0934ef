/*
 * genmc.h: the functions and annotations that programs for GenMC use, for Fencepost. The annotations are hints for a search: a
 * program means the same without them, so they stand for what is in their parentheses.
 */
#ifndef FENCEPOST_COMPAT_GENMC_H
#define FENCEPOST_COMPAT_GENMC_H

#ifdef __cplusplus
extern "C" {
typedef bool fencepost_genmc_bool;
#else
typedef _Bool fencepost_genmc_bool;
#endif

void __VERIFIER_assume(int condition);
int __VERIFIER_nondet_int(void);
/* The number of the calling thread. */
int __VERIFIER_thread_self(void);

/*
 * Hazard pointers. `protect` reads the pointer at `place` and protects the object that it points at, at once: as long as `hazard`
 * protects an object, it is not freed. `retire` says that an object, which no shared pointer leads to any more, may be freed as soon
 * as no hazard pointer protects it. `clear` and `free` end the protection.
 */
typedef struct fencepost_hazard __VERIFIER_hp_t;
__VERIFIER_hp_t *__VERIFIER_hp_alloc(void);
void *fencepost_hp_protect(__VERIFIER_hp_t *hazard, void *place);
void __VERIFIER_hp_clear(__VERIFIER_hp_t *hazard);
void __VERIFIER_hp_free(__VERIFIER_hp_t *hazard);
void __VERIFIER_hp_retire(void *object);
#define __VERIFIER_hp_protect(hazard, place) fencepost_hp_protect((hazard), (void *)(place))

/* Loops that wait are recognised without help. */
#define __VERIFIER_loop_begin() ((void)0)
#define __VERIFIER_loop_bound(rounds) ((void)0)
#define __VERIFIER_spin_start() ((void)0)
#define __VERIFIER_spin_end(done) ((void)(done))

/* Hints about single accesses, with their value. */
#define __VERIFIER_local_write(access) (access)
#define __VERIFIER_final_write(access) (access)
#define __VERIFIER_final_CAS(access) (access)
#define __VERIFIER_speculative_read(access) (access)
#define __VERIFIER_confirming_read(access) (access)
#define __VERIFIER_confirming_CAS(access) (access)
/* Those without: what is in the parentheses may end in a semicolon. */
#define __VERIFIER_helped_CAS(...) do { __VA_ARGS__; } while (0)
#define __VERIFIER_helping_CAS(...) do { __VA_ARGS__; } while (0)
#define __VERIFIER_optional(...) do { __VA_ARGS__; } while (0)
#define __VERIFIER_opt_begin() ((fencepost_genmc_bool)1)

#ifdef __cplusplus
}
#endif
#endif
