// What libstdc++ 11 to 14 keep in this header, as atomic_wait.h beside it: a wait with a limit ends because of a wake-up, or
// because the time is up.
#pragma GCC system_header
#include <bits/c++config.h>
#if !defined __GLIBCXX__ || _GLIBCXX_RELEASE < 11 || _GLIBCXX_RELEASE > 14
#include_next <bits/atomic_timed_wait.h>
#elif !defined _GLIBCXX_ATOMIC_TIMED_WAIT_H
#define _GLIBCXX_ATOMIC_TIMED_WAIT_H 1
#include <bits/atomic_wait.h>
#include <bits/chrono.h>
#include <bits/this_thread_sleep.h>
namespace std _GLIBCXX_VISIBILITY(default) {
_GLIBCXX_BEGIN_NAMESPACE_VERSION
namespace __detail {
// Sleeps until a wake-up or a time; whether it was a wake-up.
template <typename _Clock, typename _Dur>
bool __sleep_until(const void *__addr, const chrono::time_point<_Clock, _Dur> &__atime) {
    auto __seconds = chrono::floor<chrono::seconds>(__atime);
    return fencepost_sleep_until(__addr, true, (long)__seconds.time_since_epoch().count(), __atime > __seconds);
}
template <typename _Rep, typename _Period>
bool __sleep_for(const void *__addr, const chrono::duration<_Rep, _Period> &__rtime) {
    auto __seconds = chrono::floor<chrono::seconds>(__rtime);
    return fencepost_sleep_until(__addr, false, (long)__seconds.count(), __rtime > __seconds);
}
template <typename _Tp, typename _ValFn, typename _Sleep>
bool __timed_wait_v(const _Tp *__addr, _Tp __old, _ValFn __vfn, _Sleep __sleep) {
    while (__detail::__atomic_compare(__old, __vfn())) {
        fencepost_sleep_begin(__addr);
        fp_assume(__detail::__atomic_compare(__old, __vfn()));
        if (!__sleep()) return false;
    }
    return true;
}
template <typename _Tp, typename _Pred, typename _Sleep>
bool __timed_wait(const _Tp *__addr, _Pred __pred, _Sleep __sleep) {
    for (;;) {
        _Tp __seen = __detail::__look_at(__addr);
        if (__pred()) return true;
        fencepost_sleep_begin(__addr);
        fp_assume(__detail::__atomic_compare(__seen, __detail::__look_at(__addr)));
        if (!__sleep()) return false;
    }
}
}  // namespace __detail

template <typename _Tp, typename _ValFn, typename _Clock, typename _Dur>
bool __atomic_wait_address_until_v(const _Tp *__addr, _Tp &&__old, _ValFn &&__vfn, const chrono::time_point<_Clock, _Dur> &__atime) noexcept {
    return __detail::__timed_wait_v(__addr, __old, __vfn, [&] { return __detail::__sleep_until(__addr, __atime); });
}
template <typename _Tp, typename _ValFn, typename _Rep, typename _Period>
bool __atomic_wait_address_for_v(const _Tp *__addr, _Tp &&__old, _ValFn &&__vfn, const chrono::duration<_Rep, _Period> &__rtime) noexcept {
    return __detail::__timed_wait_v(__addr, __old, __vfn, [&] { return __detail::__sleep_for(__addr, __rtime); });
}
template <typename _Tp, typename _Pred, typename _Clock, typename _Dur>
bool __atomic_wait_address_until(const _Tp *__addr, _Pred __pred, const chrono::time_point<_Clock, _Dur> &__atime) noexcept {
    return __detail::__timed_wait(__addr, __pred, [&] { return __detail::__sleep_until(__addr, __atime); });
}
template <typename _Tp, typename _Pred, typename _Rep, typename _Period>
bool __atomic_wait_address_for(const _Tp *__addr, _Pred __pred, const chrono::duration<_Rep, _Period> &__rtime) noexcept {
    return __detail::__timed_wait(__addr, __pred, [&] { return __detail::__sleep_for(__addr, __rtime); });
}
template <typename _Pred, typename _Clock, typename _Dur>
bool __atomic_wait_address_until_bare(const __detail::__platform_wait_t *__addr, _Pred __pred, const chrono::time_point<_Clock, _Dur> &__atime) noexcept {
    return std::__atomic_wait_address_until(__addr, __pred, __atime);
}
template <typename _Pred, typename _Rep, typename _Period>
bool __atomic_wait_address_for_bare(const __detail::__platform_wait_t *__addr, _Pred __pred, const chrono::duration<_Rep, _Period> &__rtime) noexcept {
    return std::__atomic_wait_address_for(__addr, __pred, __rtime);
}
_GLIBCXX_END_NAMESPACE_VERSION
}  // namespace std
#endif
