// absl-call-once.cpp — Abseil's call_once.
#include <absl/base/call_once.h>
#include <cassert>
#include <thread>
// What Abseil has compiled in its library.
namespace absl {
ABSL_NAMESPACE_BEGIN
namespace base_internal {
uint32_t SpinLockWait(std::atomic<uint32_t> *word, int n, const SpinLockWaitTransition *moves, SchedulingMode) {
    for (;;) {
        uint32_t now = word->load(std::memory_order_acquire);
        for (int i = 0; i < n; i++)
            if (moves[i].from == now && (moves[i].to == now || word->compare_exchange_strong(now, moves[i].to)) && moves[i].done)
                return now;
    }
}
}
ABSL_NAMESPACE_END
}
extern "C" void ABSL_INTERNAL_C_SYMBOL(AbslInternalSpinLockWake)(std::atomic<uint32_t> *, bool) {}
static absl::once_flag once;
static int made;
static void use() {
    absl::call_once(once, [] { made++; });
    assert(made == 1);
}
int main() {
    std::thread other(use);
    use();
    other.join();
}
