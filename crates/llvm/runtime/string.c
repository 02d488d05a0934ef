// <string.h> and the simple parts of <stdlib.h>, byte by byte. (Calls of memcpy, memmove and memset are instructions of the
// machine; these are for calls through pointers.)
__attribute__((noinline)) void *memmove(void *to, const void *from, size_t size) {
    unsigned char *t = to;
    const unsigned char *f = from;
    if (t <= f) for (size_t i = 0; i < size; i++) t[i] = f[i];
    else for (size_t i = size; i-- > 0;) t[i] = f[i];
    return to;
}
__attribute__((noinline)) void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *mempcpy(void *to, const void *from, size_t size) { return (char *)memcpy(to, from, size) + size; }
__attribute__((noinline)) void *memset(void *to, int byte, size_t size) {
    unsigned char *t = to;
    for (size_t i = 0; i < size; i++) t[i] = (unsigned char)byte;
    return to;
}
void bzero(void *to, size_t size) { memset(to, 0, size); }
int memcmp(const void *a, const void *b, size_t size) {
    const unsigned char *x = a, *y = b;
    for (size_t i = 0; i < size; i++)
        if (x[i] != y[i]) return x[i] < y[i] ? -1 : 1;
    return 0;
}
int bcmp(const void *a, const void *b, size_t size) { return memcmp(a, b, size); }
void *memchr(const void *in, int byte, size_t size) {
    const unsigned char *s = in;
    for (size_t i = 0; i < size; i++)
        if (s[i] == (unsigned char)byte) return (void *)(s + i);
    return 0;
}
size_t strlen(const char *s) {
    size_t n = 0;
    while (s[n]) n++;
    return n;
}
size_t strnlen(const char *s, size_t most) {
    size_t n = 0;
    while (n < most && s[n]) n++;
    return n;
}
char *stpcpy(char *to, const char *from) {
    while ((*to = *from)) to++, from++;
    return to;
}
char *strcpy(char *to, const char *from) {
    stpcpy(to, from);
    return to;
}
char *strncpy(char *to, const char *from, size_t size) {
    size_t i = 0;
    for (; i < size && from[i]; i++) to[i] = from[i];
    for (; i < size; i++) to[i] = 0;
    return to;
}
char *strcat(char *to, const char *from) {
    strcpy(to + strlen(to), from);
    return to;
}
char *strncat(char *to, const char *from, size_t size) {
    char *end = to + strlen(to);
    size_t i = 0;
    for (; i < size && from[i]; i++) end[i] = from[i];
    end[i] = 0;
    return to;
}
int strcmp(const char *a, const char *b) {
    while (*a && *a == *b) a++, b++;
    return (unsigned char)*a - (unsigned char)*b;
}
int strncmp(const char *a, const char *b, size_t size) {
    for (; size > 0; a++, b++, size--) {
        if (*a != *b) return (unsigned char)*a - (unsigned char)*b;
        if (!*a) break;
    }
    return 0;
}
// In the locale "C", in which only the letters of ASCII have two cases.
static int lower(char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : (unsigned char)c; }
int strncasecmp(const char *a, const char *b, size_t size) {
    for (; size > 0; a++, b++, size--) {
        if (lower(*a) != lower(*b)) return lower(*a) - lower(*b);
        if (!*a) break;
    }
    return 0;
}
int strcasecmp(const char *a, const char *b) { return strncasecmp(a, b, (size_t)-1); }
char *strchr(const char *s, int c) {
    for (;; s++) {
        if (*s == (char)c) return (char *)s;
        if (!*s) return 0;
    }
}
char *strrchr(const char *s, int c) {
    const char *last = 0;
    for (;; s++) {
        if (*s == (char)c) last = s;
        if (!*s) return (char *)last;
    }
}
char *strstr(const char *s, const char *part) {
    size_t size = strlen(part);
    for (;; s++) {
        if (strncmp(s, part, size) == 0) return (char *)s;
        if (!*s) return 0;
    }
}
size_t strspn(const char *s, const char *set) {
    size_t n = 0;
    while (s[n] && strchr(set, s[n])) n++;
    return n;
}
size_t strcspn(const char *s, const char *set) {
    size_t n = 0;
    while (s[n] && !strchr(set, s[n])) n++;
    return n;
}
char *strpbrk(const char *s, const char *set) {
    s += strcspn(s, set);
    return *s ? (char *)s : 0;
}
char *strtok_r(char *s, const char *set, char **rest) {
    if (!s) s = *rest;
    s += strspn(s, set);
    if (!*s) {
        *rest = s;
        return 0;
    }
    char *end = s + strcspn(s, set);
    *rest = *end ? end + 1 : end;
    *end = 0;
    return s;
}
// As in glibc, all threads share what is left of the text: two that use it at once race.
static char *strtok_rest;
char *strtok(char *s, const char *set) { return strtok_r(s, set, &strtok_rest); }
char *strsep(char **text, const char *set) {
    char *s = *text;
    if (!s) return 0;
    char *end = s + strcspn(s, set);
    *text = *end ? end + 1 : 0;
    *end = 0;
    return s;
}
char *strdup(const char *s) {
    size_t size = strlen(s) + 1;
    char *copy = malloc(size);
    memcpy(copy, s, size);
    return copy;
}
char *strndup(const char *s, size_t most) {
    size_t size = strnlen(s, most);
    char *copy = malloc(size + 1);
    memcpy(copy, s, size);
    copy[size] = 0;
    return copy;
}
char *strerror(int error) {
    (void)error;
    return (char *)"an error";
}

int abs(int x) { return x < 0 ? -x : x; }
long labs(long x) { return x < 0 ? -x : x; }
long long llabs(long long x) { return x < 0 ? -x : x; }
static int is_space(int c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
// A number as the functions below read it: without its sign, where it ends, and whether it needs more than 64 bits.
struct parsed {
    unsigned long value;
    _Bool negative, over;
};
static struct parsed parse_number(const char *s, char **end, int base, _Bool binary) {
    const char *stop = s;
    struct parsed number = {0, 0, 0};
    if (base < 0 || base == 1 || base > 36) {
        *__errno_location() = EINVAL;
        return number;
    }
    while (is_space(*s)) s++;
    number.negative = *s == '-';
    if (*s == '-' || *s == '+') s++;
    int letter = s[0] == '0' ? s[1] | 32 : 0;
    int prefix = letter == 'x' ? 16 : letter == 'b' && binary ? 2 : 0;
    if (prefix && (base == 0 || base == prefix)) {
        // Of a prefix without digits only the 0 counts.
        stop = s + 1;
        s += 2, base = prefix;
    }
    if (base == 0) base = *s == '0' ? 8 : 10;
    for (;; s++) {
        int c = *s, digit = c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'z' ? (c | 32) - 'a' + 10 : 99;
        if (digit >= base) break;
        stop = s + 1;
        unsigned long next;
        number.over |= __builtin_mul_overflow(number.value, (unsigned long)base, &next);
        number.over |= __builtin_add_overflow(next, (unsigned long)digit, &number.value);
    }
    if (end) *end = (char *)stop;
    return number;
}
// As in glibc, errno is set for a number that is too large (the result is then the limit) or a base that does not exist, and for
// nothing else.
static long parse_signed(const char *s, char **end, int base, _Bool binary) {
    struct parsed number = parse_number(s, end, base, binary);
    unsigned long most = ((unsigned long)-1 >> 1) + number.negative;
    if (number.over || number.value > most) {
        *__errno_location() = ERANGE;
        number.value = most;
    }
    return (long)(number.negative ? -number.value : number.value);
}
static unsigned long parse_unsigned(const char *s, char **end, int base, _Bool binary) {
    struct parsed number = parse_number(s, end, base, binary);
    if (number.over) {
        *__errno_location() = ERANGE;
        return (unsigned long)-1;
    }
    return number.negative ? -number.value : number.value;
}
long strtol(const char *s, char **end, int base) { return parse_signed(s, end, base, 0); }
long long strtoll(const char *s, char **end, int base) { return parse_signed(s, end, base, 0); }
intmax_t strtoimax(const char *s, char **end, int base) { return parse_signed(s, end, base, 0); }
unsigned long strtoul(const char *s, char **end, int base) { return parse_unsigned(s, end, base, 0); }
unsigned long long strtoull(const char *s, char **end, int base) { return parse_unsigned(s, end, base, 0); }
uintmax_t strtoumax(const char *s, char **end, int base) { return parse_unsigned(s, end, base, 0); }
// Newer headers of glibc have these names called instead: in C23 a prefix 0b says that the base is 2.
long __isoc23_strtol(const char *s, char **end, int base) { return parse_signed(s, end, base, 1); }
long long __isoc23_strtoll(const char *s, char **end, int base) { return parse_signed(s, end, base, 1); }
unsigned long __isoc23_strtoul(const char *s, char **end, int base) { return parse_unsigned(s, end, base, 1); }
unsigned long long __isoc23_strtoull(const char *s, char **end, int base) { return parse_unsigned(s, end, base, 1); }
int atoi(const char *s) { return (int)strtol(s, 0, 10); }
long atol(const char *s) { return strtol(s, 0, 10); }
long long atoll(const char *s) { return strtol(s, 0, 10); }

// The element before position `at` that is greater moves up.
void qsort(void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    char *a = base;
    for (size_t i = 1; i < count; i++) {
        for (size_t j = i; j > 0 && compare(a + (j - 1) * size, a + j * size) > 0; j--) {
            for (size_t k = 0; k < size; k++) {
                char t = a[(j - 1) * size + k];
                a[(j - 1) * size + k] = a[j * size + k];
                a[j * size + k] = t;
            }
        }
    }
}
void *bsearch(const void *key, const void *base, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    const char *a = base;
    while (count > 0) {
        const char *middle = a + count / 2 * size;
        int order = compare(key, middle);
        if (order == 0) return (void *)middle;
        if (order > 0) a = middle + size, count -= count / 2 + 1;
        else count /= 2;
    }
    return 0;
}

// Quotient and remainder.
struct int_division {
    int quotient, remainder;
};
struct long_division {
    long quotient, remainder;
};
struct int_division div(int a, int b) {
    struct int_division result = {a / b, a % b};
    return result;
}
struct long_division ldiv(long a, long b) {
    struct long_division result = {a / b, a % b};
    return result;
}
struct long_division lldiv(long a, long b) { return ldiv(a, b); }

// A decimal number, where its digits and the power of ten are exact as doubles: then one operation rounds as it should.
int isspace(int c);
double strtod(const char *text, char **end) {
    const char *s = text;
    while (isspace((unsigned char)*s)) s++;
    _Bool negative = *s == '-', any = 0, point = 0;
    if (*s == '-' || *s == '+') s++;
    if (*s == 'i' || *s == 'I' || *s == 'n' || *s == 'N') __fp_unsupported("strtod of inf or nan");
    if (s[0] == '0' && (s[1] == 'x' || s[1] == 'X')) __fp_unsupported("strtod of a hexadecimal number");
    uint64_t mantissa = 0;
    int exponent = 0;
    for (;; s++) {
        if (*s == '.' && !point) {
            point = 1;
            continue;
        }
        if (*s < '0' || *s > '9') break;
        any = 1;
        if (mantissa > (((uint64_t)1 << 53) - 10) / 10) {
            if (*s != '0') __fp_unsupported("strtod of a number of more than 15 digits");
            exponent += !point;
            continue;
        }
        mantissa = mantissa * 10 + (uint64_t)(*s - '0');
        exponent -= point;
    }
    if (!any) {
        if (end) *end = (char *)text;
        return 0;
    }
    if ((*s == 'e' || *s == 'E') && ((s[1] >= '0' && s[1] <= '9') || ((s[1] == '-' || s[1] == '+') && s[2] >= '0' && s[2] <= '9'))) {
        _Bool down = s[1] == '-';
        int power = 0;
        for (s += s[1] == '-' || s[1] == '+' ? 2 : 1; *s >= '0' && *s <= '9'; s++)
            if (power < 10000) power = power * 10 + *s - '0';
        exponent += down ? -power : power;
    }
    if (end) *end = (char *)s;
    for (; exponent < 0 && mantissa && mantissa % 10 == 0; exponent++) mantissa /= 10;
    if (mantissa && (exponent > 22 || exponent < -22)) __fp_unsupported("strtod of a number with an exponent beyond 22");
    double value = (double)mantissa, power = 1;
    for (int i = exponent < 0 ? -exponent : exponent; i > 0 && mantissa; i--) power *= 10;
    value = exponent < 0 ? value / power : value * power;
    return negative ? -value : value;
}
double atof(const char *text) { return strtod(text, 0); }

// Wide characters.
size_t wcslen(const int *s) {
    size_t n = 0;
    while (s[n]) n++;
    return n;
}
int *wcscpy(int *to, const int *from) {
    for (size_t i = 0; (to[i] = from[i]); i++) {
    }
    return to;
}
int wcscmp(const int *a, const int *b) {
    for (; *a && *a == *b; a++, b++) {
    }
    return *a < *b ? -1 : *a > *b;
}
int *wcschr(const int *s, int c) {
    for (;; s++) {
        if (*s == c) return (int *)s;
        if (!*s) return 0;
    }
}
int *wmemcpy(int *to, const int *from, size_t count) { return __builtin_memcpy(to, from, count * sizeof *to); }
int *wmemset(int *to, int c, size_t count) {
    for (size_t i = 0; i < count; i++) to[i] = c;
    return to;
}
int wmemcmp(const int *a, const int *b, size_t count) {
    for (size_t i = 0; i < count; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return 0;
}

// What of <math.h> is exact. (More of it is an instruction: crates/llvm/src/lower/library.rs.)
double fmin(double a, double b) { return a != a ? b : b < a ? b : a; }
double fmax(double a, double b) { return a != a ? b : b > a ? b : a; }
float fminf(float a, float b) { return a != a ? b : b < a ? b : a; }
float fmaxf(float a, float b) { return a != a ? b : b > a ? b : a; }
double fdim(double a, double b) { return a <= b ? 0 : a - b; }
double copysign(double size, double sign) { return __builtin_copysign(size, sign); }
float copysignf(float size, float sign) { return __builtin_copysignf(size, sign); }
double ldexp(double value, int power) {
    if (power < -1022 || power > 1023) __fp_unsupported("ldexp with a power beyond 1022");
    union {
        uint64_t bits;
        double value;
    } scale = {(uint64_t)(power + 1023) << 52};
    return value * scale.value;
}
// (Half is added to the whole part only: the sum would be rounded.)
long lround(double value) {
    long whole = (long)value;
    double rest = value - (double)whole;
    return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

// The class of a number, as a bit of llvm.is.fpclass: 0 and 1: not a number, signalling and quiet; then from the least infinity, normal,
// subnormal, zero, and up again.
static uint32_t class_of(uint64_t bits, int mantissa_bits, int exponent_bits) {
    uint64_t mantissa = bits & (((uint64_t)1 << mantissa_bits) - 1), most = ((uint64_t)1 << exponent_bits) - 1, exponent = bits >> mantissa_bits & most;
    if (exponent == most && mantissa) return mantissa >> (mantissa_bits - 1) ? 2 : 1;
    int size = exponent == most ? 3 : exponent ? 2 : mantissa ? 1 : 0;
    return bits >> (mantissa_bits + exponent_bits) & 1 ? (uint32_t)1 << (5 - size) : (uint32_t)1 << (6 + size);
}
uint32_t fencepost_class_of_double(double value) {
    union {
        double value;
        uint64_t bits;
    } word = {value};
    return class_of(word.bits, 52, 11);
}
uint32_t fencepost_class_of_float(float value) {
    union {
        float value;
        uint32_t bits;
    } word = {value};
    return class_of(word.bits, 23, 8);
}
