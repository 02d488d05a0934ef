/*
 * vsync/common/assert.h: the assertions of programs that use libvsync, for Fencepost.
 */
#ifndef FENCEPOST_COMPAT_VSYNC_ASSERT_H
#define FENCEPOST_COMPAT_VSYNC_ASSERT_H

#include <assert.h>
#ifndef ASSERT
#define ASSERT(...) assert((__VA_ARGS__))
#endif

#endif
