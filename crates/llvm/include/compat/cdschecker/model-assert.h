/*
 * model-assert.h: the assertions of programs for CDSChecker, for Fencepost.
 */
#ifndef FENCEPOST_COMPAT_MODEL_ASSERT_H
#define FENCEPOST_COMPAT_MODEL_ASSERT_H

#ifdef __cplusplus
extern "C"
#endif
__attribute__((noreturn)) void __fencepost_assert_fail(const char *expression, const char *file, unsigned line, const char *function);

#define MODEL_ASSERT(...) \
    ((__VA_ARGS__) ? (void)0 : __fencepost_assert_fail(#__VA_ARGS__, __FILE__, __LINE__, __func__))

#endif
