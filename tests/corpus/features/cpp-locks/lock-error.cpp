// feature: errors of locks: std::system_error
// run: => ok
#include <cassert>
#include <mutex>
#include <system_error>
int main() {
    std::unique_lock<std::mutex> none;
    bool caught = false;
    try { none.lock(); } catch (const std::system_error &e) { caught = e.code() == std::errc::operation_not_permitted; }
    assert(caught);
}
