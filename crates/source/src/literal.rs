//! The tokens that most languages write alike: words, numbers, strings.

use crate::{Cursor, Diagnostic, Span};

/// Returns whether a name or keyword may begin with this character, that is, an ASCII letter or `_`.
pub fn begins_word(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_'
}

/// Returns whether a name or keyword may contain this character, that is, an ASCII letter, a digit or `_`.
pub fn continues_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// A number as C and its relatives write it (`12`, `0x1f`, `0b101`, `017`), split into radix, digits and
/// suffix. What digits and suffix mean is for the language to say.
///
/// ```
/// use fencepost_source::{Cursor, Numeral, continues_word};
///
/// let numeral = Numeral::take(&mut Cursor::new("0x1F_ul+1"), continues_word);
/// assert_eq!((numeral.radix, numeral.digits.as_str(), numeral.suffix.as_str()), (16, "1f_", "ul"));
/// assert_eq!(numeral.value(), Some(0x1f));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numeral {
    /// 2, 8, 10 or 16. A number of several digits that begins with `0` is octal.
    pub radix: u32,
    /// The digits in lower case and `_` between them, without `0x` or `0b`. Octal numbers keep their first
    /// `0`.
    pub digits: String,
    /// The characters after the digits, in lower case: `ul`, `.5`, `e3`, or something that makes no sense.
    pub suffix: String,
}

impl Numeral {
    /// Consumes a number, with everything glued to its digits, and splits it into radix, digits and suffix.
    pub fn take(cursor: &mut Cursor<'_>, continues_word: impl Fn(char) -> bool) -> Numeral {
        let word = cursor.take_while(|c| continues_word(c) || c == '.');
        let lower = word.to_ascii_lowercase();
        let (radix, rest) = if let Some(hex) = lower.strip_prefix("0x") {
            (16, hex)
        } else if let Some(binary) = lower.strip_prefix("0b") {
            (2, binary)
        } else if lower.len() > 1 && lower.starts_with('0') {
            (8, lower.as_str())
        } else {
            (10, lower.as_str())
        };
        let end = rest.find(|c: char| !c.is_digit(radix) && c != '_').unwrap_or(rest.len());
        let (digits, suffix) = rest.split_at(end);
        Numeral { radix, digits: digits.to_owned(), suffix: suffix.to_owned() }
    }

    /// Returns the number that the digits stand for, without regard to the suffix. `None`: there are none, or
    /// the value does not fit in 64 bits.
    pub fn value(&self) -> Option<u64> {
        u64::from_str_radix(&self.digits.replace('_', ""), self.radix).ok()
    }
}

/// Whether a backslash in a string literal is a character like others or an escape.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backslash {
    /// A backslash is a character like others.
    Plain,
    /// A backslash takes the meaning from the character after it, even from a quote.
    Escapes,
}

/// Consumes a string literal in double quotes and returns the text between the quotes, escapes and all.
///
/// # Errors
///
/// The string does not end before its line does.
pub fn take_string<'a>(cursor: &mut Cursor<'a>, backslash: Backslash) -> Result<&'a str, Diagnostic> {
    let start = cursor.offset();
    cursor.eat("\"");
    let inside = cursor.offset();
    loop {
        cursor.take_while(|c| !(matches!(c, '"' | '\n') || c == '\\' && backslash == Backslash::Escapes));
        let end = cursor.offset();
        if cursor.eat("\"") {
            return Ok(&cursor.text()[inside..end]);
        }
        if !cursor.eat("\\") || cursor.peek().is_none_or(|c| c == '\n') {
            return Err(Diagnostic::new(Span::new(start, start + 1), "this string never ends")
                .label("expected `\"` before the end of the line"));
        }
        cursor.bump();
    }
}

/// Shortens a text to its first 40 characters for a message, with `…` after them if there are more.
pub fn shorten(text: &str) -> String {
    const SHOWN: usize = 40;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_split_into_radix_digits_and_suffix() {
        for (text, radix, digits, suffix, value) in [
            ("0", 10, "0", "", Some(0)),
            ("42ul", 10, "42", "ul", Some(42)),
            ("017", 8, "017", "", Some(15)),
            ("08", 8, "0", "8", Some(0)),
            ("0l", 8, "0", "l", Some(0)),
            ("0X", 16, "", "", None),
            ("0b2", 2, "", "2", None),
            ("1.5", 10, "1", ".5", Some(1)),
            ("1_000", 10, "1_000", "", Some(1000)),
            ("18446744073709551616", 10, "18446744073709551616", "", None),
        ] {
            let numeral = Numeral::take(&mut Cursor::new(text), continues_word);
            assert_eq!(
                (numeral.radix, &*numeral.digits, &*numeral.suffix, numeral.value()),
                (radix, digits, suffix, value),
                "{text}"
            );
        }
    }

    #[test]
    fn strings_end_at_their_quote_or_never() {
        let take = |text, backslash| take_string(&mut Cursor::new(text), backslash).ok();
        assert_eq!(take("\"a\"b", Backslash::Plain), Some("a"));
        assert_eq!(take("\"a\\\"b\"", Backslash::Plain), Some("a\\"));
        assert_eq!(take("\"a\\\"b\"", Backslash::Escapes), Some("a\\\"b"));
        for text in ["\"a", "\"a\nb\"", "\"a\\", "\"a\\\n\""] {
            assert_eq!(take(text, Backslash::Escapes), None, "{text}");
        }
    }

    #[test]
    fn long_words_are_cut_between_characters() {
        assert_eq!(shorten("short"), "short");
        assert_eq!(shorten(&"ä".repeat(41)), format!("{}…", "ä".repeat(40)));
    }
}
