// Streams of libstdc++: what its headers do not have (std::cout and its like, formats of numbers, reading them). Streams of strings are the
// headers' own templates, compiled with the program (crates/llvm/include/instead/bits/c++config.h); some of these templates give way to
// the functions here (PREFERRED in crates/llvm/src/lower/link.rs), because they need facets of a locale. There is one locale, "C".

enum { BOOLALPHA = 1, DEC = 2, FIXED = 4, HEX = 8, INTERNAL = 16, LEFT_SIDE = 32, OCT = 64, SCIENTIFIC = 256, SHOWBASE = 512, SHOWPOINT = 1024,
       SHOWPOS = 2048, SKIPWS = 4096, UPPERCASE = 16384 };
enum { BAD = 1, AT_END = 2, FAILED = 4 };

// std::basic_streambuf: a table of functions, and what is to be read and written.
struct buffer {
    const struct buffer_table {
        void (*end)(void *), (*end_and_free)(void *);
        void (*imbue)(void *, void *);
        void *(*setbuf)(void *, char *, int64_t);
        void *seekoff, *seekpos;
        int (*sync)(struct buffer *);
        int64_t (*showmanyc)(struct buffer *);
        int64_t (*xsgetn)(struct buffer *, char *, int64_t);
        int (*underflow)(struct buffer *);
        int (*uflow)(struct buffer *);
        int (*pbackfail)(struct buffer *, int);
        int64_t (*xsputn)(struct buffer *, const char *, int64_t);
        int (*overflow)(struct buffer *, int);
    } *table;
    char *read_begin, *read, *read_end, *write_begin, *write, *write_end;
    void *locale;
};
// std::basic_ios, where streams have it: after their own members, at an offset that is in their table.
struct ios {
    const void *const *table;
    int64_t precision, width;
    int flags, throws, state;
    void *callbacks, *word_zero[2], *words[16];
    int word_count;
    void *more_words, *locale;
    void *tie;
    char fill;
    _Bool fill_is_set;
    struct buffer *buffer;
    void *facets[3];
};
_Static_assert(sizeof(struct ios) == 264, "as libstdc++ has it");
struct stream {
    const int64_t *table;
};
static struct ios *ios_of(struct stream *stream) { return (struct ios *)((char *)stream + stream->table[-3]); }

const void *const _ZTISt8ios_base[2] = {CLASS, "St8ios_base"};
static void end_nothing(void *object) { (void)object; }
const void *const _ZTVSt8ios_base[4] = {0, _ZTISt8ios_base, (void *)end_nothing, (void *)end_nothing};
void _ZNSt8ios_base7_M_initEv(struct ios *ios) {
    ios->precision = 6, ios->width = 0, ios->flags = SKIPWS | DEC;
}
void _ZNSt8ios_baseC2Ev(struct ios *ios) {
    memset(ios, 0, __builtin_offsetof(struct ios, tie));
    _ZNSt8ios_base7_M_initEv(ios);
}
void _ZNSt8ios_baseD2Ev(void *ios) { (void)ios; }
void _ZNSt8ios_base4InitC1Ev(void *init) { (void)init; }
void _ZNSt8ios_base4InitD1Ev(void *init) { (void)init; }
_Bool _ZNSt8ios_base15sync_with_stdioEb(_Bool on) {
    (void)on;
    return 1;
}
void _ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E(struct ios *ios, struct buffer *buffer) {
    _ZNSt8ios_base7_M_initEv(ios);
    ios->throws = 0, ios->state = buffer ? 0 : BAD;
    ios->tie = 0, ios->fill = ' ', ios->fill_is_set = 1, ios->buffer = buffer;
    for (int i = 0; i < 3; i++) ios->facets[i] = 0;
}
char _ZNKSt9basic_iosIcSt11char_traitsIcEE5widenEc(const struct ios *ios, char c) {
    (void)ios;
    return c;
}
char _ZNKSt9basic_iosIcSt11char_traitsIcEE6narrowEcc(const struct ios *ios, char c, char other) {
    (void)ios, (void)other;
    return c;
}
void _ZNSt6localeC1Ev(void **l) { *l = 0; }
void _ZNSt6localeC1ERKS_(void **l, const void *other) {
    (void)other;
    *l = 0;
}
void _ZNSt6localeD1Ev(void **l) { (void)l; }
void *_ZNSt6localeaSERKS_(void **l, const void *other) {
    (void)other;
    return l;
}
static void *const classic_locale = 0;
const void *_ZNSt6locale7classicEv(void) { return &classic_locale; }
_Noreturn void _ZSt19__throw_ios_failurePKc(const char *text) { THROW(12system_error, text); }
static void set_state(struct ios *ios, int bits) {
    ios->state |= bits;
    if (ios->throws & ios->state) _ZSt19__throw_ios_failurePKc("basic_ios::clear: iostream error");
}

// The standard streams: they print, and what they print is shown in traces. Reading is not supported.
static int64_t print(struct buffer *b, const char *text, int64_t size) {
    (void)b;
    printf("%.*s", (int)size, text);
    return size;
}
static int print_one(struct buffer *b, int c) {
    (void)b;
    printf("%c", c);
    return c;
}
static int sync_nothing(struct buffer *b) {
    (void)b;
    return 0;
}
static int64_t no_more(struct buffer *b) {
    (void)b;
    return 0;
}
static int read_input(struct buffer *b) {
    (void)b;
    __fp_unsupported("reading from std::cin");
}
static int64_t read_much(struct buffer *b, char *to, int64_t size) {
    (void)b, (void)to, (void)size;
    __fp_unsupported("reading from std::cin");
}
static int put_back(struct buffer *b, int c) {
    (void)b, (void)c;
    return -1;
}
static void imbue(void *b, void *locale) { (void)b, (void)locale; }
static void *set_buffer(void *b, char *at, int64_t size) {
    (void)at, (void)size;
    return b;
}
static const struct {
    const void *offset, *type;
    struct buffer_table table;
} console_table = {0, _ZTISt8ios_base, {end_nothing, end_nothing, imbue, set_buffer, 0, 0, sync_nothing, no_more, read_much, read_input, read_input, put_back, print, print_one}};
static struct buffer console = {&console_table.table, 0, 0, 0, 0, 0, 0, 0};
// What is before a stream's functions: where its ios is, and its type.
static const int64_t output_table[4] = {8}, input_table[4] = {16};
#define STANDARD_IOS {_ZTVSt8ios_base + 2, 6, 0, SKIPWS | DEC, 0, 0, 0, {0}, {0}, 8, 0, 0, 0, ' ', 1, &console, {0}}
struct output {
    struct stream as;
    struct ios ios;
} _ZSt4cout = {{output_table + 3}, STANDARD_IOS}, _ZSt4cerr = {{output_table + 3}, STANDARD_IOS}, _ZSt4clog = {{output_table + 3}, STANDARD_IOS};
struct input {
    struct stream as;
    int64_t count;
    struct ios ios;
} _ZSt3cin = {{input_table + 3}, 0, STANDARD_IOS};

// Writing.
static struct stream *send(struct stream *to, const char *text, int64_t size) {
    struct ios *ios = ios_of(to);
    struct buffer *buffer = ios->buffer;
    if (ios->state) set_state(ios, BAD | FAILED);
    else if (buffer == &console) print(buffer, text, size);
    else if (!buffer || buffer->table->xsputn(buffer, text, size) != size) set_state(ios, BAD);
    return to;
}
// Writes a text in its field: the fill goes before it, after it or, if internal, after its first `prefix` characters.
static struct stream *send_padded(struct stream *to, const char *text, int64_t size, int64_t prefix) {
    struct ios *ios = ios_of(to);
    int64_t width = ios->width;
    if (width == 0) return send(to, text, size);
    ios->width = 0;
    if (width <= size) return send(to, text, size);
    char all[256];
    if (width > (int64_t)sizeof all) __fp_unsupported("a field of more than 256 characters");
    int64_t at = 0, before = ios->flags & LEFT_SIDE ? size : ios->flags & INTERNAL ? prefix : 0;
    for (int64_t i = 0; i < before; i++) all[at++] = text[i];
    for (int64_t i = size; i < width; i++) all[at++] = ios->fill;
    for (int64_t i = before; i < size; i++) all[at++] = text[i];
    return send(to, all, width);
}
struct stream *_ZSt16__ostream_insertIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_PKS3_l(struct stream *to, const char *text, int64_t size) {
    return send_padded(to, text, size, 0);
}
struct stream *_ZNSo3putEc(struct stream *to, char c) { return send(to, &c, 1); }
struct stream *_ZNSo5writeEPKcl(struct stream *to, const char *text, int64_t size) { return send(to, text, size); }
struct stream *_ZNSo5flushEv(struct stream *to) {
    struct buffer *buffer = ios_of(to)->buffer;
    if (buffer && buffer != &console && buffer->table->sync(buffer) == -1) set_state(ios_of(to), BAD);
    return to;
}
static struct stream *send_sink(struct stream *to, struct sink *sink, int flags) {
    char c = sink->to[0];
    int64_t prefix = c == '-' || c == '+' ? 1 : (flags & (HEX | SHOWBASE)) == (HEX | SHOWBASE) && sink->length > 2 ? 2 : 0;
    return send_padded(to, sink->to, (int64_t)sink->length, prefix);
}
static struct stream *send_integer(struct stream *to, uint64_t value, _Bool negative, _Bool is_signed) {
    char text[32];
    struct sink sink = {text, sizeof text, 0};
    int flags = ios_of(to)->flags, how = 0;
    unsigned base = flags & HEX ? 16 : flags & OCT ? 8 : 10;
    if (flags & SHOWBASE) how |= ALTERNATE;
    if (flags & SHOWPOS && is_signed && base == 10) how |= PLUS;
    if (base == 10 && negative) value = -value;
    put_number(&sink, value, base, base == 10 && negative, 0, value ? -1 : 1, how, (flags & UPPERCASE) != 0);
    return send_sink(to, &sink, flags);
}
struct stream *_ZNSo9_M_insertIlEERSoT_(struct stream *to, int64_t value) { return send_integer(to, (uint64_t)value, value < 0, 1); }
struct stream *_ZNSo9_M_insertIxEERSoT_(struct stream *to, int64_t value) { return send_integer(to, (uint64_t)value, value < 0, 1); }
struct stream *_ZNSo9_M_insertImEERSoT_(struct stream *to, uint64_t value) { return send_integer(to, value, 0, 0); }
struct stream *_ZNSo9_M_insertIyEERSoT_(struct stream *to, uint64_t value) { return send_integer(to, value, 0, 0); }
struct stream *_ZNSo9_M_insertIbEERSoT_(struct stream *to, _Bool value) {
    if (!(ios_of(to)->flags & BOOLALPHA)) return send_integer(to, value, 0, 1);
    return value ? send_padded(to, "true", 4, 0) : send_padded(to, "false", 5, 0);
}
struct stream *_ZNSo9_M_insertIPKvEERSoT_(struct stream *to, const void *value) {
    char text[32];
    struct sink sink = {text, sizeof text, 0};
    put_number(&sink, (uintptr_t)value, 16, 0, 0, value ? -1 : 1, ALTERNATE, 0);
    return send_sink(to, &sink, HEX | SHOWBASE);
}
struct stream *_ZNSo9_M_insertIdEERSoT_(struct stream *to, double value) {
    char text[512];
    struct sink sink = {text, sizeof text, 0};
    struct ios *ios = ios_of(to);
    int flags = ios->flags, how = 0;
    if (flags & SHOWPOINT) how |= ALTERNATE;
    if (flags & SHOWPOS) how |= PLUS;
    char conversion = (flags & (FIXED | SCIENTIFIC)) == (FIXED | SCIENTIFIC) ? 'a' : flags & FIXED ? 'f' : flags & SCIENTIFIC ? 'e' : 'g';
    int precision = conversion == 'a' ? -1 : (int)ios->precision;
    if (precision > 100) __fp_unsupported("a precision of more than 100 digits");
    put_float(&sink, value, (char)(flags & UPPERCASE ? conversion - 'a' + 'A' : conversion), 0, precision, how);
    if (sink.length >= sizeof text) __fp_unsupported("a number of more than 500 digits as output");
    return send_sink(to, &sink, 0);
}

// Reading.
static int look(struct buffer *b) { return b->read < b->read_end ? (unsigned char)*b->read : b->table->underflow(b); }
static int look_further(struct buffer *b) {
    if (b->read < b->read_end) b->read++;
    else b->table->uflow(b);
    return look(b);
}
static _Bool begin_reading(struct stream *from, _Bool keep_space) {
    struct ios *ios = ios_of(from);
    if (!ios->state && !keep_space && ios->flags & SKIPWS) {
        int c = look(ios->buffer);
        while (c >= 0 && isspace(c)) c = look_further(ios->buffer);
        if (c < 0) set_state(ios, AT_END | FAILED);
    } else if (ios->state)
        set_state(ios, FAILED);
    return ios->state == 0;
}
void _ZNSi6sentryC1ERSib(_Bool *ok, struct stream *from, _Bool keep_space) { *ok = begin_reading(from, keep_space); }
void _ZNSi6sentryC2ERSib(_Bool *ok, struct stream *from, _Bool keep_space) { *ok = begin_reading(from, keep_space); }
struct stream *_ZSt2wsIcSt11char_traitsIcEERSt13basic_istreamIT_T0_ES6_(struct stream *from) {
    struct ios *ios = ios_of(from);
    int c = look(ios->buffer);
    while (c >= 0 && isspace(c)) c = look_further(ios->buffer);
    if (c < 0) set_state(ios, AT_END);
    return from;
}
static int value_of_digit(int c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99; }
// Reads an integer from `low` to `high` (its bits); `low` is 0 for unsigned types, whose negative numbers wrap.
static uint64_t take_integer(struct stream *from, int64_t low, uint64_t high) {
    struct ios *ios = ios_of(from);
    if (!begin_reading(from, 0)) return 0;
    struct buffer *b = ios->buffer;
    int c = look(b), base = ios->flags & HEX ? 16 : ios->flags & OCT ? 8 : ios->flags & DEC ? 10 : 0, digits = 0, bits = 0;
    _Bool negative = c == '-', over = 0;
    if (c == '-' || c == '+') c = look_further(b);
    if (c == '0' && (base == 0 || base == 16)) {
        digits++;
        c = look_further(b);
        if (c == 'x' || c == 'X') base = 16, digits = 0, c = look_further(b);
        else if (base == 0) base = 8;
    }
    if (base == 0) base = 10;
    uint64_t value = 0, most = negative && low ? -(uint64_t)low : high;
    for (int digit; c >= 0 && (digit = value_of_digit(c)) < base; c = look_further(b), digits++) {
        if (value > (most - (uint64_t)digit) / (uint64_t)base || (uint64_t)digit > most) over = 1;
        else value = value * (uint64_t)base + (uint64_t)digit;
    }
    if (c < 0) bits |= AT_END;
    if (!digits) bits |= FAILED, value = 0;
    else if (over) bits |= FAILED, value = negative && low ? (uint64_t)low : high;
    else if (negative) value = -value;
    if (bits) set_state(ios, bits);
    return value;
}
// (If nothing is read because the stream is at its end, the variable keeps its value.)
#define INTEGER(function, type, low, high)                              \
    struct stream *function(struct stream *from, type *to) {            \
        _Bool good = ios_of(from)->state == 0;                          \
        uint64_t value = take_integer(from, low, high);                 \
        if (good && !(ios_of(from)->state == (AT_END | FAILED) && value == 0)) *to = (type)value; \
        return from;                                                    \
    }
INTEGER(_ZNSirsERs, short, -32768, 32767)
INTEGER(_ZNSirsERi, int, -2147483647l - 1, 2147483647)
INTEGER(_ZNSi10_M_extractItEERSiRT_, unsigned short, 0, 65535)
INTEGER(_ZNSi10_M_extractIjEERSiRT_, unsigned, 0, 4294967295)
INTEGER(_ZNSi10_M_extractIlEERSiRT_, long, -9223372036854775807l - 1, 9223372036854775807)
INTEGER(_ZNSi10_M_extractIxEERSiRT_, long, -9223372036854775807l - 1, 9223372036854775807)
INTEGER(_ZNSi10_M_extractImEERSiRT_, uint64_t, 0, -1ul)
INTEGER(_ZNSi10_M_extractIyEERSiRT_, uint64_t, 0, -1ul)
INTEGER(_ZNSi10_M_extractIbEERSiRT_, _Bool, 0, 1)
static _Bool take_double(struct stream *from, double *to) {
    if (!begin_reading(from, 0)) return 0;
    struct ios *ios = ios_of(from);
    struct buffer *b = ios->buffer;
    char text[64];
    size_t size = 0;
    int c = look(b);
    while (c >= 0 && size + 1 < sizeof text && (isdigit(c) || c == '+' || c == '-' || c == '.' || c == 'e' || c == 'E')) {
        if ((c == '+' || c == '-') && size && text[size - 1] != 'e' && text[size - 1] != 'E') break;
        text[size++] = (char)c;
        c = look_further(b);
    }
    text[size] = 0;
    char *end;
    *to = strtod(text, &end);
    int bits = (c < 0 ? AT_END : 0) | (size == 0 || end != text + size ? FAILED : 0);
    if (bits) set_state(ios, bits);
    return 1;
}
struct stream *_ZNSi10_M_extractIdEERSiRT_(struct stream *from, double *to) {
    double value;
    if (take_double(from, &value)) *to = value;
    return from;
}
struct stream *_ZNSi10_M_extractIfEERSiRT_(struct stream *from, float *to) {
    double value;
    if (take_double(from, &value)) *to = (float)value;
    return from;
}
static void append(struct text *text, char c) {
    _Bool inside = text->at == text->is.inside;
    size_t room = inside ? sizeof text->is.inside - 1 : text->is.room;
    if (text->size == room) {
        char *larger = __fp_alloc(2 * room + 1, 16, 0);
        __builtin_memcpy(larger, text->at, text->size);
        if (!inside) __fp_free(text->at);
        text->at = larger;
        text->is.room = 2 * room;
    }
    text->at[text->size++] = c;
    text->at[text->size] = 0;
}
#define TEXT "RNSt7__cxx1112basic_stringIS4_S5_T1_EE"
struct stream *take_word(struct stream *from, struct text *to) __asm__("_ZStrsIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_" TEXT);
struct stream *take_word(struct stream *from, struct text *to) {
    struct ios *ios = ios_of(from);
    if (!begin_reading(from, 0)) return from;
    int64_t most = ios->width > 0 ? ios->width : -1;
    to->size = 0, to->at[0] = 0;
    int c = look(ios->buffer);
    for (; c >= 0 && !isspace(c) && most != 0; c = look_further(ios->buffer), most--) append(to, (char)c);
    if (ios->width) ios->width = 0;
    if (c < 0) set_state(ios, AT_END | (to->size ? 0 : FAILED));
    return from;
}
struct stream *take_line(struct stream *from, struct text *to, char end) __asm__("_ZSt7getlineIcSt11char_traitsIcESaIcEERSt13basic_istreamIT_T0_ES7_" TEXT "S4_");
struct stream *take_line(struct stream *from, struct text *to, char end) {
    struct ios *ios = ios_of(from);
    if (!begin_reading(from, 1)) return from;
    to->size = 0, to->at[0] = 0;
    int c = look(ios->buffer);
    for (; c >= 0 && c != (unsigned char)end; c = look_further(ios->buffer)) append(to, (char)c);
    if (c >= 0) {
        if (ios->buffer->read < ios->buffer->read_end) ios->buffer->read++;
        else ios->buffer->table->uflow(ios->buffer);
    } else
        set_state(ios, AT_END | (to->size ? 0 : FAILED));
    return from;
}
