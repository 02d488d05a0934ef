//! Reads names and strings: quotes, escapes, and one stored copy per name.

use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::rc::Rc;

/// Returns the bytes that a string literal of LLVM IR stands for, with its escapes resolved. `\\` is a
/// backslash, `\` and two hexadecimal digits are a byte.
pub(super) fn bytes(raw: &str) -> Vec<u8> {
    let mut out = Vec::with_capacity(raw.len());
    let mut rest = raw.as_bytes();
    while let [b, after @ ..] = rest {
        rest = after;
        let escaped = match after {
            [b'\\', after @ ..] => Some((b'\\', after)),
            [high, low, after @ ..] => hex(*high, *low).map(|byte| (byte, after)),
            _ => None,
        };
        match escaped {
            Some((byte, after)) if *b == b'\\' => {
                out.push(byte);
                rest = after;
            }
            _ => out.push(*b),
        }
    }
    out
}

fn hex(high: u8, low: u8) -> Option<u8> {
    let digit = |b: u8| (b as char).to_digit(16);
    u8::try_from(digit(high)? * 16 + digit(low)?).ok()
}

/// Returns a string literal of LLVM IR as text, with its escapes resolved. One whose bytes are no UTF-8 keeps
/// its escapes, so that two different names stay different.
pub(super) fn unescape(raw: &str) -> Cow<'_, str> {
    if !raw.contains('\\') {
        return Cow::Borrowed(raw);
    }
    String::from_utf8(bytes(raw)).map_or(Cow::Borrowed(raw), Cow::Owned)
}

/// Returns a name of LLVM IR without the quotes that it may have.
pub(super) fn unquote(raw: &str) -> Cow<'_, str> {
    match raw.strip_prefix('"').and_then(|r| r.strip_suffix('"')) {
        Some(inner) => unescape(inner),
        None => Cow::Borrowed(raw),
    }
}

/// The names of a module, each stored once and shared by all its uses.
#[derive(Default)]
pub(super) struct Names<'a> {
    names: FxHashMap<Cow<'a, str>, Rc<str>>,
    numbers: Vec<Rc<str>>,
}

impl<'a> Names<'a> {
    /// Returns the shared copy of a name, which is stored at its first use.
    pub fn intern(&mut self, name: Cow<'a, str>) -> Rc<str> {
        if let Some(known) = self.names.get(name.as_ref()) {
            return known.clone();
        }
        let stored: Rc<str> = Rc::from(name.as_ref());
        self.names.insert(name, stored.clone());
        stored
    }

    /// Returns the name of the unnamed value with this number, which is its digits.
    pub fn number(&mut self, number: u32) -> Rc<str> {
        // A number far out of line is a mistake in the text and need not be quick.
        if number > 1 << 14 {
            return Rc::from(number.to_string());
        }
        for n in self.numbers.len()..=number as usize {
            self.numbers.push(Rc::from(n.to_string()));
        }
        self.numbers[number as usize].clone()
    }
}
