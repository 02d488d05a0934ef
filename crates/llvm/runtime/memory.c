// Allocation.
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
static _Bool is_power_of_two(size_t n) { return n != 0 && (n & (n - 1)) == 0; }
void *aligned_alloc(size_t align, size_t size) {
    if (!is_power_of_two(align)) __fp_error("aligned_alloc: the alignment is no power of two");
    return __fp_alloc(size, align < 16 ? 16 : align, 0);
}
void *memalign(size_t align, size_t size) { return aligned_alloc(align, size); }
void *valloc(size_t size) { return aligned_alloc(4096, size); }
int posix_memalign(void **place, size_t align, size_t size) {
    if (!is_power_of_two(align) || align % sizeof(void *)) return EINVAL;
    *place = aligned_alloc(align, size);
    return 0;
}
size_t malloc_usable_size(void *object) { return __fp_object_size(object); }
