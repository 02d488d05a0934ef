// Exceptions and run-time types of C++. The names, and how types are laid out, are those of the Itanium C++ ABI.

// A type: its kind (the address below tells which), its name, and its bases.
struct type {
    const void *const *kind;
    const char *name;
    union {
        const struct type *base;  // one public base, at offset 0
        struct {
            uint32_t flags, count;
            struct {
                const struct type *type;
                int64_t where;  // 1: virtual, 2: public, and from bit 8 the offset (virtual: of the offset, in the table)
            } bases[];
        } many;
    } is;
};
#define KIND(name) const void *const name[3] = {0, 0, 0};
KIND(_ZTVN10__cxxabiv117__class_type_infoE)
KIND(_ZTVN10__cxxabiv120__si_class_type_infoE)
KIND(_ZTVN10__cxxabiv121__vmi_class_type_infoE)
KIND(_ZTVN10__cxxabiv123__fundamental_type_infoE)
KIND(_ZTVN10__cxxabiv119__pointer_type_infoE)
#define CLASS (_ZTVN10__cxxabiv117__class_type_infoE + 2)
#define DERIVED_CLASS (_ZTVN10__cxxabiv120__si_class_type_infoE + 2)
#define MANY_BASES (_ZTVN10__cxxabiv121__vmi_class_type_infoE + 2)

static _Bool same_type(const struct type *a, const struct type *b) {
    // A star says that the name is not unique: then the address is.
    return a == b || (a->name[0] != '*' && strcmp(a->name, b->name) == 0);
}
_Bool _ZNKSt9type_infoeqERKS_(const struct type *a, const struct type *b) { return same_type(a, b); }
_Bool _ZNKSt9type_info7__equalERKS_(const struct type *a, const struct type *b) { return same_type(a, b); }
_Bool _ZNKSt9type_info6beforeERKS_(const struct type *a, const struct type *b) { return strcmp(a->name, b->name) < 0; }
void _ZNSt9type_infoD2Ev(void *type) { (void)type; }

// A search for objects inside of another.
struct inside {
    const struct type *wanted;
    const char *at;        // only the one at this address, unless null
    const char *found;     // the first of them that a public way leads to
    int others;            // further ones, at other addresses
};
static const char *base_at(const char *object, int64_t where) {
    int64_t offset = where >> 8;
    return where & 1 ? object + *(const int64_t *)(*(const char *const *)object + offset) : object + offset;
}
static void look_inside(struct inside *search, const char *object, const struct type *type) {
    if (same_type(type, search->wanted) && (!search->at || search->at == object)) {
        if (!search->found) search->found = object;
        else if (search->found != object) search->others++;
        return;
    }
    if (type->kind == DERIVED_CLASS) look_inside(search, object, type->is.base);
    if (type->kind != MANY_BASES) return;
    for (uint32_t i = 0; i < type->is.many.count; i++) {
        int64_t where = type->is.many.bases[i].where;
        if (where & 2) look_inside(search, base_at(object, where), type->is.many.bases[i].type);
    }
}
// Finds the objects of type `to` inside of the whole that have the object `from` inside of them.
static void look_above(struct inside *search, const char *object, const struct type *type, const struct type *to) {
    if (same_type(type, to)) {
        struct inside below = {search->wanted, search->at, 0, 0};
        look_inside(&below, object, type);
        if (!below.found) return;
        if (!search->found) search->found = object;
        else if (search->found != object) search->others++;
        return;
    }
    if (type->kind == DERIVED_CLASS) look_above(search, object, type->is.base, to);
    if (type->kind != MANY_BASES) return;
    for (uint32_t i = 0; i < type->is.many.count; i++)
        look_above(search, base_at(object, type->is.many.bases[i].where), type->is.many.bases[i].type, to);
}
void *__dynamic_cast(const char *object, const struct type *from, const struct type *to, int64_t hint) {
    (void)hint;
    const int64_t *table = *(const int64_t *const *)object;
    const char *whole = object + table[-2];
    const struct type *type = (const struct type *)table[-1];
    // Down: to the one object that has this one inside.
    struct inside down = {from, object, 0, 0};
    look_above(&down, whole, type, to);
    if (down.found && !down.others) return (void *)down.found;
    // Across: this one is a public part of the whole, which has one such part.
    struct inside self = {from, object, 0, 0}, across = {to, 0, 0, 0};
    look_inside(&self, whole, type);
    look_inside(&across, whole, type);
    return self.found && across.found && !across.others ? (void *)across.found : 0;
}

// Exceptions: an object behind a header.
struct thrown {
    const struct type *type;
    void (*destroy)(void *);
    _Bool is_pointer;  // a handler gets the object by value
    int owners;        // handlers, exception_ptrs, and the throw that is under way
    void *as;          // the part of the object that the handler asked for, if that is not at its start
    void *unused[4];
};
enum { NESTED = 16 };
_Static_assert(sizeof(struct thrown) == 64, "HEADER in crates/llvm/src/lower/exceptions.rs");
static _Thread_local void *caught[NESTED];
static _Thread_local int caught_count, uncaught_count;
static struct thrown *header_of(void *object) { return (struct thrown *)object - 1; }

void *__cxa_allocate_exception(size_t size) { return (struct thrown *)__fp_alloc(sizeof(struct thrown) + size, 16, 1) + 1; }
void __cxa_free_exception(void *object) { __fp_free(header_of(object)); }
void *__cxa_init_primary_exception(void *object, const struct type *type, void (*destroy)(void *)) {
    struct thrown *header = header_of(object);
    header->type = type;
    header->destroy = destroy;
    header->is_pointer = type && (type->name[0] == 'P' || (type->name[0] == '*' && type->name[1] == 'P'));
    return header;
}
static _Noreturn void throw(void *object) {
    uncaught_count++;
    __fp_throw(object);
}
_Noreturn void __cxa_throw(void *object, const struct type *type, void (*destroy)(void *)) {
    __cxa_init_primary_exception(object, type, destroy);
    header_of(object)->owners = 1;
    throw(object);
}
static void own(void *object) { __atomic_fetch_add(&header_of(object)->owners, 1, __ATOMIC_RELAXED); }
static void disown(void *object) {
    struct thrown *header = header_of(object);
    if (__atomic_fetch_sub(&header->owners, 1, __ATOMIC_ACQ_REL) != 1) return;
    if (header->destroy) header->destroy(object);
    __cxa_free_exception(object);
}
// Called where a handler takes an object of another class than its own: that of a base.
void fencepost_caught_as(void *object, const struct type *wanted) {
    struct thrown *header = header_of(object);
    if (header->is_pointer || !header->type) return;
    struct inside search = {wanted, 0, 0, 0};
    look_inside(&search, object, header->type);
    void *as = search.found == object ? 0 : (void *)search.found;
    if (header->as != as) header->as = as;
}
void *__cxa_get_exception_ptr(void *object) {
    struct thrown *header = header_of(object);
    return header->is_pointer ? *(void **)object : header->as ? header->as : object;
}
void *__cxa_begin_catch(void *object) {
    if (caught_count == NESTED) __fp_unsupported("more than 16 exceptions in handling");
    caught[caught_count++] = object;
    uncaught_count--;
    return __cxa_get_exception_ptr(object);
}
void __cxa_end_catch(void) {
    void *object = caught[--caught_count];
    if (object) disown(object);
}
_Noreturn void _ZSt9terminatev(void) { __fp_abort("std::terminate was called"); }
_Noreturn void __cxa_rethrow(void) {
    void *object = caught_count ? caught[caught_count - 1] : 0;
    if (!object) _ZSt9terminatev();
    caught[caught_count - 1] = 0;
    throw(object);
}
_Noreturn void __cxa_pure_virtual(void) { __fp_abort("a pure virtual function was called"); }
_Noreturn void __cxa_deleted_virtual(void) { __fp_abort("a deleted virtual function was called"); }
int _ZSt19uncaught_exceptionsv(void) { return uncaught_count; }
_Bool _ZSt18uncaught_exceptionv(void) { return uncaught_count > 0; }

// std::exception_ptr: a pointer to the object, which it owns.
void _ZNSt15__exception_ptr13exception_ptrC1EPv(void **p, void *object) {
    *p = object;
    if (object) own(object);
}
void _ZNSt15__exception_ptr13exception_ptrC2EPv(void **p, void *object) { _ZNSt15__exception_ptr13exception_ptrC1EPv(p, object); }
void _ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(void **p) { own(*p); }
void _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(void **p) {
    void *object = *p;
    *p = 0;
    disown(object);
}
void *_ZNKSt15__exception_ptr13exception_ptr6_M_getEv(void *const *p) { return *p; }
void _ZNSt15__exception_ptr13exception_ptrC1ERKS0_(void **p, void *const *other) { _ZNSt15__exception_ptr13exception_ptrC1EPv(p, *other); }
void _ZNSt15__exception_ptr13exception_ptrC2ERKS0_(void **p, void *const *other) { _ZNSt15__exception_ptr13exception_ptrC1EPv(p, *other); }
void _ZNSt15__exception_ptr13exception_ptrD1Ev(void **p) {
    if (*p) _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(p);
}
void _ZNSt15__exception_ptr13exception_ptrD2Ev(void **p) { _ZNSt15__exception_ptr13exception_ptrD1Ev(p); }
const struct type *_ZNKSt15__exception_ptr13exception_ptr20__cxa_exception_typeEv(void *const *p) { return header_of(*p)->type; }
// (The result is an object of a class: it is made where the first argument says.)
void current_exception(void **result) __asm__("_ZSt17current_exceptionv");
void current_exception(void **result) {
    void *object = caught_count ? caught[caught_count - 1] : 0;
    if (object) own(object);
    *result = object;
}
_Noreturn void _ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(void **p) {
    own(*p);
    throw(*p);
}
// std::nested_exception remembers the exception in handling; the table of its functions: two destructors.
void _ZNSt16nested_exceptionD1Ev(void **e) { _ZNSt15__exception_ptr13exception_ptrD1Ev(e + 1); }
void _ZNSt16nested_exceptionD2Ev(void **e) { _ZNSt16nested_exceptionD1Ev(e); }
void _ZNSt16nested_exceptionD0Ev(void **e) {
    _ZNSt16nested_exceptionD1Ev(e);
    __fp_free(e);
}
const void *const _ZTISt16nested_exception[2] = {CLASS, "St16nested_exception"};
const void *const _ZTVSt16nested_exception[4] = {0, _ZTISt16nested_exception, (void *)_ZNSt16nested_exceptionD1Ev,
                                                 (void *)_ZNSt16nested_exceptionD0Ev};

// Types of the language.
#define SIMPLE(mangled)                                                                                                  \
    const void *const _ZTI##mangled[2] = {_ZTVN10__cxxabiv123__fundamental_type_infoE + 2, #mangled};                     \
    const void *const _ZTIP##mangled[4] = {_ZTVN10__cxxabiv119__pointer_type_infoE + 2, "P" #mangled, 0, _ZTI##mangled}; \
    const void *const _ZTIPK##mangled[4] = {_ZTVN10__cxxabiv119__pointer_type_infoE + 2, "PK" #mangled, (void *)1, _ZTI##mangled};
SIMPLE(v)
SIMPLE(b)
SIMPLE(c)
SIMPLE(a)
SIMPLE(h)
SIMPLE(s)
SIMPLE(t)
SIMPLE(i)
SIMPLE(j)
SIMPLE(l)
SIMPLE(m)
SIMPLE(x)
SIMPLE(y)
SIMPLE(f)
SIMPLE(d)
SIMPLE(w)
SIMPLE(Dn)
