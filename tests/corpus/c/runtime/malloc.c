// malloc.c — malloc, calloc, realloc (bigger, smaller, of null), aligned_alloc, posix_memalign, free: contents, distinctness, alignment.
// run: => ok executions=1 blocked=0
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    int *a = malloc(4 * sizeof *a);
    int *b = malloc(4 * sizeof *b);
    assert(a && b && a != b);
    assert((uintptr_t)a % 16 == 0 && (uintptr_t)b % 16 == 0);
    assert(a + 4 <= b || b + 4 <= a);
    for (int i = 0; i < 4; i++) {
        a[i] = 10 + i;
        b[i] = 20 + i;
    }

    unsigned char *zeros = calloc(3, 5);
    for (int i = 0; i < 15; i++)
        assert(zeros[i] == 0);
    free(zeros);

    a = realloc(a, 16 * sizeof *a);
    for (int i = 0; i < 4; i++)
        assert(a[i] == 10 + i);
    a[15] = 99;
    a = realloc(a, 2 * sizeof *a);
    assert(a[0] == 10 && a[1] == 11);
    assert(b[3] == 23);
    free(a);
    free(b);

    char *text = realloc(NULL, 6);
    strcpy(text, "hello");
    assert(strlen(text) == 5);
    free(text);
    free(NULL);

    for (size_t alignment = 16; alignment <= 256; alignment *= 2) {
        void *p = aligned_alloc(alignment, alignment * 2);
        assert(p && (uintptr_t)p % alignment == 0);
        memset(p, 1, alignment * 2);
        free(p);
    }

    void *q = NULL;
    assert(posix_memalign(&q, 64, 10) == 0);
    assert(q && (uintptr_t)q % 64 == 0);
    memset(q, 0, 10);
    free(q);
    return 0;
}
