// condition-if.cpp — a wait that is not in a loop may end for no reason.
// run: => violation assert@ready
#include <condition_variable>
#include <mutex>
#include <thread>
#include <cassert>
std::mutex m; std::condition_variable cv; bool ready = false;
int main() { std::thread t([] { std::lock_guard<std::mutex> g(m); ready = true; cv.notify_one(); });
  { std::unique_lock<std::mutex> l(m); if (!ready) cv.wait(l); assert(ready); } t.join(); } // @ready
