// snprintf and its like, for programs that use the text themselves. (Traces show what printf prints.)
typedef __builtin_va_list va_list;

struct sink {
    char *to;
    size_t room, length;
};
static void put(struct sink *sink, char c) {
    if (sink->length + 1 < sink->room) sink->to[sink->length] = c;
    sink->length++;
}
static void put_many(struct sink *sink, char c, int count) {
    while (count-- > 0) put(sink, c);
}
enum { LEFT = 1, ZERO = 2, PLUS = 4, SPACE = 8, ALTERNATE = 16 };

// Writes a sign or prefix of up to two characters, and the padding around it, for a body of `length` characters; returns the padding that
// is to follow the body.
static int open_field(struct sink *sink, const char *prefix, int length, int width, int flags) {
    int padding = width - length;
    for (int i = 0; prefix[i]; i++) padding--;
    if (padding < 0) padding = 0;
    if (!(flags & (LEFT | ZERO))) put_many(sink, ' ', padding);
    for (int i = 0; prefix[i]; i++) put(sink, prefix[i]);
    if (flags & LEFT) return padding;
    if (flags & ZERO) put_many(sink, '0', padding);
    return 0;
}
static const char *sign_of(_Bool negative, int flags) { return negative ? "-" : flags & PLUS ? "+" : flags & SPACE ? " " : ""; }

static void put_number(struct sink *sink, unsigned long value, unsigned base, _Bool negative, int width, int precision, int flags,
                       _Bool upper) {
    char digits[24];
    int count = 0;
    const char *prefix = sign_of(negative, flags);
    if (flags & ALTERNATE && base == 16 && value) prefix = upper ? "0X" : "0x";
    for (; value; value /= base) {
        unsigned digit = (unsigned)(value % base);
        digits[count++] = (char)(digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10);
    }
    // A precision says how many digits there are at least (none for 0), and switches off padding with zeros.
    if (precision >= 0) flags &= ~ZERO;
    int zeros = (precision < 0 ? 1 : precision) - count;
    if (zeros < 0) zeros = 0;
    if (flags & ALTERNATE && base == 8 && zeros == 0) zeros = 1;
    int after = open_field(sink, prefix, zeros + count, width, flags);
    put_many(sink, '0', zeros);
    while (count > 0) put(sink, digits[--count]);
    put_many(sink, ' ', after);
}

// Writes bytes as they are, padded.
static void put_text(struct sink *sink, const char *text, int size, int width, int flags) {
    int after = open_field(sink, "", size, width, flags & LEFT);
    for (int i = 0; i < size; i++) put(sink, text[i]);
    put_many(sink, ' ', after);
}

// A double as the decimal number that it is, all digits of it: digits[0..count), of which the first `whole` (a number that may be
// less than 0 or more than count) are before the point. Zero has no digits.
struct decimal {
    char digits[792];
    int count, whole;
};
enum { LIMB = 1000000000 };
static void expand(struct decimal *d, uint64_t bits) {
    uint64_t mantissa = bits & (((uint64_t)1 << 52) - 1);
    int exponent = (int)(bits >> 52 & 0x7ff);
    if (exponent) mantissa |= (uint64_t)1 << 52;
    else exponent = 1;
    exponent -= 1075;
    d->count = 0, d->whole = 1;
    if (!mantissa) return;
    while (!(mantissa & 1) && exponent < 0) mantissa >>= 1, exponent++;
    // The integer mantissa * 2^exponent or, for a fraction, mantissa * 5^-exponent = value * 10^-exponent; the lowest limb first.
    uint32_t limbs[90];
    int size = 0;
    for (; mantissa; mantissa /= LIMB) limbs[size++] = (uint32_t)(mantissa % LIMB);
    int left = exponent < 0 ? -exponent : exponent;
    while (left > 0) {
        int step = exponent < 0 ? 13 : 29;
        if (step > left) step = left;
        left -= step;
        uint64_t factor = 1;
        for (int i = 0; i < step; i++) factor *= exponent < 0 ? 5 : 2;
        uint64_t carry = 0;
        for (int i = 0; i < size; i++) {
            carry += limbs[i] * factor;
            limbs[i] = (uint32_t)(carry % LIMB);
            carry /= LIMB;
        }
        for (; carry; carry /= LIMB) limbs[size++] = (uint32_t)(carry % LIMB);
    }
    while (size-- > 0) {
        uint32_t divisor = LIMB / 10;
        if (d->count == 0) while (limbs[size] < divisor) divisor /= 10;
        for (; divisor; divisor /= 10) d->digits[d->count++] = (char)('0' + limbs[size] / divisor % 10);
    }
    d->whole = d->count - (exponent < 0 ? -exponent : 0);
}
static char digit_at(const struct decimal *d, int at) { return at >= 0 && at < d->count ? d->digits[at] : '0'; }
// Rounds to the nearest number of `keep` digits; of two that are equally near, to the even one.
static void round_to(struct decimal *d, int keep) {
    if (keep >= d->count) return;
    if (keep < 0) {
        d->count = 0;
        return;
    }
    _Bool up = d->digits[keep] > '5';
    if (d->digits[keep] == '5') {
        for (int i = keep + 1; i < d->count; i++) up |= d->digits[i] != '0';
        up |= keep > 0 && (d->digits[keep - 1] & 1);
    }
    d->count = keep;
    if (!up) return;
    int at = keep - 1;
    for (; at >= 0 && d->digits[at] == '9'; at--) d->digits[at] = '0';
    if (at >= 0) {
        d->digits[at]++;
        return;
    }
    d->digits[0] = '1';
    if (keep == 0) d->count = 1;
    d->whole++;
}

// A double as %a shows it: one digit before the point, as many behind it as are needed or asked for.
static void put_hexadecimal(struct sink *sink, uint64_t bits, int width, int precision, int flags, _Bool upper) {
    char prefix[4];
    int at = 0;
    for (const char *sign = sign_of(bits >> 63, flags); *sign; sign++) prefix[at++] = *sign;
    prefix[at++] = '0';
    prefix[at++] = upper ? 'X' : 'x';
    prefix[at] = 0;
    uint64_t mantissa = bits & (((uint64_t)1 << 52) - 1);
    int exponent = (int)(bits >> 52 & 0x7ff);
    uint64_t whole = exponent ? 1 : 0;
    exponent = exponent ? exponent - 1023 : mantissa ? -1022 : 0;
    int digits = 13;
    if (precision >= 0 && precision < 13) {
        // To the nearest; of two that are equally near, to the even one.
        int drop = 4 * (13 - precision);
        uint64_t all = whole << 52 | mantissa, half = (uint64_t)1 << (drop - 1), rest = all & (2 * half - 1);
        all >>= drop;
        all += rest > half || (rest == half && (all & 1));
        whole = all >> 4 * precision;
        mantissa = precision ? (all << drop) & (((uint64_t)1 << 52) - 1) : 0;
        digits = precision;
    } else if (precision < 0)
        while (digits > 0 && !(mantissa >> 4 * (13 - digits) & 15)) digits--;
    int zeros = precision > 13 ? precision - 13 : 0, size = exponent < 0 ? -exponent : exponent;
    int length = 1 + (digits || flags & ALTERNATE) + digits + zeros + 2 + (size >= 1000 ? 4 : size >= 100 ? 3 : size >= 10 ? 2 : 1);
    int after = open_field(sink, prefix, length, width, flags);
    put(sink, (char)('0' + whole));
    if (digits || flags & ALTERNATE) put(sink, '.');
    for (int i = 0; i < digits; i++) {
        int digit = (int)(mantissa >> 4 * (12 - i) & 15);
        put(sink, (char)(digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10));
    }
    put_many(sink, '0', zeros);
    put(sink, upper ? 'P' : 'p');
    put(sink, exponent < 0 ? '-' : '+');
    for (int unit = size >= 1000 ? 1000 : size >= 100 ? 100 : size >= 10 ? 10 : 1; unit; unit /= 10) put(sink, (char)('0' + size / unit % 10));
    put_many(sink, ' ', after);
}

static void put_float(struct sink *sink, double value, char conversion, int width, int precision, int flags) {
    union {
        double value;
        uint64_t bits;
    } word = {value};
    _Bool upper = conversion < 'a';
    const char *sign = sign_of(word.bits >> 63, flags);
    if ((word.bits >> 52 & 0x7ff) == 0x7ff) {
        const char *text = word.bits << 12 ? (upper ? "NAN" : "nan") : upper ? "INF" : "inf";
        int after = open_field(sink, sign, 3, width, flags & LEFT);
        for (int i = 0; i < 3; i++) put(sink, text[i]);
        put_many(sink, ' ', after);
        return;
    }
    if (conversion == 'a' || conversion == 'A') {
        put_hexadecimal(sink, word.bits, width, precision, flags, upper);
        return;
    }
    struct decimal d;
    expand(&d, word.bits);
    if (precision < 0) precision = 6;
    _Bool scientific = conversion == 'e' || conversion == 'E';
    if (conversion == 'g' || conversion == 'G') {
        if (precision == 0) precision = 1;
        round_to(&d, precision);
        int exponent = d.count ? d.whole - 1 : 0;
        scientific = exponent < -4 || exponent >= precision;
        precision -= scientific ? 1 : exponent + 1;
        int before = scientific ? 1 : d.whole;
        if (!(flags & ALTERNATE)) while (precision > 0 && digit_at(&d, before + precision - 1) == '0') precision--;
    } else
        round_to(&d, (scientific ? 1 : d.whole) + precision);
    // The point stands after digit number `point`.
    int point = scientific ? 1 : d.whole, exponent = d.count ? d.whole - 1 : 0;
    int shown = point > 0 ? point : 1;
    int length = shown + (precision || flags & ALTERNATE) + precision;
    int size = exponent < 0 ? -exponent : exponent;
    if (scientific) length += size < 100 ? 4 : 5;
    int after = open_field(sink, sign, length, width, flags);
    for (int i = 0; i < shown; i++) put(sink, digit_at(&d, point - shown + i));
    if (precision || flags & ALTERNATE) put(sink, '.');
    for (int i = 0; i < precision; i++) put(sink, digit_at(&d, point + i));
    if (scientific) {
        put(sink, upper ? 'E' : 'e');
        put(sink, exponent < 0 ? '-' : '+');
        if (size >= 100) put(sink, (char)('0' + size / 100));
        put(sink, (char)('0' + size / 10 % 10));
        put(sink, (char)('0' + size % 10));
    }
    put_many(sink, ' ', after);
}

int vsnprintf(char *to, size_t room, const char *format, va_list args) {
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
            else if (*format != '\'') break;
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
        case 'p': {
            unsigned long value = (unsigned long)__builtin_va_arg(args, void *);
            if (value) put_number(&sink, value, 16, 0, width, precision, (flags & ~(PLUS | SPACE)) | ALTERNATE, 0);
            else put_text(&sink, "(nil)", 5, width, flags);
            break;
        }
        case 'c': {
            if (longs > 0) __fp_unsupported("a wide character in snprintf");
            char c = (char)__builtin_va_arg(args, int);
            put_text(&sink, &c, 1, width, flags);
            break;
        }
        case 's': {
            if (longs > 0) __fp_unsupported("a string of wide characters in snprintf");
            const char *s = __builtin_va_arg(args, const char *);
            if (!s) s = precision < 0 || precision >= 6 ? "(null)" : "";
            put_text(&sink, s, (int)strnlen(s, precision < 0 ? (size_t)-1 : (size_t)precision), width, flags);
            break;
        }
        case '%': put(&sink, '%'); break;
        case 'a':
        case 'A':
        case 'e':
        case 'E':
        case 'f':
        case 'F':
        case 'g':
        case 'G': put_float(&sink, __builtin_va_arg(args, double), *format, width, precision, flags); break;
        default: __fp_unsupported("this conversion in snprintf: only d i u x X o p c s e E f F g G a A are"); // %n, long double
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

// Output whose text does not matter here: at most its length does.
int vprintf(const char *format, va_list args) { return vsnprintf(0, 0, format, args); }
int vfprintf(void *file, const char *format, va_list args) {
    (void)file;
    return vprintf(format, args);
}
int printf(const char *format, ...) {
    va_list args;
    __builtin_va_start(args, format);
    int length = vprintf(format, args);
    __builtin_va_end(args);
    return length;
}
int fprintf(void *file, const char *format, ...) {
    (void)file;
    va_list args;
    __builtin_va_start(args, format);
    int length = vprintf(format, args);
    __builtin_va_end(args);
    return length;
}
// (A string is read once, and shown in traces.)
int puts(const char *s) {
    int length = (int)strlen(s);
    printf("%.*s\n", length, s);
    return length + 1;
}
int fputs(const char *s, void *file) {
    (void)file;
    int length = (int)strlen(s);
    printf("%.*s", length, s);
    return 1;
}
int putchar(int c) {
    printf("%c", c);
    return (unsigned char)c;
}
int fputc(int c, void *file) {
    (void)file;
    return putchar(c);
}
int putc(int c, void *file) {
    (void)file;
    return putchar(c);
}
size_t fwrite(const void *from, size_t size, size_t count, void *file) {
    fprintf(file, "%.*s", (int)(size * count), (const char *)from);
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
