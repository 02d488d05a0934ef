// feature: wide characters (<wchar.h>)
// run: => ok
#include <assert.h>
#include <wchar.h>
int main(void) {
    const wchar_t *text = L"abc";
    wchar_t copy[4];
    wcscpy(copy, text);
    assert(wcslen(copy) == 3 && wcscmp(copy, L"abc") == 0 && wmemcmp(copy, L"abd", 2) == 0);
}
