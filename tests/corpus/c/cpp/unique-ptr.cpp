// unique-ptr.cpp — std::unique_ptr: moved into a thread and back through a promise-like slot; the bug keeps a raw pointer.
// run: => ok executions=1 blocked=0
// run: -- -DBROKEN => violation use-after-free@raw
#include <cassert>
#include <memory>
#include <thread>
#include <utility>

struct job {
    int input, output;
};

static std::unique_ptr<job> result;

int main()
{
    auto mine = std::make_unique<job>(job{6, 0});
#ifdef BROKEN
    job *raw = mine.get();
#endif
    std::thread t([j = std::move(mine)]() mutable {
        j->output = j->input * 7;
        result = std::move(j);
    });
    t.join();
    assert(!mine && result && result->output == 42);
    result.reset();
#ifdef BROKEN
    assert(raw->output == 42); // @raw
#endif
    std::unique_ptr<int[]> array(new int[3]{1, 2, 3});
    assert(array[2] == 3);
    return 0;
}
