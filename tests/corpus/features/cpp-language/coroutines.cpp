// feature: coroutines
// run: -- -std=c++20 => ok
#include <cassert>
#include <coroutine>
#include <exception>
struct counter {
    struct promise_type {
        int value = 0;
        counter get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(int n) { value = n; return {}; }
        void return_void() {}
        void unhandled_exception() { std::terminate(); }
    };
    std::coroutine_handle<promise_type> handle;
};
static counter count(int n) { for (int i = 1; i <= n; i++) co_yield i * i; }
int main() {
    counter c = count(3);
    int sum = 0;
    for (c.handle.resume(); !c.handle.done(); c.handle.resume()) sum += c.handle.promise().value;
    c.handle.destroy();
    assert(sum == 14);
}
