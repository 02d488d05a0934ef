//! The lexer: text to tokens, for everything after the header.
//!
//! One set of tokens serves the init section, the threads and the condition. Comments are C's `/* */` and
//! `//` and herd's `(* *)`, which nest. Inside a thread `(*` may also start an expression, as in `(*p)++`:
//! there it is a comment only when a space or another `*` follows.
//!
//! A lexical error ends the tokens with `Kind::Bad`; the parser reports it when it gets there, so that
//! the first mistake in the file is the one that is told.

use crate::types::IntType;
use fencepost_source::{
    Blank, Cursor, Diagnostic, Lexer, Numeral, Span, begins_word, continues_word, shorten,
};

/// The value of a number or character literal, with the type that C gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Int {
    pub value: u64,
    pub ty: IntType,
}

/// The kind of a token of a litmus test, whose literals are numbers.
pub(crate) type Kind = fencepost_source::Kind<Int>;
/// The tokens of a litmus test, whose literals are numbers.
pub(crate) type Tokens<'a> = fencepost_source::Tokens<'a, Int>;

/// The comment syntax of C and of herd. Outside of threads `(*` always starts one.
const BLANK: Blank = Blank { line: &["//"], block: &[("/*", "*/")], nested: &[("(*", "*)")] };

/// The signs, longer ones before their prefixes.
const SIGNS: &[&str] = &[
    "<<=", ">>=", "...", "/\\", "\\/", "=>", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&",
    "||", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "(", ")", "[", "]", "{", "}", ";", ",", ":", "?",
    "=", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "~", "!", ".", "#",
];

/// Splits `text` into tokens, from byte `start` on.
pub(crate) fn lex(text: &str, start: usize) -> Tokens<'_> {
    Tokens::new(Cursor::starting_at(text, start), &mut LitmusLexer::default())
}

/// Skips white space and comments of a litmus test; `(*` always starts a comment here.
pub(crate) fn skip_blank(cursor: &mut Cursor<'_>) -> Result<(), Diagnostic> {
    BLANK.skip(cursor)
}

/// The lexer of litmus tests, which counts braces to know whether it is inside of a thread.
#[derive(Default)]
struct LitmusLexer {
    /// The number of `{` that are open.
    braces: u32,
    /// The number of outermost `{` so far: the first opens the init section, the others open threads.
    groups: u32,
}

impl<'a> Lexer<'a> for LitmusLexer {
    type Literal = Int;

    fn blank(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Diagnostic> {
        let in_thread = self.braces > 0 && self.groups > 1;
        // One comment at a time, since this rule applies to the text after each comment, too.
        while !(in_thread && begins_expression(cursor.rest())) {
            if BLANK.skip_one(cursor)?.is_none() {
                break;
            }
        }
        Ok(())
    }

    fn token(&mut self, cursor: &mut Cursor<'a>, first: char) -> Result<Kind, Diagnostic> {
        match first {
            c if begins_word(c) => {
                cursor.take_while(continues_word);
                Ok(Kind::Word)
            }
            '0'..='9' => number(cursor),
            '\'' => character(cursor),
            _ => cursor.eat_any(SIGNS).map(|sign| self.sign(sign)).ok_or_else(|| stray(cursor, first)),
        }
    }
}

impl LitmusLexer {
    /// Counts braces and returns the sign as a token.
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
}

/// Returns whether a `(*` that comes next begins an expression inside of a thread, and not a comment.
fn begins_expression(rest: &str) -> bool {
    rest.strip_prefix("(*").is_some_and(|after| !after.starts_with(|c: char| c.is_whitespace() || c == '*'))
}

/// Reads a number literal.
fn number(cursor: &mut Cursor<'_>) -> Result<Kind, Diagnostic> {
    let start = cursor.offset();
    let numeral = Numeral::take(cursor, continues_word);
    let span = cursor.span_from(start);
    let Numeral { radix, digits, suffix } = &numeral;
    if suffix.starts_with('.') || (*radix == 10 && suffix.starts_with('e')) {
        return Err(Diagnostic::new(span, "floating-point numbers are not supported")
            .help("litmus tests compute with integers and addresses"));
    }
    let length = match suffix.as_str() {
        "" => Some((false, false)),
        "u" => Some((true, false)),
        "l" | "ll" => Some((false, true)),
        "ul" | "ull" | "lu" | "llu" => Some((true, true)),
        _ => None,
    };
    let Some((unsigned, long)) = length.filter(|_| !digits.is_empty() && !digits.contains('_')) else {
        let word = shorten(&cursor.text()[start..cursor.offset()]);
        return Err(Diagnostic::new(span, format!("`{word}` is no number")).help(
            "write decimal, `0x…`, `0b…` or octal `0…`, with an optional suffix of `u` and `l` or `ll`",
        ));
    };
    let int = numeral.value().and_then(|value| {
        literal_type(value, *radix, unsigned, long).map(|ty| Kind::Literal(Int { value, ty }))
    });
    int.ok_or_else(|| {
        Diagnostic::new(span, "this number is too large")
            .label("does not fit in 64 bits")
            .help("the largest number is 9223372036854775807, or 18446744073709551615u with the suffix `u`")
    })
}

/// Reads a character literal.
fn character(cursor: &mut Cursor<'_>) -> Result<Kind, Diagnostic> {
    let start = cursor.offset();
    cursor.bump();
    let value = match cursor.bump() {
        Some('\\') => match cursor.bump() {
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
        Some(value) if cursor.eat("'") => Ok(Kind::Literal(Int { value: value.into(), ty: IntType::INT })),
        _ => Err(Diagnostic::new(Span::new(start, start + 1), "this is no character constant")
            .help("write one ASCII character or `\\n \\t \\r \\0 \\\\ \\'` between single quotes")),
    }
}

/// Makes the message about a character with which no token begins.
fn stray(cursor: &Cursor<'_>, c: char) -> Diagnostic {
    let error = cursor.stray("a litmus test");
    match c {
        '"' => error.help("a string may only stand once, between the name of the test and its init section"),
        _ => error,
    }
}

/// Returns the first type of C11 6.4.4.1 that can hold `value`.
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
