// cdschecker.cpp — message passing for CDSChecker: its threads, its accesses that race, its assertions, user_main.
// run: --compat cdschecker => ok
// run: --compat cdschecker -- -DMUTANT=1 => violation race@load
#include <atomic>
#include <threads.h>

#include "librace.h"
#include "model-assert.h"

static std::atomic<int> flag;
static uint32_t data;
#if MUTANT == 1
#define ORDER std::memory_order_relaxed
#else
#define ORDER std::memory_order_release
#endif

static void send(void *) {
    store_32(&data, 42);
    flag.store(1, ORDER);
}
static void receive(void *) {
    if (flag.load(std::memory_order_acquire)) {
        uint32_t seen = load_32(&data);  // @load
        MODEL_ASSERT(seen == 42);
    }
}
extern "C" int user_main(int, char **) {
    thrd_t a, b;
    thrd_create(&a, send, nullptr);
    thrd_create(&b, receive, nullptr);
    thrd_join(a);
    thrd_join(b);
    return 0;
}
