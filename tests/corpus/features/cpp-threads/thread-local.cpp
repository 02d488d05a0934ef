// feature: thread_local objects with constructors and destructors
// run: => ok
#include <cassert>
#include <thread>
int ended;
struct holder {
    int n = 1;
    ~holder() { ended += n; }
};
thread_local holder mine;
int main() {
    std::thread t([] { mine.n = 6; });
    t.join();
    assert(ended == 6 && mine.n == 1);
}
