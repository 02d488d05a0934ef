// xenium-michael-scott.cpp — xenium's queue of Michael and Scott with hazard pointers.
#include <xenium/michael_scott_queue.hpp>
#include <xenium/reclamation/hazard_pointer.hpp>
#include <cassert>
#include <thread>
using pointers = xenium::reclamation::hazard_pointer<>::with<
    xenium::policy::allocation_strategy<xenium::reclamation::hp_allocation::static_strategy<3, 0, 0>>>;
int main() {
    xenium::michael_scott_queue<int, xenium::policy::reclaimer<pointers>> queue;
    queue.push(1);
    std::thread other([&] {
        int value = 0;
        if (queue.try_pop(value)) assert(value == 1);
    });
    int value = 0;
    if (queue.try_pop(value)) assert(value == 1);
    other.join();
}
