// eigen-run-queue.cpp — Eigen's queue for a pool of threads: its owner takes from the front, others from the back.
#include <eigen3/unsupported/Eigen/CXX11/ThreadPool>
#include <cassert>
#include <thread>
int main() {
    Eigen::RunQueue<int, 4> queue;
    std::thread thief([&] {
        int item = queue.PopBack();
        assert(item == 0 || item == 1);
    });
    int left = queue.PushFront(1);
    assert(left == 0);
    int item = queue.PopFront();
    assert(item == 0 || item == 1);
    thief.join();
}
