/*
 * vsync/common/await_while.h: loops that wait, as libvsync writes them, for Fencepost, which recognises those that do.
 */
#ifndef FENCEPOST_COMPAT_VSYNC_AWAIT_WHILE_H
#define FENCEPOST_COMPAT_VSYNC_AWAIT_WHILE_H

#define await_while(condition) while (condition)
#define await_do do
#define while_await(condition) while (condition)
#define await_break break

#endif
