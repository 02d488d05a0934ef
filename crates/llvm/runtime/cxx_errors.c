// The exception classes of the C++ library, std::error_category, and the functions that throw.

struct text {  // std::string
    char *at;
    size_t size;
    union {
        char inside[16];
        size_t room;
    } is;
};
static void make_text(struct text *text, const char *from, size_t size) {
    text->at = text->is.inside;
    if (size >= sizeof text->is.inside) {
        text->at = __fp_alloc(size + 1, 16, 0);
        text->is.room = size;
    }
    __builtin_memcpy(text->at, from, size);
    text->at[size] = 0;
    text->size = size;
}

// An exception with a text: its table of functions, and a text of its own. system_error and future_error have a code, too.
struct exception {
    const void *const *table;
    char *text;
    struct error {
        int value;
        const struct category *category;
    } code;
};
static void set_text(struct exception *e, const char *text, size_t size) {
    e->text = __fp_alloc(size + 1, 16, 0);
    __builtin_memcpy(e->text, text, size);
    e->text[size] = 0;
}
static void drop_text(struct exception *e) { __fp_free(e->text); }

// A class: its name with the length, what of the ABI it is derived from. The text of some is their name.
#define CLASS_OF(name, base)                                                                                \
    const void *const _ZTISt##name[3] = {DERIVED_CLASS, "St" #name, _ZTISt##base};                          \
    extern const void *const _ZTVSt##name[5];                                                               \
    void _ZNSt##name##D2Ev(struct exception *e);                                                            \
    void _ZNSt##name##D1Ev(struct exception *e) { _ZNSt##name##D2Ev(e); }                                   \
    void _ZNSt##name##D0Ev(struct exception *e) {                                                           \
        _ZNSt##name##D2Ev(e);                                                                               \
        __fp_free(e);                                                                                       \
    }                                                                                                       \
    const char *_ZNKSt##name##4whatEv(struct exception *e);                                                 \
    const void *const _ZTVSt##name[5] = {0, _ZTISt##name, (void *)_ZNSt##name##D1Ev, (void *)_ZNSt##name##D0Ev, \
                                         (void *)_ZNKSt##name##4whatEv};
#define WITHOUT_TEXT(name, base, says)               \
    CLASS_OF(name, base)                             \
    void _ZNSt##name##D2Ev(struct exception *e) { (void)e; } \
    const char *_ZNKSt##name##4whatEv(struct exception *e) { \
        (void)e;                                     \
        return says;                                 \
    }
#define STRING "RKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
#define WITH_TEXT(name, base)                                                                             \
    CLASS_OF(name, base)                                                                                  \
    void _ZNSt##name##D2Ev(struct exception *e) { drop_text(e); }                                         \
    const char *_ZNKSt##name##4whatEv(struct exception *e) { return e->text; }                            \
    void _ZNSt##name##C2EPKc(struct exception *e, const char *text) {                                     \
        e->table = _ZTVSt##name + 2;                                                                      \
        set_text(e, text, strlen(text));                                                                  \
    }                                                                                                     \
    void _ZNSt##name##C1EPKc(struct exception *e, const char *text) { _ZNSt##name##C2EPKc(e, text); }     \
    void _ZNSt##name##C2ERKS_(struct exception *e, const struct exception *other) {                       \
        e->table = _ZTVSt##name + 2;                                                                      \
        set_text(e, other->text, strlen(other->text));                                                    \
    }                                                                                                     \
    void _ZNSt##name##C1ERKS_(struct exception *e, const struct exception *other) { _ZNSt##name##C2ERKS_(e, other); } \
    void _ZNSt##name##C2EOS_(struct exception *e, const struct exception *other) { _ZNSt##name##C2ERKS_(e, other); }  \
    void _ZNSt##name##C1EOS_(struct exception *e, const struct exception *other) { _ZNSt##name##C2ERKS_(e, other); }  \
    struct exception *_ZNSt##name##aSERKS_(struct exception *e, const struct exception *other) {          \
        if (e == other) return e;                                                                         \
        drop_text(e);                                                                                     \
        set_text(e, other->text, strlen(other->text));                                                    \
        return e;                                                                                         \
    }                                                                                                     \
    void of_string_##name(struct exception *e, const struct text *text) __asm__("_ZNSt" #name "C2E" STRING);  \
    void of_string_##name(struct exception *e, const struct text *text) {                                 \
        e->table = _ZTVSt##name + 2;                                                                      \
        set_text(e, text->at, text->size);                                                                \
    }                                                                                                     \
    void whole_of_string_##name(struct exception *e, const struct text *text) __asm__("_ZNSt" #name "C1E" STRING); \
    void whole_of_string_##name(struct exception *e, const struct text *text) { of_string_##name(e, text); }

// std::exception has no base.
const void *const _ZTISt9exception[2] = {CLASS, "St9exception"};
void _ZNSt9exceptionD2Ev(struct exception *e) { (void)e; }
void _ZNSt9exceptionD1Ev(struct exception *e) { (void)e; }
void _ZNSt9exceptionD0Ev(struct exception *e) { __fp_free(e); }
const char *_ZNKSt9exception4whatEv(struct exception *e) {
    (void)e;
    return "std::exception";
}
const void *const _ZTVSt9exception[5] = {0, _ZTISt9exception, (void *)_ZNSt9exceptionD1Ev, (void *)_ZNSt9exceptionD0Ev,
                                         (void *)_ZNKSt9exception4whatEv};
// clang-format off
WITH_TEXT(11logic_error, 9exception)
WITH_TEXT(13runtime_error, 9exception)
WITH_TEXT(12out_of_range, 11logic_error)
WITH_TEXT(16invalid_argument, 11logic_error)
WITH_TEXT(12length_error, 11logic_error)
WITH_TEXT(12domain_error, 11logic_error)
WITH_TEXT(11range_error, 13runtime_error)
WITH_TEXT(14overflow_error, 13runtime_error)
WITH_TEXT(15underflow_error, 13runtime_error)
WITHOUT_TEXT(9bad_alloc, 9exception, "std::bad_alloc")
WITHOUT_TEXT(20bad_array_new_length, 9bad_alloc, "std::bad_array_new_length")
WITHOUT_TEXT(8bad_cast, 9exception, "std::bad_cast")
WITHOUT_TEXT(10bad_typeid, 9exception, "std::bad_typeid")
WITHOUT_TEXT(13bad_exception, 9exception, "std::bad_exception")
WITHOUT_TEXT(17bad_function_call, 9exception, "bad_function_call")
WITHOUT_TEXT(12bad_weak_ptr, 9exception, "bad_weak_ptr")
// clang-format on
CLASS_OF(12system_error, 13runtime_error)
void _ZNSt12system_errorD2Ev(struct exception *e) { drop_text(e); }
const char *_ZNKSt12system_error4whatEv(struct exception *e) { return e->text; }
CLASS_OF(12future_error, 11logic_error)
void _ZNSt12future_errorD2Ev(struct exception *e) { drop_text(e); }
const char *_ZNKSt12future_error4whatEv(struct exception *e) { return e->text; }

static struct exception *new_exception(const void *const *table) {
    struct exception *e = __cxa_allocate_exception(sizeof *e);
    e->table = table + 2;
    return e;
}
#define THROW(name, message)                                       \
    do {                                                           \
        struct exception *e_ = new_exception(_ZTVSt##name);        \
        const char *message_ = message;                            \
        set_text(e_, message_, strlen(message_));                  \
        __cxa_throw(e_, (const struct type *)_ZTISt##name, (void (*)(void *))_ZNSt##name##D1Ev); \
    } while (0)
#define THROW_PLAIN(name) __cxa_throw(new_exception(_ZTVSt##name), (const struct type *)_ZTISt##name, 0)
_Noreturn void _ZSt17__throw_bad_allocv(void) { THROW_PLAIN(9bad_alloc); }
_Noreturn void _ZSt28__throw_bad_array_new_lengthv(void) { THROW_PLAIN(20bad_array_new_length); }
_Noreturn void __cxa_throw_bad_array_new_length(void) { THROW_PLAIN(20bad_array_new_length); }
_Noreturn void __cxa_bad_cast(void) { THROW_PLAIN(8bad_cast); }
_Noreturn void _ZSt16__throw_bad_castv(void) { THROW_PLAIN(8bad_cast); }
_Noreturn void __cxa_bad_typeid(void) { THROW_PLAIN(10bad_typeid); }
_Noreturn void _ZSt25__throw_bad_function_callv(void) { THROW_PLAIN(17bad_function_call); }
_Noreturn void _ZSt19__throw_logic_errorPKc(const char *text) { THROW(11logic_error, text); }
_Noreturn void _ZSt21__throw_runtime_errorPKc(const char *text) { THROW(13runtime_error, text); }
_Noreturn void _ZSt20__throw_length_errorPKc(const char *text) { THROW(12length_error, text); }
_Noreturn void _ZSt20__throw_domain_errorPKc(const char *text) { THROW(12domain_error, text); }
_Noreturn void _ZSt20__throw_out_of_rangePKc(const char *text) { THROW(12out_of_range, text); }
_Noreturn void _ZSt24__throw_out_of_range_fmtPKcz(const char *text, ...) { THROW(12out_of_range, text); }
_Noreturn void _ZSt24__throw_invalid_argumentPKc(const char *text) { THROW(16invalid_argument, text); }
_Noreturn void _ZSt19__throw_range_errorPKc(const char *text) { THROW(11range_error, text); }
_Noreturn void _ZSt22__throw_overflow_errorPKc(const char *text) { THROW(14overflow_error, text); }

// std::error_category: a table of functions, of which message is the fourth.
struct category {
    const void *const *table;
    const char *name;
};
static void end_category(void *c) { (void)c; }
static const char *category_name(const struct category *c) { return c->name; }
static void old_message(void *result, const struct category *c, int code) {
    (void)result, (void)c, (void)code;
    __fp_unsupported("a message of std::error_category as a string of the old kind");
}
static const char *error_text(int code) {
    switch (code) {
    case 0: return "Success";
    case EPERM: return "Operation not permitted";
    case EAGAIN: return "Resource temporarily unavailable";
    case EBUSY: return "Device or resource busy";
    case EINVAL: return "Invalid argument";
    case EDEADLK: return "Resource deadlock avoided";
    case ETIMEDOUT: return "Connection timed out";
    default: return "Unknown error";
    }
}
static void message(struct text *result, const struct category *c, int code) {
    (void)c;
    make_text(result, error_text(code), strlen(error_text(code)));
}
static const char *future_text(int code) {
    switch (code) {
    case 1: return "Future already retrieved";
    case 2: return "Promise already satisfied";
    case 3: return "No associated state";
    case 4: return "Broken promise";
    default: return "Unknown error";
    }
}
static void future_message(struct text *result, const struct category *c, int code) {
    (void)c;
    make_text(result, future_text(code), strlen(future_text(code)));
}
static const struct category generic, system, future;
static struct error default_condition(const struct category *c, int code) {
    struct error condition = {code, c == &system ? &generic : c};
    return condition;
}
static _Bool has_condition(const struct category *c, int code, const struct error *condition) {
    struct error own = default_condition(c, code);
    return own.value == condition->value && own.category == condition->category;
}
static _Bool has_code(const struct category *c, const struct error *code, int condition) {
    return code->category == c && code->value == condition;
}
#define CATEGORY(says)                                                                                                              \
    {(void *)end_category, (void *)end_category, (void *)category_name, (void *)old_message, (void *)says, (void *)default_condition, \
     (void *)has_condition, (void *)has_code}
static const void *const category_table[8] = CATEGORY(message), *const future_table[8] = CATEGORY(future_message);
static const struct category generic = {category_table, "generic"}, system = {category_table, "system"}, future = {future_table, "future"};
const struct category *_ZNSt3_V216generic_categoryEv(void) { return &generic; }
const struct category *_ZNSt3_V215system_categoryEv(void) { return &system; }
const struct category *_ZSt15future_categoryv(void) { return &future; }
void _ZNSt3_V214error_categoryD2Ev(void *c) { (void)c; }
struct error _ZNKSt3_V214error_category23default_error_conditionEi(const struct category *c, int code) {
    struct error condition = {code, c};
    return condition;
}
_Bool _ZNKSt3_V214error_category10equivalentEiRKSt15error_condition(const struct category *c, int code, const struct error *condition) {
    return has_condition(c, code, condition);
}
_Bool _ZNKSt3_V214error_category10equivalentERKSt10error_codei(const struct category *c, const struct error *code, int condition) {
    return has_code(c, code, condition);
}
struct error _ZNKSt10error_code23default_error_conditionEv(const struct error *code) {
    struct error (*condition)(const struct category *, int) = (struct error(*)(const struct category *, int))code->category->table[5];
    return condition(code->category, code->value);
}
_Noreturn void _ZSt20__throw_system_errori(int code) {
    struct exception *e = new_exception(_ZTVSt12system_error);
    set_text(e, error_text(code), strlen(error_text(code)));
    e->code.value = code;
    e->code.category = &generic;
    __cxa_throw(e, (const struct type *)_ZTISt12system_error, (void (*)(void *))_ZNSt12system_errorD1Ev);
}
_Noreturn void _ZSt20__throw_future_errori(int code) {
    struct exception *e = new_exception(_ZTVSt12future_error);
    set_text(e, future_text(code), strlen(future_text(code)));
    e->code.value = code;
    e->code.category = &future;
    __cxa_throw(e, (const struct type *)_ZTISt12future_error, (void (*)(void *))_ZNSt12future_errorD1Ev);
}
