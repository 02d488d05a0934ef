// xenium-deque.cpp — xenium's work-stealing deque of two items: its owner pops one, another thread steals up to two.
#include <xenium/chase_work_stealing_deque.hpp>
#include <cassert>
#include <thread>
static int items[2], stolen[2], popped[2];
int main() {
    xenium::chase_work_stealing_deque<int, xenium::policy::capacity<2>> deque;
    deque.try_push(&items[0]);
    deque.try_push(&items[1]);
    std::thread thief([&] {
        int *item = nullptr;
        for (int i = 0; i < 2; i++)
            if (deque.try_steal(item)) stolen[item - items]++;
    });
    int *item = nullptr;
    if (deque.try_pop(item)) popped[item - items]++;
    thief.join();
    for (int i = 0; i < 2; i++) assert(stolen[i] + popped[i] <= 1);
}
