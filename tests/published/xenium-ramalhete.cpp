// xenium-ramalhete.cpp — xenium's queue of Ramalhete with epochs.
#include <cassert>
#include <array>
#include <xenium/ramalhete_queue.hpp>
#include <xenium/reclamation/generic_epoch_based.hpp>
#include <thread>
static int item;
int main() {
    xenium::ramalhete_queue<int *, xenium::policy::reclaimer<xenium::reclamation::epoch_based<>>,
                            xenium::policy::entries_per_node<2>, xenium::policy::pop_retries<0>> queue;
    std::thread producer([&] {
        item = 7;
        queue.push(&item);
    });
    int *value;
    if (queue.try_pop(value)) assert(*value == 7);
    producer.join();
}
