// containers.cpp — std::vector and std::string without threads around them: templates of the standard library run as they are.
// run: => ok executions=1 blocked=0
// run: -- -DBROKEN => violation use-after-free
#include <cassert>
#include <string>
#include <vector>

int main()
{
    std::vector<int> values;
    for (int i = 0; i < 5; i++)
        values.push_back(i * i);
    int sum = 0;
    for (int v : values)
        sum += v;
    assert(sum == 30 && values.size() == 5);
    int *inside = &values[0];
    values.resize(100);
#ifdef BROKEN
    assert(*inside == 0);
#else
    (void)inside;
#endif
    std::string text = "fence";
    text += "post";
    assert(text.size() == 9 && text == "fencepost");
    return 0;
}
