// <string.h> and the simple parts of <stdlib.h>, byte by byte. (Calls of memcpy, memmove and memset are instructions of the
// machine; these are for calls through pointers.)
__attribute__((noinline)) void *memmove(void *to, const void *from, size_t size) {
    unsigned char *t = to;
    const unsigned char *f = from;
    if (t <= f) for (size_t i = 0; i < size; i++) t[i] = f[i];
    else for (size_t i = size; i-- > 0;) t[i] = f[i];
    return to;
}
__attribute__((noinline)) void *memcpy(void *to, const void *from, size_t size) { return memmove(to, from, size); }
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
char *strdup(const char *s) {
    size_t size = strlen(s) + 1;
    char *copy = malloc(size);
    memcpy(copy, s, size);
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
long strtol(const char *s, char **end, int base) {
    const char *start = s;
    while (is_space(*s)) s++;
    _Bool negative = *s == '-';
    if (*s == '-' || *s == '+') s++;
    if ((base == 0 || base == 16) && s[0] == '0' && (s[1] | 32) == 'x') s += 2, base = 16;
    if (base == 0) base = *s == '0' ? 8 : 10;
    unsigned long value = 0;
    _Bool any = 0;
    for (;; s++) {
        int c = *s, digit = c >= '0' && c <= '9' ? c - '0' : (c | 32) >= 'a' && (c | 32) <= 'z' ? (c | 32) - 'a' + 10 : 99;
        if (digit >= base) break;
        value = value * (unsigned long)base + (unsigned long)digit;
        any = 1;
    }
    if (end) *end = (char *)(any ? s : start);
    return negative ? -(long)value : (long)value;
}
long long strtoll(const char *s, char **end, int base) { return strtol(s, end, base); }
unsigned long strtoul(const char *s, char **end, int base) { return (unsigned long)strtol(s, end, base); }
unsigned long long strtoull(const char *s, char **end, int base) { return (unsigned long long)strtol(s, end, base); }
int atoi(const char *s) { return (int)strtol(s, 0, 10); }
long atol(const char *s) { return strtol(s, 0, 10); }
int isdigit(int c) { return c >= '0' && c <= '9'; }
int isspace(int c) { return is_space(c); }
int isalpha(int c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; }
int isalnum(int c) { return isdigit(c) || isalpha(c); }
int isupper(int c) { return c >= 'A' && c <= 'Z'; }
int islower(int c) { return c >= 'a' && c <= 'z'; }
int toupper(int c) { return islower(c) ? c - 32 : c; }
int tolower(int c) { return isupper(c) ? c + 32 : c; }

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
