// What libstdc++ 11 to 14 keep in this header, on the checker's own waiting: a thread sleeps once its value is there, and a
// wake-up that comes too early is lost. The library's own code spins first and keeps counts of waiting threads.
#pragma GCC system_header
#include <bits/c++config.h>
#if !defined __GLIBCXX__ || _GLIBCXX_RELEASE < 11 || _GLIBCXX_RELEASE > 14
#include_next <bits/atomic_wait.h>
#elif !defined _GLIBCXX_ATOMIC_WAIT_H
#define _GLIBCXX_ATOMIC_WAIT_H 1
#include <bits/functional_hash.h>
#include <bits/gthr.h>
#include <bits/std_mutex.h>
#include <ext/numeric_traits.h>
#ifndef __cpp_lib_atomic_wait
#define __cpp_lib_atomic_wait 201907L
#endif
extern "C" {
void fencepost_sleep_begin(const void *);
void fencepost_sleep_end(const void *);
bool fencepost_sleep_until(const void *, bool, long, long);
int fencepost_wake(const void *, int);
void fp_assume(bool);
}
namespace std _GLIBCXX_VISIBILITY(default) {
_GLIBCXX_BEGIN_NAMESPACE_VERSION
namespace __detail {
using __platform_wait_t = int;
inline constexpr size_t __platform_wait_alignment = alignof(int);
inline void __thread_yield() noexcept {}
inline void __thread_relax() noexcept {}
struct __default_spin_policy {
    bool operator()() const noexcept { return false; }
};
template <typename _Pred, typename _Spin = __default_spin_policy>
bool __atomic_spin(_Pred &__pred, _Spin = _Spin{}) noexcept {
    return __pred();
}
template <typename _Tp>
bool __atomic_compare(const _Tp &__a, const _Tp &__b) {
    return __builtin_memcmp(&__a, &__b, sizeof(_Tp)) == 0;
}
template <typename _Tp>
_Tp __look_at(const _Tp *__addr) {
    _Tp __now;
    __atomic_load(__addr, &__now, __ATOMIC_RELAXED);
    return __now;
}
}  // namespace __detail

template <typename _Tp, typename _ValFn>
void __atomic_wait_address_v(const _Tp *__addr, _Tp __old, _ValFn __vfn) noexcept {
    while (__detail::__atomic_compare(__old, __vfn())) {
        fencepost_sleep_begin(__addr);
        fp_assume(__detail::__atomic_compare(__old, __vfn()));
        fencepost_sleep_end(__addr);
    }
}
// Waits for a condition on the value at an address, which changes only with the value.
template <typename _Tp, typename _Pred>
void __atomic_wait_address(const _Tp *__addr, _Pred __pred) noexcept {
    for (;;) {
        _Tp __seen = __detail::__look_at(__addr);
        if (__pred()) return;
        fencepost_sleep_begin(__addr);
        fp_assume(__detail::__atomic_compare(__seen, __detail::__look_at(__addr)));
        fencepost_sleep_end(__addr);
    }
}
template <typename _Pred>
void __atomic_wait_address_bare(const __detail::__platform_wait_t *__addr, _Pred __pred) noexcept {
    std::__atomic_wait_address(__addr, __pred);
}
template <typename _Tp>
void __atomic_notify_address(const _Tp *__addr, bool __all) noexcept {
    fencepost_wake(__addr, __all ? 64 : 1);
}
inline void __atomic_notify_address_bare(const __detail::__platform_wait_t *__addr, bool __all) noexcept {
    fencepost_wake(__addr, __all ? 64 : 1);
}
_GLIBCXX_END_NAMESPACE_VERSION
}  // namespace std
#endif
