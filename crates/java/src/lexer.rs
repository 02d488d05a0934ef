//! The lexer: text to tokens (JLS 3), as far as the subset goes.
//!
//! A lexical error ends the tokens with `Kind::Bad`; the parser reports it when it gets there, so that the
//! first mistake in the file is the one that is told.

use fencepost_source::{Backslash, Blank, Cursor, Diagnostic, Lexer, Numeral, Span, shorten, take_string};

/// A number, character or string literal of Java.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Literal {
    /// A number, or a character by its code. That of 2147483648 (decimal) is only good after a minus.
    Int(u32, Radix),
    /// A number that is a `long`, which the subset lacks.
    Long,
    /// A number with a fraction or an exponent, which the subset lacks.
    Float,
    /// A string between quotes.
    Text,
}

/// The kind of a token of a Java file.
pub(crate) type Kind = fencepost_source::Kind<Literal>;
/// The tokens of a Java file.
pub(crate) type Tokens<'a> = fencepost_source::Tokens<'a, Literal>;

/// Whether a number is written in decimal or in another base. Numbers in other bases may use all 32 bits, so
/// that `0xffffffff` is -1 (JLS 3.10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Radix {
    Decimal,
    Other,
}

/// The signs, longer ones before their prefixes.
const SIGNS: &[&str] = &[
    ">>>=", "<<=", ">>=", ">>>", "...", "->", "::", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&",
    "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "(", ")", "[", "]", "{", "}", ";", ",", ":", "?",
    "=", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "~", "!", ".", "@",
];

const BLANK: Blank = Blank { line: &["//"], block: &[("/*", "*/")], nested: &[] };

/// Splits the text of a Java file into tokens.
pub(crate) fn lex(text: &str) -> Tokens<'_> {
    Tokens::new(Cursor::new(text), &mut JavaLexer)
}

struct JavaLexer;

impl<'a> Lexer<'a> for JavaLexer {
    type Literal = Literal;

    fn blank(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Diagnostic> {
        BLANK.skip(cursor)
    }

    fn token(&mut self, cursor: &mut Cursor<'a>, first: char) -> Result<Kind, Diagnostic> {
        match first {
            c if starts_word(c) => {
                cursor.take_while(is_word);
                Ok(Kind::Word)
            }
            '0'..='9' => number(cursor).map(Kind::Literal),
            '"' => take_string(cursor, Backslash::Escapes).map(|_| Kind::Literal(Literal::Text)),
            '\'' => character(cursor).map(Kind::Literal),
            _ => cursor.eat_any(SIGNS).map(Kind::Sign).ok_or_else(|| cursor.stray("Java")),
        }
    }
}

fn number(cursor: &mut Cursor<'_>) -> Result<Literal, Diagnostic> {
    let start = cursor.offset();
    let numeral = Numeral::take(cursor, is_word);
    let span = cursor.span_from(start);
    if is_float(&numeral) {
        return Ok(Literal::Float);
    }
    let Numeral { radix, digits, suffix } = &numeral;
    let misplaced = digits.starts_with('_') || digits.ends_with('_');
    if digits.is_empty() || misplaced || !matches!(suffix.as_str(), "" | "l") {
        let word = shorten(&cursor.text()[start..cursor.offset()]);
        return Err(Diagnostic::new(span, format!("`{word}` is no number"))
            .help("write decimal, `0x…`, `0b…` or octal `0…`"));
    }
    if suffix == "l" {
        return Ok(Literal::Long);
    }
    let (limit, radix) = if *radix == 10 { (1 << 31, Radix::Decimal) } else { (u32::MAX, Radix::Other) };
    let value = numeral.value().and_then(|value| u32::try_from(value).ok()).filter(|value| *value <= limit);
    value.map(|value| Literal::Int(value, radix)).ok_or_else(|| too_large(span))
}

/// Reads a character between quotes (JLS 3.10.4). Where a number is asked for it stands for its code, and
/// numbers are all there is here.
fn character(cursor: &mut Cursor<'_>) -> Result<Literal, Diagnostic> {
    let start = cursor.offset();
    cursor.bump();
    let code = match cursor.bump() {
        Some('\\') => escape(cursor),
        Some('\'' | '\n' | '\r') | None => None,
        Some(c) => Some(u32::from(c)),
    };
    match code {
        Some(code) if code <= 0xffff && cursor.eat("'") => Ok(Literal::Int(code, Radix::Other)),
        _ => Err(Diagnostic::new(Span::new(start, start + 1), "this is no character")
            .help("write one character between the quotes: `'a'`, `'\\n'`, `'\\u0041'`")),
    }
}

/// Returns the code of an escape (JLS 3.10.7), after its backslash.
fn escape(cursor: &mut Cursor<'_>) -> Option<u32> {
    let octal = |c: char| c.to_digit(8);
    Some(match cursor.bump()? {
        'b' => 8,
        't' => 9,
        'n' => 10,
        'f' => 12,
        'r' => 13,
        's' => 32,
        c @ ('"' | '\'' | '\\') => u32::from(c),
        'u' => {
            cursor.take_while(|c| c == 'u');
            let digits = cursor.take_while(|c| c.is_ascii_hexdigit());
            (digits.len() == 4).then(|| u32::from_str_radix(digits, 16).ok())??
        }
        c => {
            let rest = cursor.take_while(|c| octal(c).is_some());
            let code =
                rest.chars().fold(octal(c)?, |code, c| (code << 3 | octal(c).unwrap_or(0)).min(0o1000));
            (code <= 0o377).then_some(code)?
        }
    })
}

/// Returns whether a number is `1.5`, `1e3`, `2f`: the characters after the digits tell.
fn is_float(numeral: &Numeral) -> bool {
    let Numeral { radix, suffix, .. } = numeral;
    let exponent = |rest: &str| !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit());
    suffix.starts_with('.')
        || *radix != 16
            && (matches!(suffix.as_str(), "f" | "d" | "e") || suffix.strip_prefix('e').is_some_and(exponent))
}

/// Makes the error message about a number that does not fit in an `int`.
pub(crate) fn too_large(span: Span) -> Diagnostic {
    Diagnostic::new(span, "this number is too large")
        .label("does not fit in an `int`")
        .help("the largest number is 2147483647, or 0xffffffff, which is -1")
}

fn starts_word(c: char) -> bool {
    c.is_alphabetic() || c == '_' || c == '$'
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind> {
        lex(text).all().iter().map(|token| token.kind).collect()
    }

    #[test]
    fn numbers() {
        use Radix::{Decimal, Other};
        let ints = [
            ("0", 0, Decimal),
            ("2147483648", 1 << 31, Decimal),
            ("0xffff_ffff", u32::MAX, Other),
            ("0b101", 5, Other),
            ("017", 15, Other),
            ("0_7", 7, Other),
            ("1_000", 1000, Decimal),
            ("0xe", 14, Other),
        ];
        for (text, value, radix) in ints {
            assert_eq!(kinds(text), [Kind::Literal(Literal::Int(value, radix)), Kind::End], "{text}");
        }
        for text in
            ["2147483649", "0x1ffffffff", "08", "1_", "0x", "12x", "12xL", "'ab'", "''", "'\\400'", "'\\u41'"]
        {
            assert_eq!(kinds(text), [Kind::Bad], "{text}");
        }
        for text in ["1.5", "1e3", "1f"] {
            assert_eq!(kinds(text), [Kind::Literal(Literal::Float), Kind::End], "{text}");
        }
        for text in ["5L", "0xfL", "0L", "99999999999L"] {
            assert_eq!(kinds(text), [Kind::Literal(Literal::Long), Kind::End], "{text}");
        }
        for (text, code) in [("'a'", 97), ("'\\n'", 10), ("'\\''", 39), ("'\\u0041'", 65), ("'\\377'", 255)] {
            assert_eq!(kinds(text), [Kind::Literal(Literal::Int(code, Other)), Kind::End], "{text}");
        }
    }

    #[test]
    fn signs_are_as_long_as_they_can_be() {
        assert_eq!(kinds(">>>=>>>"), [Kind::Sign(">>>="), Kind::Sign(">>>"), Kind::End]);
        assert_eq!(kinds("\"a\\\"b\"/**/x"), [Kind::Literal(Literal::Text), Kind::Word, Kind::End]);
    }
}
