//! Text to tokens (JLS 3), as far as the subset goes.
//!
//! A lexical error ends the tokens with [`Kind::Bad`]; the parser reports it when it gets there, so that the first
//! mistake in the file is the one that is told.

use fencepost_source::{Cursor, Diagnostic, Span};

/// What kind of token it is; names and strings are found by their span.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A name or a keyword.
    Word,
    /// A number, or a character by its code. That of 2147483648 (decimal) is only good after a minus.
    Int(u32, Radix),
    /// A number that is a `long`, which the subset lacks.
    Long,
    /// A number with a fraction or an exponent, which the subset lacks.
    Float,
    /// A string between quotes.
    Text,
    /// A sign.
    Sign(&'static str),
    /// The end of the file.
    End,
    /// Something that is no token: see [`Tokens::error`].
    Bad,
}

/// How a number is written: only decimal ones stand for their value as it is (JLS 3.10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Radix {
    Decimal,
    Other,
}

/// A token and where it stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub kind: Kind,
    pub span: Span,
}

/// All tokens of a text; the last is [`Kind::End`] or [`Kind::Bad`].
pub(crate) struct Tokens {
    pub tokens: Vec<Token>,
    /// What is wrong at the [`Kind::Bad`] token, if there is one.
    pub error: Option<Diagnostic>,
}

/// The signs, longer ones before their prefixes.
const SIGNS: &[&str] = &[
    ">>>=", "<<=", ">>=", ">>>", "...", "->", "::", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&",
    "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "(", ")", "[", "]", "{", "}", ";", ",", ":", "?",
    "=", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "~", "!", ".", "@",
];

/// The tokens of `text`.
pub(crate) fn lex(text: &str) -> Tokens {
    let mut lexer = Lexer { cursor: Cursor::new(text) };
    let mut tokens = Vec::new();
    loop {
        match lexer.token() {
            Ok(token) => {
                tokens.push(token);
                if token.kind == Kind::End {
                    return Tokens { tokens, error: None };
                }
            }
            Err(error) => {
                tokens.push(Token { kind: Kind::Bad, span: error.span });
                return Tokens { tokens, error: Some(error) };
            }
        }
    }
}

struct Lexer<'a> {
    cursor: Cursor<'a>,
}

impl Lexer<'_> {
    fn token(&mut self) -> Result<Token, Diagnostic> {
        self.skip_blank()?;
        let start = self.cursor.offset();
        let kind = match self.cursor.peek() {
            None => Kind::End,
            Some(c) if starts_word(c) => {
                self.cursor.take_while(is_word);
                Kind::Word
            }
            Some(c) if c.is_ascii_digit() => self.number()?,
            Some('"') => self.string()?,
            Some('\'') => self.character()?,
            Some(c) => match SIGNS.iter().find(|sign| self.cursor.eat(sign)) {
                Some(sign) => Kind::Sign(sign),
                None => return Err(stray(start, c)),
            },
        };
        Ok(Token { kind, span: self.cursor.span_from(start) })
    }

    fn skip_blank(&mut self) -> Result<(), Diagnostic> {
        loop {
            self.cursor.take_while(char::is_whitespace);
            let start = self.cursor.offset();
            if self.cursor.eat("//") {
                self.cursor.take_while(|c| c != '\n');
            } else if self.cursor.eat("/*") {
                if self.cursor.take_through("*/").is_none() {
                    return Err(Diagnostic::new(Span::new(start, start + 2), "this comment never ends")
                        .label("expected `*/` somewhere after this"));
                }
            } else {
                return Ok(());
            }
        }
    }

    fn number(&mut self) -> Result<Kind, Diagnostic> {
        let start = self.cursor.offset();
        let word = self.cursor.take_while(|c| is_word(c) || c == '.');
        let span = self.cursor.span_from(start);
        let lower = word.to_ascii_lowercase();
        let (radix, digits) = if let Some(hex) = lower.strip_prefix("0x") {
            (16, hex)
        } else if let Some(binary) = lower.strip_prefix("0b") {
            (2, binary)
        } else if lower.len() > 1 && lower.starts_with('0') {
            (8, &lower[1..])
        } else {
            (10, lower.as_str())
        };
        if is_float(radix, digits) {
            return Ok(Kind::Float);
        }
        let (digits, is_long) = match digits.strip_suffix('l') {
            // Of `0L` the zero was taken for the sign of an octal number.
            Some("") if lower == "0l" => ("0", true),
            Some(digits) => (digits, true),
            None => (digits, false),
        };
        let bare = digits.replace('_', "");
        let misplaced = digits.starts_with('_') && radix != 8 || digits.ends_with('_');
        if bare.is_empty() || misplaced || !bare.chars().all(|c| c.is_digit(radix)) {
            return Err(Diagnostic::new(span, format!("`{}` is no number", super::shorten(word)))
                .help("write decimal, `0x…`, `0b…` or octal `0…`"));
        }
        if is_long {
            return Ok(Kind::Long);
        }
        let limit = if radix == 10 { 1 << 31 } else { u32::MAX };
        match u32::from_str_radix(&bare, radix) {
            Ok(value) if value <= limit => {
                Ok(Kind::Int(value, if radix == 10 { Radix::Decimal } else { Radix::Other }))
            }
            _ => Err(too_large(span)),
        }
    }

    /// A character between quotes (JLS 3.10.4). Where a number is asked for it stands for its code, and numbers are all
    /// there is here.
    fn character(&mut self) -> Result<Kind, Diagnostic> {
        let start = self.cursor.offset();
        self.cursor.bump();
        let code = match self.cursor.bump() {
            Some('\\') => self.escape(),
            Some('\'' | '\n' | '\r') | None => None,
            Some(c) => Some(u32::from(c)),
        };
        match code {
            Some(code) if code <= 0xffff && self.cursor.eat("'") => Ok(Kind::Int(code, Radix::Other)),
            _ => Err(Diagnostic::new(Span::new(start, start + 1), "this is no character")
                .help("write one character between the quotes: `'a'`, `'\\n'`, `'\\u0041'`")),
        }
    }

    /// The code of an escape (JLS 3.10.7), after its backslash.
    fn escape(&mut self) -> Option<u32> {
        let octal = |c: char| c.to_digit(8);
        Some(match self.cursor.bump()? {
            'b' => 8,
            't' => 9,
            'n' => 10,
            'f' => 12,
            'r' => 13,
            's' => 32,
            c @ ('"' | '\'' | '\\') => u32::from(c),
            'u' => {
                self.cursor.take_while(|c| c == 'u');
                let digits = self.cursor.take_while(|c| c.is_ascii_hexdigit());
                (digits.len() == 4).then(|| u32::from_str_radix(digits, 16).ok())??
            }
            c => {
                let rest = self.cursor.take_while(|c| octal(c).is_some());
                let code =
                    rest.chars().fold(octal(c)?, |code, c| (code << 3 | octal(c).unwrap_or(0)).min(0o1000));
                (code <= 0o377).then_some(code)?
            }
        })
    }

    fn string(&mut self) -> Result<Kind, Diagnostic> {
        let start = self.cursor.offset();
        self.cursor.bump();
        let unterminated = || {
            Diagnostic::new(Span::new(start, start + 1), "this string never ends")
                .label("expected `\"` before the end of the line")
        };
        loop {
            match self.cursor.bump() {
                Some('"') => return Ok(Kind::Text),
                Some('\\') => {
                    if matches!(self.cursor.bump(), None | Some('\n')) {
                        return Err(unterminated());
                    }
                }
                None | Some('\n') => return Err(unterminated()),
                Some(_) => {}
            }
        }
    }
}

/// `1.5`, `1e3`, `2f`: what comes after the digits tells.
fn is_float(radix: u32, digits: &str) -> bool {
    let rest = digits.trim_start_matches(|c: char| c.is_digit(radix) || c == '_');
    let exponent = |rest: &str| !rest.is_empty() && rest.chars().all(|c| c.is_ascii_digit());
    rest.starts_with('.')
        || radix != 16 && (matches!(rest, "f" | "d" | "e") || rest.strip_prefix('e').is_some_and(exponent))
}

pub(crate) fn too_large(span: Span) -> Diagnostic {
    Diagnostic::new(span, "this number is too large")
        .label("does not fit in an `int`")
        .help("the largest number is 2147483647, or 0xffffffff, which is -1")
}

fn stray(start: usize, c: char) -> Diagnostic {
    let shown = if c.is_control() { format!("\\u{{{:x}}}", u32::from(c)) } else { c.to_string() };
    Diagnostic::new(Span::new(start, start + c.len_utf8()), format!("`{shown}` has no meaning in Java"))
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
        lex(text).tokens.into_iter().map(|token| token.kind).collect()
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
            assert_eq!(kinds(text), [Kind::Int(value, radix), Kind::End], "{text}");
        }
        for text in
            ["2147483649", "0x1ffffffff", "08", "1_", "0x", "12x", "12xL", "'ab'", "''", "'\\400'", "'\\u41'"]
        {
            assert_eq!(kinds(text), [Kind::Bad], "{text}");
        }
        for text in ["1.5", "1e3", "1f"] {
            assert_eq!(kinds(text), [Kind::Float, Kind::End], "{text}");
        }
        for text in ["5L", "0xfL", "0L", "99999999999L"] {
            assert_eq!(kinds(text), [Kind::Long, Kind::End], "{text}");
        }
        for (text, code) in [("'a'", 97), ("'\\n'", 10), ("'\\''", 39), ("'\\u0041'", 65), ("'\\377'", 255)] {
            assert_eq!(kinds(text), [Kind::Int(code, Other), Kind::End], "{text}");
        }
    }

    #[test]
    fn signs_are_as_long_as_they_can_be() {
        assert_eq!(kinds(">>>=>>>"), [Kind::Sign(">>>="), Kind::Sign(">>>"), Kind::End]);
        assert_eq!(kinds("\"a\\\"b\"/**/x"), [Kind::Text, Kind::Word, Kind::End]);
    }
}
