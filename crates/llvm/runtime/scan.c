// sscanf, from a string: the conversions d i u x o c s [ n % and e f g, with widths and *.
static int base_of(int conversion) { return conversion == 'd' || conversion == 'u' ? 10 : conversion == 'x' || conversion == 'X' ? 16 : conversion == 'o' ? 8 : 0; }
static void store_scanned(void *to, int longs, uint64_t value) {
    if (longs > 0) *(uint64_t *)to = value;
    else if (longs == 0) *(uint32_t *)to = (uint32_t)value;
    else if (longs == -1) *(uint16_t *)to = (uint16_t)value;
    else *(uint8_t *)to = (uint8_t)value;
}
int vsscanf(const char *text, const char *format, va_list args) {
    const char *s = text;
    int stored = 0;
    for (; *format; format++) {
        if (isspace((unsigned char)*format)) {
            while (isspace((unsigned char)*s)) s++;
            continue;
        }
        if (*format != '%') {
            if (*s != *format) return stored || *s ? stored : -1;
            s++;
            continue;
        }
        int width = 0, longs = 0;
        _Bool keeps = *++format != '*';
        if (!keeps) format++;
        while (*format >= '0' && *format <= '9') width = width * 10 + *format++ - '0';
        for (;; format++) {
            if (*format == 'l' || *format == 'z' || *format == 'j' || *format == 't') longs++;
            else if (*format == 'h') longs--;
            else break;
        }
        if (*format != 'c' && *format != '[' && *format != 'n' && *format != '%')
            while (isspace((unsigned char)*s)) s++;
        if (!*s && *format != 'n' && *format != '%') return stored ? stored : -1;
        char part[64];
        switch (*format) {
        case 'd':
        case 'i':
        case 'u':
        case 'x':
        case 'X':
        case 'o':
        case 'e':
        case 'f':
        case 'g': {
            int most = width && width < (int)sizeof part ? width : (int)sizeof part - 1, size = 0;
            while (size < most && s[size]) part[size] = s[size], size++;
            part[size] = 0;
            char *end;
            if (*format >= 'e' && *format <= 'g') {
                double value = strtod(part, &end);
                if (end == part) return stored;
                if (keeps && longs > 0) *__builtin_va_arg(args, double *) = value;
                else if (keeps) *__builtin_va_arg(args, float *) = (float)value;
            } else {
                uint64_t value = part[0] == '-' ? (uint64_t)strtol(part, &end, base_of(*format)) : strtoul(part, &end, base_of(*format));
                if (end == part) return stored;
                if (keeps) store_scanned(__builtin_va_arg(args, void *), longs, value);
            }
            s += end - part;
            stored += keeps;
            break;
        }
        case 'c': {
            char *to = keeps ? __builtin_va_arg(args, char *) : 0;
            for (int i = 0; i < (width ? width : 1); i++, s++) {
                if (!*s) return stored;
                if (keeps) to[i] = *s;
            }
            stored += keeps;
            break;
        }
        case 's':
        case '[': {
            const char *set = format + 1;
            _Bool words = *format == 's', not = !words && *set == '^';
            if (not) set++;
            const char *last = set;
            if (!words) {
                for (last = *set == ']' ? set + 1 : set; *last && *last != ']'; last++) {
                }
                format = last;
            }
            char *to = keeps ? __builtin_va_arg(args, char *) : 0;
            int size = 0;
            for (; *s && (!width || size < width); s++, size++) {
                _Bool in = words && !isspace((unsigned char)*s);
                for (const char *c = set; !words && c < last; c++) {
                    if (c[1] == '-' && c + 2 < last) in |= *s >= *c && *s <= c[2], c += 2;
                    else in |= *s == *c;
                }
                if (in == not) break;
                if (keeps) to[size] = *s;
            }
            if (!size) return stored;
            if (keeps) to[size] = 0;
            stored += keeps;
            break;
        }
        case 'n': store_scanned(__builtin_va_arg(args, void *), longs, (uint64_t)(s - text)); break;
        case '%':
            while (isspace((unsigned char)*s)) s++;
            if (*s++ != '%') return stored;
            break;
        default: __fp_unsupported("this conversion in sscanf: only d i u x X o c s [ n e f g are");
        }
    }
    return stored;
}
int sscanf(const char *text, const char *format, ...) {
    va_list args;
    __builtin_va_start(args, format);
    int stored = vsscanf(text, format, args);
    __builtin_va_end(args);
    return stored;
}
// What <stdio.h> makes of it, by the standard that is asked for.
int __isoc99_sscanf(const char *text, const char *format, ...) {
    va_list args;
    __builtin_va_start(args, format);
    int stored = vsscanf(text, format, args);
    __builtin_va_end(args);
    return stored;
}
int __isoc23_sscanf(const char *text, const char *format, ...) {
    va_list args;
    __builtin_va_start(args, format);
    int stored = vsscanf(text, format, args);
    __builtin_va_end(args);
    return stored;
}
