// feature: typeid and std::type_index
// run: => ok
#include <cassert>
#include <cstring>
#include <typeindex>
#include <typeinfo>
struct base { virtual ~base() {} };
struct derived : base {};
int main() {
    derived d;
    base &b = d;
    assert(typeid(b) == typeid(derived) && typeid(b) != typeid(base) && typeid(int) == typeid(int));
    assert(std::strcmp(typeid(int).name(), "i") == 0 && std::type_index(typeid(b)) == std::type_index(typeid(derived)));
    assert(typeid(b).hash_code() == typeid(derived).hash_code());
}
