// feature: std::exception_ptr across threads
// run: => ok
#include <cassert>
#include <exception>
#include <stdexcept>
#include <thread>
int main() {
    std::exception_ptr error;
    std::thread t([&] { try { throw std::out_of_range("far"); } catch (...) { error = std::current_exception(); } });
    t.join();
    int caught = 0;
    for (int i = 0; i < 2; i++)
        try { std::rethrow_exception(error); } catch (const std::out_of_range &e) { caught += e.what()[0] == 'f'; }
    assert(caught == 2 && error);
    assert(!std::current_exception() && std::make_exception_ptr(3));
}
