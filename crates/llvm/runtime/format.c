// snprintf and its like. What printf prints is shown in traces; here a program looks at the text itself.
typedef __builtin_va_list va_list;

struct sink {
    char *to;
    size_t room, length;
};
static void put(struct sink *sink, char c) {
    if (sink->length + 1 < sink->room) sink->to[sink->length] = c;
    sink->length++;
}
static void put_number(struct sink *sink, unsigned long value, unsigned base, _Bool negative, int width, int precision, int flags,
                       _Bool upper) {
    enum { LEFT = 1, ZERO = 2, PLUS = 4, SPACE = 8, ALTERNATE = 16 };
    char digits[64];
    int count = 0;
    do {
        unsigned digit = (unsigned)(value % base);
        digits[count++] = (char)(digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10);
        value /= base;
    } while (value);
    while (count < precision && count < 63) digits[count++] = '0';
    char sign = negative ? '-' : flags & PLUS ? '+' : flags & SPACE ? ' ' : 0;
    int prefix = (sign != 0) + (flags & ALTERNATE && base == 16 ? 2 : 0);
    if (flags & ZERO && !(flags & LEFT) && precision < 0)
        while (count + prefix < width && count < 63) digits[count++] = '0';
    int padding = width - count - prefix;
    if (!(flags & LEFT)) while (padding-- > 0) put(sink, ' ');
    if (sign) put(sink, sign);
    if (flags & ALTERNATE && base == 16) put(sink, '0'), put(sink, upper ? 'X' : 'x');
    while (count > 0) put(sink, digits[--count]);
    if (flags & LEFT) while (padding-- > 0) put(sink, ' ');
}

int vsnprintf(char *to, size_t room, const char *format, va_list args) {
    enum { LEFT = 1, ZERO = 2, PLUS = 4, SPACE = 8, ALTERNATE = 16 };
    struct sink sink = {to, room, 0};
    for (; *format; format++) {
        if (*format != '%') {
            put(&sink, *format);
            continue;
        }
        int flags = 0, width = 0, precision = -1, longs = 0;
        for (format++;; format++) {
            if (*format == '-') flags |= LEFT;
            else if (*format == '0') flags |= ZERO;
            else if (*format == '+') flags |= PLUS;
            else if (*format == ' ') flags |= SPACE;
            else if (*format == '#') flags |= ALTERNATE;
            else break;
        }
        if (*format == '*') {
            width = __builtin_va_arg(args, int);
            if (width < 0) flags |= LEFT, width = -width;
            format++;
        } else
            while (*format >= '0' && *format <= '9') width = width * 10 + *format++ - '0';
        if (*format == '.') {
            precision = 0;
            format++;
            if (*format == '*') precision = __builtin_va_arg(args, int), format++;
            else while (*format >= '0' && *format <= '9') precision = precision * 10 + *format++ - '0';
        }
        for (;; format++) {
            if (*format == 'l' || *format == 'z' || *format == 'j' || *format == 't') longs++;
            else if (*format == 'h') longs--;
            else break;
        }
        switch (*format) {
        case 'd':
        case 'i': {
            long value = longs > 0 ? __builtin_va_arg(args, long) : __builtin_va_arg(args, int);
            if (longs == -1) value = (short)value;
            if (longs < -1) value = (signed char)value;
            put_number(&sink, value < 0 ? -(unsigned long)value : (unsigned long)value, 10, value < 0, width, precision, flags, 0);
            break;
        }
        case 'u':
        case 'x':
        case 'X':
        case 'o': {
            unsigned long value = longs > 0 ? __builtin_va_arg(args, unsigned long) : __builtin_va_arg(args, unsigned);
            if (longs == -1) value = (unsigned short)value;
            if (longs < -1) value = (unsigned char)value;
            unsigned base = *format == 'u' ? 10 : *format == 'o' ? 8 : 16;
            put_number(&sink, value, base, 0, width, precision, flags & ~(PLUS | SPACE), *format == 'X');
            break;
        }
        case 'p':
            put_number(&sink, (unsigned long)__builtin_va_arg(args, void *), 16, 0, width, -1, ALTERNATE, 0);
            break;
        case 'c': {
            char c = (char)__builtin_va_arg(args, int);
            int padding = width - 1;
            if (!(flags & LEFT)) while (padding-- > 0) put(&sink, ' ');
            put(&sink, c);
            if (flags & LEFT) while (padding-- > 0) put(&sink, ' ');
            break;
        }
        case 's': {
            const char *s = __builtin_va_arg(args, const char *);
            size_t size = strnlen(s, precision < 0 ? (size_t)-1 : (size_t)precision);
            int padding = width - (int)size;
            if (!(flags & LEFT)) while (padding-- > 0) put(&sink, ' ');
            for (size_t i = 0; i < size; i++) put(&sink, s[i]);
            if (flags & LEFT) while (padding-- > 0) put(&sink, ' ');
            break;
        }
        case '%': put(&sink, '%'); break;
        default: __fp_unsupported("this conversion in snprintf"); // %f, %n and the like
        }
    }
    if (room > 0) to[sink.length < room ? sink.length : room - 1] = 0;
    return (int)sink.length;
}
int snprintf(char *to, size_t room, const char *format, ...) {
    va_list args;
    __builtin_va_start(args, format);
    int length = vsnprintf(to, room, format, args);
    __builtin_va_end(args);
    return length;
}
int vsprintf(char *to, const char *format, va_list args) { return vsnprintf(to, (size_t)1 << 40, format, args); }
int sprintf(char *to, const char *format, ...) {
    va_list args;
    __builtin_va_start(args, format);
    int length = vsprintf(to, format, args);
    __builtin_va_end(args);
    return length;
}

// Output whose text nobody looks at here.
int vprintf(const char *format, va_list args) {
    (void)format, (void)args;
    return 0;
}
int vfprintf(void *file, const char *format, va_list args) {
    (void)file, (void)format, (void)args;
    return 0;
}
int putchar(int c) { return c; }
int fputc(int c, void *file) {
    (void)file;
    return c;
}
int putc(int c, void *file) {
    (void)file;
    return c;
}
int fputs(const char *s, void *file) {
    (void)s, (void)file;
    return 0;
}
size_t fwrite(const void *from, size_t size, size_t count, void *file) {
    (void)from, (void)size, (void)file;
    return count;
}
int fflush(void *file) {
    (void)file;
    return 0;
}
void perror(const char *s) { (void)s; }
void setbuf(void *file, char *buffer) { (void)file, (void)buffer; }
int setvbuf(void *file, char *buffer, int mode, size_t size) {
    (void)file, (void)buffer, (void)mode, (void)size;
    return 0;
}
