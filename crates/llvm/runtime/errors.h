// Error numbers and constants as on Linux.
#pragma once
enum { EPERM = 1, EINTR = 4, EAGAIN = 11, ENOMEM = 12, EBUSY = 16, EINVAL = 22, ERANGE = 34, EDEADLK = 35, ETIMEDOUT = 110 };
enum { MUTEX_PLAIN, MUTEX_RECURSIVE, MUTEX_ERRORCHECK };
