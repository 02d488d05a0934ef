// templates.cpp — class and function templates, specialisation, variadic packs, constexpr, a template spin lock used as a mutex.
// run: => ok
// run: -- -DMUTANT=1 => violation race@modify
// why 1: the unlock is relaxed
#include <atomic>
#include <cassert>
#include <mutex>
#include <thread>

template <typename T, int N>
class stack {
    T items[N];
    int count = 0;

public:
    bool push(const T &item)
    {
        if (count == N)
            return false;
        items[count++] = item;
        return true;
    }
    T pop() { return items[--count]; }
    int size() const { return count; }
};

template <typename T>
constexpr T largest(T a)
{
    return a;
}

template <typename T, typename... Rest>
constexpr T largest(T a, Rest... rest)
{
    T b = largest(rest...);
    return a > b ? a : b;
}

template <typename T>
struct name_of {
    static constexpr char value = 'x';
};
template <>
struct name_of<int> {
    static constexpr char value = 'i';
};

template <typename Word = int>
class spin_lock {
    std::atomic<Word> word{0};

public:
    void lock()
    {
        while (word.exchange(1, std::memory_order_acquire))
            ;
    }
    void unlock()
    {
#if MUTANT == 1
        word.store(0, std::memory_order_relaxed);
#else
        word.store(0, std::memory_order_release);
#endif
    }
};

template <typename Lock>
struct counter {
    Lock lock;
    int value = 0;
    void add(int n)
    {
        std::lock_guard<Lock> guard(lock);
        value += n; // @modify
    }
};

static counter<spin_lock<unsigned char>> shared;

int main()
{
    stack<double, 2> s;
    assert(s.push(1.5) && s.push(2.5) && !s.push(3.5) && s.pop() == 2.5 && s.size() == 1);
    static_assert(largest(3, 9, 4) == 9, "");
    assert(largest(1.5, 0.5) == 1.5 && name_of<int>::value == 'i' && name_of<long>::value == 'x');
    std::thread t([] { shared.add(1); });
    shared.add(2);
    t.join();
    assert(shared.value == 3);
    return 0;
}
