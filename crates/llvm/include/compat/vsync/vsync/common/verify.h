/*
 * vsync/common/verify.h: libvsync's words for model checkers, for Fencepost. Those about loops are hints.
 */
#ifndef FENCEPOST_COMPAT_VSYNC_VERIFY_H
#define FENCEPOST_COMPAT_VSYNC_VERIFY_H

#ifdef __cplusplus
extern "C" {
#endif
void __VERIFIER_assume(int condition);
#ifdef __cplusplus
}
#endif

#define verification_ignore() __VERIFIER_assume(0)
#define verification_assume(condition) __VERIFIER_assume(!!(condition))
#define verification_loop_begin() ((void)0)
#define verification_loop_bound(rounds) ((void)(rounds))
#define verification_spin_start() ((void)0)
#define verification_spin_end(done) ((void)(done))

#endif
