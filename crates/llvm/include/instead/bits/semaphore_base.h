// What libstdc++ 11 to 14 keep in this header: the counter of std::counting_semaphore. The library's own `acquire` takes an attempt that
// another thread disturbs for a count of zero, and may then sleep although the count is positive: a deadlock that the standard rules out.
// Here a thread waits for a positive count, and for nothing else.
#pragma GCC system_header
#include <bits/c++config.h>
#if !defined __GLIBCXX__ || _GLIBCXX_RELEASE < 11 || _GLIBCXX_RELEASE > 14
#include_next <bits/semaphore_base.h>
#elif !defined _GLIBCXX_SEMAPHORE_BASE_H
#define _GLIBCXX_SEMAPHORE_BASE_H 1
#include <bits/atomic_base.h>
#if __cplusplus > 201703L
#include <bits/atomic_timed_wait.h>
#include <bits/chrono.h>
#include <time.h>
namespace std _GLIBCXX_VISIBILITY(default) {
_GLIBCXX_BEGIN_NAMESPACE_VERSION
struct __semaphore_impl {
    static constexpr ptrdiff_t _S_max = __INT_MAX__;
    explicit constexpr __semaphore_impl(ptrdiff_t __count) noexcept : _M_counter(static_cast<int>(__count)) {}
    __semaphore_impl(const __semaphore_impl &) = delete;
    __semaphore_impl &operator=(const __semaphore_impl &) = delete;

    void _M_acquire() noexcept {
        while (!_M_take()) {
        }
    }
    // (The standard lets this fail where another thread disturbs it.)
    bool _M_try_acquire() noexcept { return _M_take(); }
    // Tries until the count is zero: then the time is up. A thread that waits and succeeds in time cannot be told from one that came later.
    template <typename _Clock, typename _Dur>
    bool _M_try_acquire_until(const chrono::time_point<_Clock, _Dur> &__atime) noexcept {
        return _M_take_if_positive() || _M_time_is_up(TIMER_ABSTIME, __atime.time_since_epoch());
    }
    template <typename _Rep, typename _Period>
    bool _M_try_acquire_for(const chrono::duration<_Rep, _Period> &__rtime) noexcept {
        return _M_take_if_positive() || _M_time_is_up(0, __rtime);
    }
    void _M_release(ptrdiff_t __update) noexcept { __atomic_fetch_add(&_M_counter, static_cast<int>(__update), __ATOMIC_RELEASE); }

private:
    int _M_counter;

    bool _M_take() noexcept {
        int __count = __atomic_load_n(&_M_counter, __ATOMIC_RELAXED);
        return __count > 0 && __atomic_compare_exchange_n(&_M_counter, &__count, __count - 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
    }
    bool _M_take_if_positive() noexcept {
        int __count = __atomic_load_n(&_M_counter, __ATOMIC_RELAXED);
        while (__count > 0) {
            if (__atomic_compare_exchange_n(&_M_counter, &__count, __count - 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return true;
        }
        return false;
    }
    template <typename _Rep, typename _Period>
    static bool _M_time_is_up(int __flags, const chrono::duration<_Rep, _Period> &__time) noexcept {
        auto __seconds = chrono::floor<chrono::seconds>(__time);
        struct timespec __limit = {static_cast<time_t>(__seconds.count()), __time > __seconds};
        ::clock_nanosleep(CLOCK_MONOTONIC, __flags, &__limit, nullptr);
        return false;
    }
};
_GLIBCXX_END_NAMESPACE_VERSION
}  // namespace std
#endif
#endif
