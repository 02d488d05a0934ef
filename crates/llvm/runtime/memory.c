// Allocation. Alignment beyond 16 bytes is rounded up to a page: the machine wants it constant.
void *malloc(size_t size) { return __fp_alloc(size, 16, 0); }
void *calloc(size_t count, size_t size) { return __fp_alloc(count * size, 16, 1); }
void free(void *object) { __fp_free(object); }
void *memcpy(void *to, const void *from, size_t size);
void *realloc(void *old, size_t size) {
    if (!old) return malloc(size);
    if (size == 0) {
        free(old);
        return 0;
    }
    size_t had = __fp_object_size(old);
    void *new = malloc(size);
    memcpy(new, old, had < size ? had : size);
    free(old);
    return new;
}
void *reallocarray(void *old, size_t count, size_t size) { return realloc(old, count * size); }
void *aligned_alloc(size_t align, size_t size) { return align <= 16 ? malloc(size) : __fp_alloc(size, 4096, 0); }
void *memalign(size_t align, size_t size) { return aligned_alloc(align, size); }
int posix_memalign(void **place, size_t align, size_t size) {
    *place = aligned_alloc(align, size);
    return 0;
}
size_t malloc_usable_size(void *object) { return __fp_object_size(object); }
