// queue.cpp — a small blocking queue class (mutex, condition variable, std::array) between one producer and one consumer.
// run: => ok
// run: -- -DMUTANT=1 => violation deadlock
// why 1: close() does not wake the consumer that already waits
#include <array>
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

template <typename T, std::size_t N>
class queue {
    std::mutex mutex;
    std::condition_variable changed;
    std::array<T, N> items{};
    std::size_t first = 0, count = 0;
    bool closed = false;

public:
    void push(T item)
    {
        std::unique_lock<std::mutex> lock(mutex);
        changed.wait(lock, [this] { return count < N; });
        items[(first + count) % N] = item;
        count++;
        changed.notify_all();
    }
    bool pop(T &item)
    {
        std::unique_lock<std::mutex> lock(mutex);
        changed.wait(lock, [this] { return count > 0 || closed; });
        if (count == 0)
            return false;
        item = items[first];
        first = (first + 1) % N;
        count--;
        changed.notify_all();
        return true;
    }
    void close()
    {
        std::lock_guard<std::mutex> lock(mutex);
        closed = true;
#if MUTANT != 1
        changed.notify_all();
#endif
    }
};

int main()
{
    queue<int, 1> q;
    int sum = 0;
    std::thread consumer([&] {
        int item;
        while (q.pop(item))
            sum += item;
    });
    q.push(1);
    q.push(2);
    q.close();
    consumer.join();
    assert(sum == 3);
    return 0;
}
