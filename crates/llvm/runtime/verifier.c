// Functions that direct the verification, under the names of other tools and our own.
void fp_assume(_Bool condition) { __fp_assume(condition); }
int fp_choose(int low, int high) { return __fp_choose(low, high); }

void __VERIFIER_assume(int condition) { __fp_assume(condition != 0); }
void __VERIFIER_assert(int condition) { __fp_assert(condition != 0, "__VERIFIER_assert"); }
_Noreturn void __VERIFIER_error(void) { __fp_error("__VERIFIER_error was called"); }
_Noreturn void reach_error(void) { __fp_error("reach_error was called"); }

_Bool __VERIFIER_nondet_bool(void) { return (_Bool)__fp_choose(0, 1); }
_Bool __VERIFIER_nondet__Bool(void) { return (_Bool)__fp_choose(0, 1); }
char __VERIFIER_nondet_char(void) { return (char)__fp_choose(-128, 127); }
unsigned char __VERIFIER_nondet_uchar(void) { return (unsigned char)__fp_choose(0, 255); }
// Not all values of a wide type can be tried: only a few that often matter.
static const int few[] = {0, 1, -1, 2, 3, 7, 2147483647, -2147483647 - 1};
#define A_FEW(type, name)                                                                              \
    type __VERIFIER_nondet_##name(void) {                                                              \
        __fp_bound("__VERIFIER_nondet_" #name ": only 8 of its values are tried (fp_choose gives a range)"); \
        return (type)few[__fp_choose(0, 7)];                                                           \
    }
A_FEW(short, short)
A_FEW(unsigned short, ushort)
A_FEW(int, int)
A_FEW(unsigned, uint)
A_FEW(long, long)
A_FEW(unsigned long, ulong)
A_FEW(long long, longlong)
A_FEW(unsigned long long, ulonglong)
A_FEW(size_t, size_t)
// The result of a function that has a stub without a value.
uint64_t fencepost_any_word(void) {
    __fp_bound("a stub without a value: only 8 values are tried (--stub NAME=VALUE gives one)");
    return (uint64_t)(int64_t)few[__fp_choose(0, 7)];
}
void *__VERIFIER_nondet_pointer(void) {
    __fp_bound("__VERIFIER_nondet_pointer: only null is tried");
    return 0;
}

_Bool is_lock_free(size_t size, const volatile void *object) __asm__("__atomic_is_lock_free");
_Bool is_lock_free(size_t size, const volatile void *object) {
    (void)object;
    return size <= 8;
}

// Hints about loops: those that wait are recognised without help, others are bounded by --unroll.
void __VERIFIER_loop_begin(void) {}
void __VERIFIER_loop_bound(int rounds) { (void)rounds; }
void __VERIFIER_spin_start(void) {}
void __VERIFIER_spin_end(int done) { (void)done; }
int __VERIFIER_thread_self(void) { return (int)__fp_self(); }
unsigned __VERIFIER_tid(void) { return (unsigned)__fp_self(); }

// Atomic sections exclude each other, and, since engines know this mutex, everything else. The body of a function called
// __VERIFIER_atomic_… is a section, and such functions call each other: of nested sections the outermost one counts.
static int section __asm__("__fp_section");
static _Thread_local int nested;
void fencepost_section_enter(void) {
    if (nested++ == 0) __fp_lock(&section);
}
void fencepost_section_leave(void) {
    // To end what was not begun is an error, which the mutex reports.
    if (nested == 0 || --nested == 0) __fp_unlock(&section);
}
void __VERIFIER_atomic_begin(void) { fencepost_section_enter(); }
void __VERIFIER_atomic_end(void) { fencepost_section_leave(); }
void llmc_atomic_begin(void) { fencepost_section_enter(); }
void llmc_atomic_end(void) { fencepost_section_leave(); }

// Hazard pointers. Each call is an atomic section, so what a pointer protects is known when an object is retired: it is freed at once
// if no pointer protects it, else with the last protection.
struct fencepost_hazard {
    void *object;
    struct fencepost_hazard *next;
};
struct retired {
    void *object;
    struct retired *next;
};
static struct fencepost_hazard *hazards;
static struct retired *retired_objects;
static _Bool is_protected(void *object) {
    for (struct fencepost_hazard *h = hazards; h; h = h->next)
        if (h->object == object) return 1;
    return 0;
}
// Ends a protection, and frees what was retired meanwhile.
static void unprotect(struct fencepost_hazard *h) {
    void *object = h->object;
    h->object = 0;
    if (!object || is_protected(object)) return;
    for (struct retired **at = &retired_objects; *at; at = &(*at)->next) {
        struct retired *found = *at;
        if (found->object == object) {
            *at = found->next;
            __fp_free(found);
            __fp_free(object);
            return;
        }
    }
}
struct fencepost_hazard *__VERIFIER_hp_alloc(void) {
    struct fencepost_hazard *h = __fp_alloc(sizeof *h, 16, 1);
    fencepost_section_enter();
    h->next = hazards;
    hazards = h;
    fencepost_section_leave();
    return h;
}
void *fencepost_hp_protect(struct fencepost_hazard *h, void *place) {
    fencepost_section_enter();
    unprotect(h);
    void *object = __atomic_load_n((void **)place, __ATOMIC_ACQUIRE);
    h->object = object;
    fencepost_section_leave();
    return object;
}
void __VERIFIER_hp_clear(struct fencepost_hazard *h) {
    fencepost_section_enter();
    unprotect(h);
    fencepost_section_leave();
}
void __VERIFIER_hp_free(struct fencepost_hazard *h) {
    fencepost_section_enter();
    unprotect(h);
    struct fencepost_hazard **at = &hazards;
    while (*at && *at != h) at = &(*at)->next;
    if (!*at) __fp_error("__VERIFIER_hp_free: it is no hazard pointer, or was freed before");
    *at = h->next;
    fencepost_section_leave();
    __fp_free(h);
}
void __VERIFIER_hp_retire(void *object) {
    if (!object) return;
    fencepost_section_enter();
    for (struct retired *r = retired_objects; r; r = r->next)
        if (r->object == object) __fp_error("__VERIFIER_hp_retire: the object was retired before");
    if (is_protected(object)) {
        struct retired *r = __fp_alloc(sizeof *r, 16, 0);
        r->object = object;
        r->next = retired_objects;
        retired_objects = r;
    } else {
        __fp_free(object);
    }
    fencepost_section_leave();
}

void llmc_assume(_Bool condition) { __fp_assume(condition); }
void llmc_barrier_acquire(void) { __atomic_thread_fence(__ATOMIC_ACQUIRE); }
void llmc_barrier_release(void) { __atomic_thread_fence(__ATOMIC_RELEASE); }
void llmc_barrier_seq_cst(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void llmc_barrier_ss(void) { __fp_fence_ss(); }
void llmc_barrier_ll(void) { __fp_fence_ll(); }
