// Memory resources (std::pmr), and the locks of std::atomic_load(shared_ptr *).

// A resource: a table of functions.
struct resource {
    const struct resource_table {
        void (*end)(void *), (*end_and_free)(void *);
        void *(*allocate)(struct resource *, size_t size, size_t align);
        void (*deallocate)(struct resource *, void *, size_t size, size_t align);
        _Bool (*same)(const struct resource *, const struct resource *);
    } *table;
};
const void *const _ZTINSt3pmr15memory_resourceE[2] = {CLASS, "NSt3pmr15memory_resourceE"};
static void end_resource(void *r) { (void)r; }
static _Bool same_resource(const struct resource *a, const struct resource *b) { return a == b; }
static void *new_allocate(struct resource *r, size_t size, size_t align) {
    (void)r;
    return __fp_alloc(size, align < 16 ? 16 : align, 0);
}
static void new_deallocate(struct resource *r, void *p, size_t size, size_t align) {
    (void)r, (void)size, (void)align;
    __fp_free(p);
}
static void *null_allocate(struct resource *r, size_t size, size_t align) {
    (void)r, (void)size, (void)align;
    _ZSt17__throw_bad_allocv();
}
static const struct {
    const void *offset, *type;
    struct resource_table table;
} new_table = {0, _ZTINSt3pmr15memory_resourceE, {end_resource, end_resource, new_allocate, new_deallocate, same_resource}},
  null_table = {0, _ZTINSt3pmr15memory_resourceE, {end_resource, end_resource, null_allocate, new_deallocate, same_resource}};
static struct resource from_new = {&new_table.table}, from_nowhere = {&null_table.table};
static struct resource *default_resource = &from_new;
struct resource *_ZNSt3pmr19new_delete_resourceEv(void) { return &from_new; }
struct resource *_ZNSt3pmr20null_memory_resourceEv(void) { return &from_nowhere; }
struct resource *_ZNSt3pmr20get_default_resourceEv(void) { return __atomic_load_n(&default_resource, __ATOMIC_ACQUIRE); }
struct resource *_ZNSt3pmr20set_default_resourceEPNS_15memory_resourceE(struct resource *to) {
    return __atomic_exchange_n(&default_resource, to ? to : &from_new, __ATOMIC_ACQ_REL);
}
void _ZNSt3pmr15memory_resourceD2Ev(void *r) { (void)r; }
void _ZNSt3pmr15memory_resourceD1Ev(void *r) { (void)r; }
void _ZNSt3pmr15memory_resourceD0Ev(void *r) { __fp_free(r); }

// A block that is at the end of one that a resource gave, in the list of all that it has to give back.
struct block {
    struct block *next;
    void *begin;
    size_t size, align;
};
static void *take_block(struct block **list, struct resource *from, size_t size, size_t align) {
    size_t room = (size + sizeof(void *) - 1) / sizeof(void *) * sizeof(void *), total = room + sizeof(struct block);
    if (align < sizeof(void *)) align = sizeof(void *);
    void *begin = from->table->allocate(from, total, align);
    struct block *block = (struct block *)((char *)begin + room);
    block->next = *list, block->begin = begin, block->size = total, block->align = align;
    *list = block;
    return begin;
}
static void give_back(struct block **list, struct resource *to) {
    while (*list) {
        struct block block = **list;
        *list = block.next;
        to->table->deallocate(to, block.begin, block.size, block.align);
    }
}

// std::pmr::monotonic_buffer_resource.
struct monotonic {
    struct resource as;
    char *at;
    size_t left, next;
    struct resource *upstream;
    void *original;
    size_t original_size;
    struct block *blocks;
};
void _ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(struct monotonic *m, size_t size, size_t align) {
    size_t room = size > m->next ? size : m->next;
    m->at = take_block(&m->blocks, m->upstream, room, align);
    m->left = room;
    m->next += m->next / 2;
}
void _ZNSt3pmr25monotonic_buffer_resource18_M_release_buffersEv(struct monotonic *m) { give_back(&m->blocks, m->upstream); }
void _ZNSt3pmr25monotonic_buffer_resourceD2Ev(struct monotonic *m) { give_back(&m->blocks, m->upstream); }
void _ZNSt3pmr25monotonic_buffer_resourceD1Ev(struct monotonic *m) { give_back(&m->blocks, m->upstream); }
void _ZNSt3pmr25monotonic_buffer_resourceD0Ev(struct monotonic *m) {
    give_back(&m->blocks, m->upstream);
    __fp_free(m);
}
static void *monotonic_allocate(struct monotonic *m, size_t size, size_t align) {
    if (size == 0) size = 1;
    size_t skip = m->at ? -(uintptr_t)m->at & (align - 1) : 0;
    if (!m->at || m->left < skip + size) {
        _ZNSt3pmr25monotonic_buffer_resource13_M_new_bufferEmm(m, size, align);
        skip = 0;
    }
    char *result = m->at + skip;
    m->at = result + size;
    m->left -= skip + size;
    return result;
}
static void keep(struct resource *r, void *p, size_t size, size_t align) { (void)r, (void)p, (void)size, (void)align; }
const void *const _ZTINSt3pmr25monotonic_buffer_resourceE[3] = {DERIVED_CLASS, "NSt3pmr25monotonic_buffer_resourceE", _ZTINSt3pmr15memory_resourceE};
const void *const _ZTVNSt3pmr25monotonic_buffer_resourceE[7] = {0,
                                                                _ZTINSt3pmr25monotonic_buffer_resourceE,
                                                                (void *)_ZNSt3pmr25monotonic_buffer_resourceD1Ev,
                                                                (void *)_ZNSt3pmr25monotonic_buffer_resourceD0Ev,
                                                                (void *)monotonic_allocate,
                                                                (void *)keep,
                                                                (void *)same_resource};

// The pools: every block is taken from upstream and given back there, or at the end. (Objects of both classes have room for this.)
struct pool {
    struct resource as;
    struct resource *upstream;
    struct pooled *blocks;
    int lock;
    _Bool locked;
};
struct pooled {
    struct pooled *next, **before;
    size_t size, align;
};
static void *pool_allocate(struct pool *p, size_t size, size_t align) {
    // The block's own data comes first, in a multiple of the alignment.
    if (align < sizeof(void *)) align = sizeof(void *);
    size_t head = (sizeof(struct pooled) + align - 1) / align * align;
    char *begin = p->upstream->table->allocate(p->upstream, head + size, align);
    struct pooled *block = (struct pooled *)(begin + head) - 1;
    block->size = head + size, block->align = align;
    if (p->locked) __fp_lock(&p->lock);
    block->next = p->blocks, block->before = &p->blocks;
    if (block->next) block->next->before = &block->next;
    p->blocks = block;
    if (p->locked) __fp_unlock(&p->lock);
    return begin + head;
}
static void drop_block(struct pool *p, struct pooled *block) {
    size_t head = (sizeof(struct pooled) + block->align - 1) / block->align * block->align;
    p->upstream->table->deallocate(p->upstream, (char *)(block + 1) - head, block->size, block->align);
}
static void pool_deallocate(struct pool *p, void *object, size_t size, size_t align) {
    (void)size, (void)align;
    struct pooled *block = (struct pooled *)object - 1;
    if (p->locked) __fp_lock(&p->lock);
    *block->before = block->next;
    if (block->next) block->next->before = block->before;
    if (p->locked) __fp_unlock(&p->lock);
    drop_block(p, block);
}
static void release_pool(struct pool *p) {
    while (p->blocks) {
        struct pooled *block = p->blocks;
        p->blocks = block->next;
        drop_block(p, block);
    }
}
#define POOL(name, with_lock)                                                                                                \
    void _ZNSt3pmr##name##D2Ev(struct pool *p) { release_pool(p); }                                                          \
    void _ZNSt3pmr##name##D1Ev(struct pool *p) { release_pool(p); }                                                          \
    void _ZNSt3pmr##name##D0Ev(struct pool *p) {                                                                             \
        release_pool(p);                                                                                                     \
        __fp_free(p);                                                                                                        \
    }                                                                                                                        \
    void _ZNSt3pmr##name##7releaseEv(struct pool *p) { release_pool(p); }                                                    \
    const void *const _ZTINSt3pmr##name##E[3] = {DERIVED_CLASS, "NSt3pmr" #name "E", _ZTINSt3pmr15memory_resourceE};          \
    const void *const _ZTVNSt3pmr##name##E[7] = {0, _ZTINSt3pmr##name##E, (void *)_ZNSt3pmr##name##D1Ev,                      \
                                                 (void *)_ZNSt3pmr##name##D0Ev, (void *)pool_allocate,                       \
                                                 (void *)pool_deallocate, (void *)same_resource};                            \
    void _ZNSt3pmr##name##C2ERKNS_12pool_optionsEPNS_15memory_resourceE(struct pool *p, const void *o, struct resource *up) { \
        (void)o;                                                                                                             \
        p->as.table = (const struct resource_table *)(_ZTVNSt3pmr##name##E + 2);                                             \
        p->upstream = up;                                                                                                    \
        p->blocks = 0, p->lock = 0, p->locked = with_lock;                                                                   \
    }                                                                                                                        \
    void _ZNSt3pmr##name##C1ERKNS_12pool_optionsEPNS_15memory_resourceE(struct pool *p, const void *o, struct resource *up) { \
        _ZNSt3pmr##name##C2ERKNS_12pool_optionsEPNS_15memory_resourceE(p, o, up);                                            \
    }
POOL(28unsynchronized_pool_resource, 0)
POOL(26synchronized_pool_resource, 1)

// The atomic functions of std::shared_ptr take one of a few locks, or two in their order.
static int pointer_locks[16];
static unsigned char lock_of(const void *p) { return (uintptr_t)p / 16 % 16; }
void _ZNSt10_Sp_lockerC1EPKvS1_(unsigned char *keys, const void *p, const void *q) {
    keys[0] = lock_of(p), keys[1] = lock_of(q);
    unsigned char first = keys[0] < keys[1] ? keys[0] : keys[1], second = keys[0] ^ keys[1] ^ first;
    __fp_lock(&pointer_locks[first]);
    if (second != first) __fp_lock(&pointer_locks[second]);
}
void _ZNSt10_Sp_lockerC1EPKv(unsigned char *keys, const void *p) { _ZNSt10_Sp_lockerC1EPKvS1_(keys, p, p); }
void _ZNSt10_Sp_lockerD1Ev(unsigned char *keys) {
    __fp_unlock(&pointer_locks[keys[0]]);
    if (keys[1] != keys[0]) __fp_unlock(&pointer_locks[keys[1]]);
}
void _ZNSt10_Sp_lockerC2EPKvS1_(unsigned char *keys, const void *p, const void *q) { _ZNSt10_Sp_lockerC1EPKvS1_(keys, p, q); }
void _ZNSt10_Sp_lockerC2EPKv(unsigned char *keys, const void *p) { _ZNSt10_Sp_lockerC1EPKv(keys, p); }
void _ZNSt10_Sp_lockerD2Ev(unsigned char *keys) { _ZNSt10_Sp_lockerD1Ev(keys); }
