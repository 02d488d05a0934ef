//! Text to tokens, for everything after the header.
//!
//! One set of tokens serves the init section, the threads and the condition. Comments are C's `/* */` and
//! `//` and herd's `(* *)`, which nest. Inside a thread `(*` may also start an expression, as in `(*p)++`:
//! there it is a comment only when a space or another `*` follows.
//!
//! A lexical error ends the tokens with [`Kind::Bad`]; the parser reports it when it gets there, so that
//! the first mistake in the file is the one that is told.

use crate::types::IntType;
use fencepost_source::{Cursor, Diagnostic, Span};

/// What kind of token it is; names and strings are found by their span.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A name or a keyword.
    Name,
    /// A number or a character, with the type C gives it.
    Int { value: u64, ty: IntType },
    /// A sign.
    Sign(&'static str),
    /// The end of the file.
    End,
    /// Something that is no token: see [`Tokens::error`].
    Bad,
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
    "<<=", ">>=", "...", "/\\", "\\/", "=>", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&",
    "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "(", ")", "[", "]", "{", "}", ";", ",", ":", "?",
    "=", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "~", "!", ".", "#",
];

/// The tokens of `text` from byte `start` on.
pub(crate) fn lex(text: &str, start: usize) -> Tokens {
    let mut lexer = Lexer { cursor: Cursor::new(text), braces: 0, groups: 0 };
    while lexer.cursor.offset() < start {
        lexer.cursor.bump();
    }
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

/// Skips white space and comments; `(*` always starts one here.
pub(crate) fn skip_blank(cursor: &mut Cursor<'_>) -> Result<(), Diagnostic> {
    loop {
        cursor.take_while(char::is_whitespace);
        let start = cursor.offset();
        if cursor.eat("//") {
            cursor.take_while(|c| c != '\n');
        } else if cursor.eat("/*") {
            if cursor.take_through("*/").is_none() {
                return Err(unterminated(start, "*/"));
            }
        } else if cursor.eat("(*") {
            skip_nested(cursor, start)?;
        } else {
            return Ok(());
        }
    }
}

fn skip_nested(cursor: &mut Cursor<'_>, start: usize) -> Result<(), Diagnostic> {
    let mut depth = 1;
    while depth > 0 {
        if cursor.eat("*)") {
            depth -= 1;
        } else if cursor.eat("(*") {
            depth += 1;
        } else if cursor.bump().is_none() {
            return Err(unterminated(start, "*)"));
        }
    }
    Ok(())
}

fn unterminated(start: usize, end: &str) -> Diagnostic {
    Diagnostic::new(Span::new(start, start + 2), "this comment never ends")
        .label(format!("expected `{end}` somewhere after this"))
}

struct Lexer<'a> {
    cursor: Cursor<'a>,
    /// How many `{` are open.
    braces: u32,
    /// How many outermost `{` there were: the first opens the init section, the others open threads.
    groups: u32,
}

impl Lexer<'_> {
    fn token(&mut self) -> Result<Token, Diagnostic> {
        if self.braces > 0 && self.groups > 1 {
            self.skip_blank_in_thread()?
        } else {
            skip_blank(&mut self.cursor)?
        }
        let start = self.cursor.offset();
        let kind = match self.cursor.peek() {
            None => Kind::End,
            Some(c) if c.is_ascii_alphabetic() || c == '_' => {
                self.cursor.take_while(is_word);
                Kind::Name
            }
            Some(c) if c.is_ascii_digit() => self.number()?,
            Some('\'') => self.character()?,
            Some(c) => match SIGNS.iter().find(|sign| sign.starts_with(c) && self.cursor.eat(sign)) {
                Some(sign) => self.sign(sign),
                None => return Err(self.stray(c)),
            },
        };
        Ok(Token { kind, span: self.cursor.span_from(start) })
    }

    fn sign(&mut self, sign: &'static str) -> Kind {
        match sign {
            "{" => {
                self.groups += u32::from(self.braces == 0);
                self.braces += 1;
            }
            "}" => self.braces = self.braces.saturating_sub(1),
            _ => {}
        }
        Kind::Sign(sign)
    }

    fn skip_blank_in_thread(&mut self) -> Result<(), Diagnostic> {
        loop {
            let rest = self.cursor.rest();
            let expression = rest
                .strip_prefix("(*")
                .is_some_and(|after| !after.starts_with(|c: char| c.is_whitespace() || c == '*'));
            if expression {
                return Ok(());
            }
            let start = self.cursor.offset();
            // One comment at a time, so that what follows it is looked at with the rule above.
            if rest.starts_with("(*") {
                self.cursor.eat("(*");
                skip_nested(&mut self.cursor, start)?;
            } else if rest.starts_with("//") {
                self.cursor.take_while(|c| c != '\n');
            } else if self.cursor.eat("/*") {
                if self.cursor.take_through("*/").is_none() {
                    return Err(unterminated(start, "*/"));
                }
            } else if self.cursor.take_while(char::is_whitespace).is_empty() {
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
            (8, lower.as_str())
        } else {
            (10, lower.as_str())
        };
        let end = digits.find(|c: char| !c.is_digit(radix)).unwrap_or(digits.len());
        let (digits, suffix) = digits.split_at(end);
        if suffix.starts_with('.') || (radix == 10 && suffix.starts_with('e')) {
            return Err(Diagnostic::new(span, "floating-point numbers are not supported")
                .help("litmus tests compute with integers and addresses"));
        }
        let (unsigned, long) = match suffix {
            "" => (false, false),
            "u" => (true, false),
            "l" | "ll" => (false, true),
            "ul" | "ull" | "lu" | "llu" => (true, true),
            _ => return Err(bad_number(span, word)),
        };
        if digits.is_empty() {
            return Err(bad_number(span, word));
        }
        let value = digits.chars().try_fold(0u64, |value, digit| {
            let digit = digit.to_digit(radix).unwrap_or(0);
            value.checked_mul(radix.into())?.checked_add(digit.into())
        });
        let ty = value.and_then(|value| literal_type(value, radix, unsigned, long));
        match (value, ty) {
            (Some(value), Some(ty)) => Ok(Kind::Int { value, ty }),
            _ => {
                Err(Diagnostic::new(span, "this number is too large").label("does not fit in 64 bits").help(
                    "the largest number is 9223372036854775807, or 18446744073709551615u with the suffix `u`",
                ))
            }
        }
    }

    fn character(&mut self) -> Result<Kind, Diagnostic> {
        let start = self.cursor.offset();
        self.cursor.bump();
        let value = match self.cursor.bump() {
            Some('\\') => match self.cursor.bump() {
                Some('n') => Some(b'\n'),
                Some('t') => Some(b'\t'),
                Some('r') => Some(b'\r'),
                Some('0') => Some(0),
                Some(c @ ('\\' | '\'' | '"')) => Some(c as u8),
                _ => None,
            },
            Some(c) if c.is_ascii() && c != '\'' && !c.is_ascii_control() => Some(c as u8),
            _ => None,
        };
        match value {
            Some(value) if self.cursor.eat("'") => Ok(Kind::Int { value: value.into(), ty: IntType::INT }),
            _ => Err(Diagnostic::new(Span::new(start, start + 1), "this is no character constant")
                .help("write one ASCII character or `\\n \\t \\r \\0 \\\\ \\'` between single quotes")),
        }
    }

    fn stray(&self, c: char) -> Diagnostic {
        let start = self.cursor.offset();
        let span = Span::new(start, start + c.len_utf8());
        let shown = if c.is_control() { format!("\\u{{{:x}}}", u32::from(c)) } else { c.to_string() };
        let error = Diagnostic::new(span, format!("`{shown}` has no meaning in a litmus test"));
        match c {
            '"' => {
                error.help("a string may only stand once, between the name of the test and its init section")
            }
            _ => error,
        }
    }
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn bad_number(span: Span, word: &str) -> Diagnostic {
    Diagnostic::new(span, format!("`{}` is no number", crate::parser::shorten(word)))
        .help("write decimal, `0x…`, `0b…` or octal `0…`, with an optional suffix of `u` and `l` or `ll`")
}

/// The first type of C11 6.4.4.1 that can hold `value`.
fn literal_type(value: u64, radix: u32, unsigned: bool, long: bool) -> Option<IntType> {
    let fits = |bits: u32| bits == 64 || value >> bits == 0;
    let decimal = radix == 10;
    let candidates = [
        (!long && !unsigned && fits(31), IntType::INT),
        (!long && (unsigned || !decimal) && fits(32), IntType::unsigned(32)),
        (!unsigned && fits(63), IntType::LONG),
        (unsigned || !decimal, IntType::ULONG),
    ];
    candidates.into_iter().find(|(fit, _)| *fit).map(|(_, ty)| ty)
}
