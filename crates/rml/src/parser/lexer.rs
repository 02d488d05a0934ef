//! The lexer: splits a text into tokens.
//!
//! A `-` inside of a name belongs to it if a letter follows, as in `po-loc`; `i-1` is a difference. Comments
//! are `//` to the end of the line and cat's `(* *)`, which nest.

use fencepost_source::{
    Backslash, Blank, Cursor, Diagnostic, Lexer, begins_word, continues_word, take_string,
};

/// The kinds of RML tokens that are neither words nor signs (numbers and strings).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Literal {
    Number(i64),
    /// A string; its span includes the quotes.
    Text,
}

/// The kind of a token of RML.
pub(super) type Kind = fencepost_source::Kind<Literal>;
/// A token of RML, with its source range.
pub(super) type Token = fencepost_source::Token<Kind>;
/// The tokens of an RML text, as the parser reads them.
pub(super) type Tokens<'a> = fencepost_source::Tokens<'a, Literal>;

/// The signs of the language, longer ones before their prefixes.
const SIGNS: &[&str] = &[
    "<=>", "^-1", "=>", "<=", "!=", "..", "(", ")", "[", "]", "{", "}", ";", ",", ":", "?", "=", "<", "+",
    "-", "*", "&", "|", "\\", ".", "#", "@",
];

const BLANK: Blank = Blank { line: &["//"], block: &[], nested: &[("(*", "*)")] };

/// Splits an RML text into tokens.
///
/// # Errors
///
/// Something in the text is no token.
pub(super) fn lex(text: &str) -> Result<Tokens<'_>, Diagnostic> {
    let tokens = Tokens::new(Cursor::new(text), &mut RmlLexer);
    match tokens.lexical_error() {
        Some(error) => Err(error.clone()),
        None => Ok(tokens),
    }
}

struct RmlLexer;

impl<'a> Lexer<'a> for RmlLexer {
    type Literal = Literal;

    fn blank(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Diagnostic> {
        BLANK.skip(cursor)
    }

    fn token(&mut self, cursor: &mut Cursor<'a>, first: char) -> Result<Kind, Diagnostic> {
        match first {
            c if begins_word(c) => {
                name(cursor);
                Ok(Kind::Word)
            }
            '0'..='9' => number(cursor),
            '"' => take_string(cursor, Backslash::Plain).map(|_| Kind::Literal(Literal::Text)),
            _ => cursor.eat_any(SIGNS).map(Kind::Sign).ok_or_else(|| stray(cursor, first)),
        }
    }
}

fn name(cursor: &mut Cursor<'_>) {
    loop {
        cursor.take_while(continues_word);
        let mut rest = cursor.rest().chars();
        let goes_on = rest.next() == Some('-') && rest.next().is_some_and(|c| c.is_ascii_alphabetic());
        if !goes_on {
            return;
        }
        cursor.bump();
    }
}

fn number(cursor: &mut Cursor<'_>) -> Result<Kind, Diagnostic> {
    let start = cursor.offset();
    let digits = cursor.take_while(|c| c.is_ascii_digit());
    // Executions are few; the limit keeps sums of numbers far from overflow.
    match digits.parse().ok().filter(|n| *n <= 9999) {
        Some(number) => Ok(Kind::Literal(Literal::Number(number))),
        None => Err(Diagnostic::new(cursor.span_from(start), "this number is too large")
            .help("numbers count executions or tuples, 9999 at most")),
    }
}

/// Returns the error for a character with which no token begins.
fn stray(cursor: &Cursor<'_>, c: char) -> Diagnostic {
    let error = cursor.stray("rml");
    match c {
        '∪' => error.help("write `|`"),
        '∩' => error.help("write `&`"),
        '×' => error.help("write `*`"),
        '⁻' => error.help("write `^-1`"),
        '⊆' => error.help("write `in`"),
        '∀' => error.help("write `all`"),
        '∃' => error.help("write `exists`"),
        '~' | '!' => error.help("write `not` before a formula; a complement is written `univ \\ S`"),
        '^' => error.help("the inverse is written `^-1`"),
        '>' => error.help("turn it around: there is `<` and `<=`"),
        _ => error,
    }
}
