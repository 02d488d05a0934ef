// The parts of libstdc++ that are not in its headers. The names are those of the Itanium C++ ABI.

// Exceptions: an object behind a header of 32 bytes: its type, its destructor, and whether it is a pointer (a handler gets that by value).
enum { HEADER = 32, NESTED = 16 };
static _Thread_local void *caught[NESTED];
static _Thread_local int caught_count;

void *__cxa_allocate_exception(size_t size) { return (char *)__fp_alloc(HEADER + size, 16, 1) + HEADER; }
void __cxa_free_exception(void *object) { __fp_free((char *)object - HEADER); }
_Noreturn void __cxa_throw(void *object, void *type, void (*destroy)(void *)) {
    void **header = (void **)((char *)object - HEADER);
    header[0] = type;
    header[1] = (void *)destroy;
    const char *name = type ? ((const char *const *)type)[1] : 0;
    header[2] = (void *)(uintptr_t)(name && (name[0] == 'P' || (name[0] == '*' && name[1] == 'P')));
    __fp_throw(object);
}
void *__cxa_begin_catch(void *object) {
    if (caught_count == NESTED) __fp_unsupported("more than 16 exceptions in handling");
    caught[caught_count++] = object;
    return ((void **)((char *)object - HEADER))[2] ? *(void **)object : object;
}
void *__cxa_get_exception_ptr(void *object) { return object; }
void __cxa_end_catch(void) {
    void *object = caught[--caught_count];
    if (!object) return;
    void **header = (void **)((char *)object - HEADER);
    void (*destroy)(void *) = (void (*)(void *))header[1];
    if (destroy) destroy(object);
    __cxa_free_exception(object);
}
_Noreturn void __cxa_rethrow(void) {
    void *object = caught[caught_count - 1];
    caught[caught_count - 1] = 0;
    __fp_throw(object);
}
_Noreturn void _ZSt9terminatev(void) { __fp_abort("std::terminate was called"); }
_Noreturn void __cxa_pure_virtual(void) { __fp_abort("a pure virtual function was called"); }
_Noreturn void __cxa_bad_cast(void) { __fp_abort("a bad cast"); }

// Types of exceptions that the library throws, each with its base.
const void *const _ZTISt9exception[2] = {0, 0};
#define DERIVED(name, base) const void *const name[3] = {0, 0, base};
DERIVED(_ZTISt11logic_error, _ZTISt9exception)
DERIVED(_ZTISt13runtime_error, _ZTISt9exception)
DERIVED(_ZTISt12out_of_range, _ZTISt11logic_error)
DERIVED(_ZTISt16invalid_argument, _ZTISt11logic_error)
DERIVED(_ZTISt12length_error, _ZTISt11logic_error)
DERIVED(_ZTISt12domain_error, _ZTISt11logic_error)
DERIVED(_ZTISt11range_error, _ZTISt13runtime_error)
DERIVED(_ZTISt14overflow_error, _ZTISt13runtime_error)
DERIVED(_ZTISt12system_error, _ZTISt13runtime_error)
DERIVED(_ZTISt9bad_alloc, _ZTISt9exception)
DERIVED(_ZTISt8bad_cast, _ZTISt9exception)
const void *const _ZTIi[2] = {0, 0};
const void *const _ZTIj[2] = {0, 0};
const void *const _ZTIl[2] = {0, 0};
const void *const _ZTIm[2] = {0, 0};
const void *const _ZTIc[2] = {0, 0};
const void *const _ZTIb[2] = {0, 0};
const void *const _ZTId[2] = {0, 0};
const void *const _ZTIf[2] = {0, 0};
const void *const _ZTIPKc[2] = {0, "PKc"};
const void *const _ZTIPc[2] = {0, "Pc"};

struct exception {
    const void *const *table;
    const char *text;
};
static void no_destructor(struct exception *e) { (void)e; }
static const char *exception_text(struct exception *e) { return e->text; }
static const void *const exception_table[5] = {0, 0, (void *)no_destructor, (void *)no_destructor, (void *)exception_text};
static void make_exception(struct exception *e, const char *text) {
    e->table = exception_table + 2;
    e->text = text;
}
#define EXCEPTION(name)                                                                            \
    void _ZNSt##name##C1EPKc(struct exception *e, const char *text) { make_exception(e, text); } \
    void _ZNSt##name##C2EPKc(struct exception *e, const char *text) { make_exception(e, text); } \
    void _ZNSt##name##D1Ev(struct exception *e) { (void)e; }                                     \
    void _ZNSt##name##D2Ev(struct exception *e) { (void)e; }                                     \
    const char *_ZNKSt##name##4whatEv(struct exception *e) { return e->text; }
EXCEPTION(11logic_error)
EXCEPTION(13runtime_error)
EXCEPTION(12out_of_range)
EXCEPTION(16invalid_argument)
EXCEPTION(12length_error)
EXCEPTION(12domain_error)
EXCEPTION(11range_error)
EXCEPTION(14overflow_error)
void _ZNSt9exceptionD1Ev(struct exception *e) { (void)e; }
void _ZNSt9exceptionD2Ev(struct exception *e) { (void)e; }
const char *_ZNKSt9exception4whatEv(struct exception *e) {
    (void)e;
    return "std::exception";
}

static _Noreturn void throw_library(const void *type, const char *text) {
    struct exception *e = __cxa_allocate_exception(sizeof *e);
    make_exception(e, text);
    __cxa_throw(e, (void *)type, 0);
}
_Noreturn void _ZSt20__throw_system_errori(int error) {
    (void)error;
    throw_library(_ZTISt12system_error, "system error");
}
_Noreturn void _ZSt17__throw_bad_allocv(void) { throw_library(_ZTISt9bad_alloc, "std::bad_alloc"); }
_Noreturn void _ZSt28__throw_bad_array_new_lengthv(void) { throw_library(_ZTISt9bad_alloc, "std::bad_array_new_length"); }
_Noreturn void _ZSt19__throw_logic_errorPKc(const char *text) { throw_library(_ZTISt11logic_error, text); }
_Noreturn void _ZSt20__throw_length_errorPKc(const char *text) { throw_library(_ZTISt12length_error, text); }
_Noreturn void _ZSt20__throw_out_of_rangePKc(const char *text) { throw_library(_ZTISt12out_of_range, text); }
_Noreturn void _ZSt24__throw_out_of_range_fmtPKcz(const char *text, ...) { throw_library(_ZTISt12out_of_range, text); }
_Noreturn void _ZSt24__throw_invalid_argumentPKc(const char *text) { throw_library(_ZTISt16invalid_argument, text); }
_Noreturn void _ZSt25__throw_bad_function_callv(void) { throw_library(_ZTISt9exception, "bad_function_call"); }

// Objects that are made when control first passes: bit 0 of the guard says that it is done; the second word is a lock.
struct guard {
    uint8_t done;
    uint8_t unused[3];
    int busy;
};
int __cxa_guard_acquire(struct guard *g) {
    if (__atomic_load_n(&g->done, __ATOMIC_ACQUIRE)) return 0;
    __fp_lock(&g->busy);
    if (!__atomic_load_n(&g->done, __ATOMIC_RELAXED)) return 1;
    __fp_unlock(&g->busy);
    return 0;
}
void __cxa_guard_release(struct guard *g) {
    __atomic_store_n(&g->done, 1, __ATOMIC_RELEASE);
    __fp_unlock(&g->busy);
}
void __cxa_guard_abort(struct guard *g) { __fp_unlock(&g->busy); }

// std::thread. A state's table has two destructors (the second also frees) and then the function to run.
struct thread_state {
    void (*const *table)(struct thread_state *);
};
static void *run_state(void *given) {
    struct thread_state *state = given;
    state->table[2](state);
    state->table[1](state);
    return 0;
}
void _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(uint64_t *thread,
                                                                                            struct thread_state **state,
                                                                                            void (*unused)(void)) {
    (void)unused;
    struct thread_state *own = *state;
    *state = 0;
    pthread_create(thread, 0, run_state, own);
}
void _ZNSt6thread4joinEv(uint64_t *thread) {
    if (!*thread) throw_library(_ZTISt12system_error, "join of a thread that is not joinable");
    __fp_join(*thread);
    *thread = 0;
}
void _ZNSt6thread6detachEv(uint64_t *thread) {
    if (!*thread) throw_library(_ZTISt12system_error, "detach of a thread that is not joinable");
    __fp_detach(*thread);
    *thread = 0;
}
void _ZNSt6thread6_StateD2Ev(void *state) { (void)state; }
void _ZNSt6thread6_StateD1Ev(void *state) { (void)state; }
unsigned _ZNSt6thread20hardware_concurrencyEv(void) { return 2; }

void _ZNSt18condition_variableC1Ev(struct cond *c) { c->waiting = 0; }
void _ZNSt18condition_variableC2Ev(struct cond *c) { c->waiting = 0; }
void _ZNSt18condition_variableD1Ev(struct cond *c) { (void)c; }
void _ZNSt18condition_variableD2Ev(struct cond *c) { (void)c; }
void _ZNSt18condition_variable10notify_oneEv(struct cond *c) { pthread_cond_signal(c); }
void _ZNSt18condition_variable10notify_allEv(struct cond *c) { pthread_cond_broadcast(c); }
void _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(struct cond *c, struct mutex **lock) { pthread_cond_wait(c, *lock); }
// Called instead of the wait, like the functions of cond.c with these endings.
void fencepost_cxx_wait_checked(struct cond *c, struct mutex **lock) { fencepost_cond_wait_checked(c, *lock); }
void fencepost_cxx_wait_once(struct cond *c, struct mutex **lock) { fencepost_cond_wait_once(c, *lock); }
void fencepost_cxx_wait_again(struct cond *c, struct mutex **lock) { fencepost_cond_wait_again(c, *lock); }

_Thread_local void *_ZSt15__once_callable;
_Thread_local void (*_ZSt11__once_call)(void);
void __once_proxy(void) { _ZSt11__once_call(); }

int64_t _ZNSt6chrono3_V212steady_clock3nowEv(void) { return look_at_clock() * 1000000000; }
int64_t _ZNSt6chrono3_V212system_clock3nowEv(void) { return look_at_clock() * 1000000000; }

// std::this_thread::sleep_for, where the library does it.
void this_thread_sleep_for(int64_t seconds, int64_t nanos) __asm__(
    "_ZNSt11this_thread11__sleep_forENSt6chrono8durationIlSt5ratioILl1ELl1EEEENS1_IlS2_ILl1ELl1000000000EEEE");
void this_thread_sleep_for(int64_t seconds, int64_t nanos) { sleep_for(seconds, nanos > 0); }

// <iostream> makes its streams; writing to them is not supported.
void _ZNSt8ios_base4InitC1Ev(void *init) { (void)init; }
void _ZNSt8ios_base4InitD1Ev(void *init) { (void)init; }

// std::allocator<char> is always taken from the library.
void _ZNSaIcEC1Ev(void *a) { (void)a; }
void _ZNSaIcEC2Ev(void *a) { (void)a; }
void _ZNSaIcEC1ERKS_(void *a, const void *b) { (void)a, (void)b; }
void _ZNSaIcEC2ERKS_(void *a, const void *b) { (void)a, (void)b; }
void _ZNSaIcED1Ev(void *a) { (void)a; }
void _ZNSaIcED2Ev(void *a) { (void)a; }
_Noreturn void _ZSt21__glibcxx_assert_failPKciS0_S0_(const char *file, int line, const char *function, const char *condition) {
    (void)file, (void)line, (void)function, (void)condition;
    __fp_error("an assertion of the C++ library fails");
}
