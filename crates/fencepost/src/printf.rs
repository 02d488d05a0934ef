//! Formats the output of `printf`, as a trace shows it.
//!
//! Arguments are 64-bit words as the machine has them: integers in the low bits, floating-point numbers as
//! the bits of a `double` (C promotes `float`). What a conversion cannot make sense of is shown as it is
//! written.

/// A function that returns the bytes of a C string at an address, up to the first zero; `None` if they are
/// not known.
pub type Strings<'a> = dyn Fn(u64) -> Option<Vec<u8>> + 'a;

/// One conversion of a format, such as `%-08.3lx`, taken apart.
#[derive(Default)]
struct Spec {
    left: bool,
    plus: bool,
    space: bool,
    alternate: bool,
    zero: bool,
    width: usize,
    precision: Option<usize>,
    /// The number of bits of an integer argument.
    bits: u32,
}

/// The widest field that is shown; a wider one is a mistake of the program's.
const MAX_FIELD: usize = 1000;

/// Returns the text that C's `printf(format, args…)` prints.
pub fn render(format: &[u8], args: &[u64], strings: &Strings<'_>) -> String {
    let mut out: Vec<u8> = Vec::new();
    let mut args = args.iter().copied();
    let mut rest = format;
    while let Some(at) = rest.iter().position(|b| *b == b'%') {
        out.extend(&rest[..at]);
        let (used, text) = conversion(&rest[at..], &mut args, strings);
        out.extend(text.as_deref().unwrap_or(&rest[at..at + used]));
        rest = &rest[at + used..];
    }
    out.extend(rest);
    String::from_utf8_lossy(&out).into_owned()
}

/// Formats the conversion at the start of `text`: returns its length and what it prints; `None` if that is
/// not known.
fn conversion(
    text: &[u8],
    args: &mut dyn Iterator<Item = u64>,
    strings: &Strings<'_>,
) -> (usize, Option<Vec<u8>>) {
    let mut spec = Spec { bits: 32, ..Spec::default() };
    let mut at = 1;
    while let Some(flag) = text.get(at) {
        match flag {
            b'-' => spec.left = true,
            b'+' => spec.plus = true,
            b' ' => spec.space = true,
            b'#' => spec.alternate = true,
            b'0' => spec.zero = true,
            _ => break,
        }
        at += 1;
    }
    match number(text, &mut at, args) {
        Some(width) if width < 0 => {
            spec.left = true;
            spec.width = width.unsigned_abs() as usize;
        }
        width => spec.width = width.unwrap_or(0) as usize,
    }
    if text.get(at) == Some(&b'.') {
        at += 1;
        spec.precision = usize::try_from(number(text, &mut at, args).unwrap_or(0)).ok();
    }
    spec.width = spec.width.min(MAX_FIELD);
    spec.precision = spec.precision.map(|p| p.min(MAX_FIELD));
    while let Some(length) = text.get(at) {
        match length {
            b'h' => spec.bits = if spec.bits == 16 { 8 } else { 16 },
            b'l' | b'j' | b'z' | b't' | b'q' => spec.bits = 64,
            b'L' => {}
            _ => break,
        }
        at += 1;
    }
    let Some(letter) = text.get(at) else { return (text.len(), None) };
    (at + 1, converted(*letter, &spec, args, strings))
}

/// Reads a width or precision: digits, or `*` for the next argument.
fn number(text: &[u8], at: &mut usize, args: &mut dyn Iterator<Item = u64>) -> Option<i64> {
    if text.get(*at) == Some(&b'*') {
        *at += 1;
        return args.next().map(|value| i64::from(value as u32 as i32));
    }
    let digits = text[*at..].iter().take_while(|b| b.is_ascii_digit()).count();
    let number = std::str::from_utf8(&text[*at..*at + digits]).ok()?.parse().ok();
    *at += digits;
    number
}

fn converted(
    letter: u8,
    spec: &Spec,
    args: &mut dyn Iterator<Item = u64>,
    strings: &Strings<'_>,
) -> Option<Vec<u8>> {
    if letter == b'%' {
        return Some(b"%".to_vec());
    }
    let value = args.next()?;
    let cut = |value: u64| if spec.bits == 64 { value } else { value & ((1 << spec.bits) - 1) };
    let text = match letter {
        b'd' | b'i' => {
            let shift = 64 - spec.bits;
            let signed = ((value << shift) as i64) >> shift;
            integer(spec, sign(spec, signed < 0), "", signed.unsigned_abs().to_string())
        }
        b'u' => integer(spec, "", "", cut(value).to_string()),
        b'x' => integer(spec, "", hex_prefix(spec, cut(value), "0x"), format!("{:x}", cut(value))),
        b'X' => integer(spec, "", hex_prefix(spec, cut(value), "0X"), format!("{:X}", cut(value))),
        b'o' => integer(spec, "", if spec.alternate { "0" } else { "" }, format!("{:o}", cut(value))),
        b'p' if value == 0 => padded(spec, b"(nil)"),
        b'p' => padded(spec, format!("{value:#x}").as_bytes()),
        b'c' => padded(spec, &[value as u8]),
        b's' => {
            let mut bytes = if value == 0 { b"(null)".to_vec() } else { strings(value)? };
            bytes.truncate(spec.precision.unwrap_or(bytes.len()));
            padded(spec, &bytes)
        }
        b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => float(letter, spec, f64::from_bits(value)),
        b'n' => return Some(vec![]),
        _ => return None,
    };
    Some(text)
}

fn sign(spec: &Spec, negative: bool) -> &'static str {
    match (negative, spec.plus, spec.space) {
        (true, ..) => "-",
        (false, true, _) => "+",
        (false, false, true) => " ",
        (false, false, false) => "",
    }
}

fn hex_prefix(spec: &Spec, value: u64, prefix: &'static str) -> &'static str {
    if spec.alternate && value != 0 { prefix } else { "" }
}

fn integer(spec: &Spec, sign: &str, prefix: &str, digits: String) -> Vec<u8> {
    let least = match spec.precision {
        Some(precision) => precision,
        None if spec.zero && !spec.left => spec.width.saturating_sub(sign.len() + prefix.len()),
        None => 1,
    };
    padded(spec, format!("{sign}{prefix}{digits:0>least$}").as_bytes())
}

fn float(letter: u8, spec: &Spec, value: f64) -> Vec<u8> {
    let sign = sign(spec, value.is_sign_negative() && !value.is_nan());
    let magnitude = value.abs();
    let digits = match letter.to_ascii_lowercase() {
        _ if !value.is_finite() => (if value.is_nan() { "nan" } else { "inf" }).to_owned(),
        b'f' => format!("{magnitude:.*}", spec.precision.unwrap_or(6)),
        b'e' => exponent(&format!("{magnitude:.*e}", spec.precision.unwrap_or(6))),
        b'g' => general(magnitude, spec.precision.unwrap_or(6).max(1)),
        // Hexadecimal floats are rare enough to be shown in decimal.
        _ => format!("{magnitude}"),
    };
    let digits = if letter.is_ascii_uppercase() { digits.to_uppercase() } else { digits };
    let least = if spec.zero && !spec.left { spec.width.saturating_sub(sign.len()) } else { 1 };
    padded(spec, format!("{sign}{digits:0>least$}").as_bytes())
}

/// Rewrites an exponent as C writes it: `1.5e2` becomes `1.5e+02`.
fn exponent(text: &str) -> String {
    let Some((mantissa, exponent)) = text.split_once('e') else { return text.to_owned() };
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{mantissa}e{sign}{:02}", exponent.unsigned_abs())
}

/// Formats a number as `%g` does: the shorter of the two forms, without zeros at the end.
fn general(value: f64, precision: usize) -> String {
    let scientific = format!("{value:.*e}", precision - 1);
    let power: i32 = scientific.split_once('e').and_then(|(_, e)| e.parse().ok()).unwrap_or(0);
    let trimmed = |text: &str| {
        if text.contains('.') {
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        } else {
            text.to_owned()
        }
    };
    if power < -4 || power >= precision as i32 {
        let (mantissa, rest) = scientific.split_once('e').unwrap_or((&scientific, "0"));
        return exponent(&format!("{}e{rest}", trimmed(mantissa)));
    }
    trimmed(&format!("{value:.*}", (precision as i32 - 1 - power).max(0) as usize))
}

fn padded(spec: &Spec, text: &[u8]) -> Vec<u8> {
    let spaces = vec![b' '; spec.width.saturating_sub(text.len())];
    if spec.left { [text, &spaces].concat() } else { [&spaces, text].concat() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(format: &str, args: &[u64], expected: &str) {
        let strings = |addr: u64| (addr == 100).then(|| b"hello".to_vec());
        assert_eq!(render(format.as_bytes(), args, &strings), expected);
    }

    #[test]
    fn integers_are_printed_as_c_prints_them() {
        check("x = %d, y = %5d|%-5d|%05d\n", &[0xffff_ffff, 42, 42, 42], "x = -1, y =    42|42   |00042\n");
        check(
            "%u %lu %x %#x %X %o",
            &[u64::MAX, u64::MAX, 255, 255, 255, 8],
            "4294967295 18446744073709551615 ff 0xff FF 10",
        );
        check("%hhd %hd %ld %lld %zu %jd", &[0xff, 0x8000, 5, 6, 7, 8], "-1 -32768 5 6 7 8");
        check("%+d % d %.3d %*d", &[1, 2, 3, 4, 9], "+1  2 003    9");
        check("%08.3f|%-8.2f|", &[1.5f64.to_bits(), 2.0f64.to_bits()], "0001.500|2.00    |");
    }

    #[test]
    fn characters_strings_and_floats_are_printed_as_c_prints_them() {
        check("%c%c %s %.2s %10s", &[b'o'.into(), b'k'.into(), 100, 100, 100], "ok hello he      hello");
        check("%p %p", &[0, 0x6000], "(nil) 0x6000");
        check("100%% of %s", &[0], "100% of (null)");
        check(
            "%f %e %g %g %g",
            &[0.5, 1234.5, 0.0001, 1e10, 100.0].map(f64::to_bits),
            "0.500000 1.234500e+03 0.0001 1e+10 100",
        );
        check("%f %F", &[f64::INFINITY.to_bits(), f64::NAN.to_bits()], "inf NAN");
    }

    /// Nothing a program can write makes it panic or invent values.
    #[test]
    fn odd_formats_neither_panic_nor_invent_values() {
        check("%", &[], "%");
        check("%d", &[], "%d");
        check("%s", &[7], "%s");
        check("%q", &[], "%q");
        check("%y %5", &[1], "%y %5");
        check("%99999999999999999999d|", &[1], "1|");
        assert_eq!(render(b"%9999999d", &[1], &|_| None).len(), MAX_FIELD);
        assert_eq!(render(&[0xff, b'%', 0xfe], &[1], &|_| None).chars().count(), 3);
    }
}
