//! Text to tokens.
//!
//! A `-` inside of a name belongs to it if a letter follows, as in `po-loc`; `i-1` is a difference. Comments are `//` to the
//! end of the line and cat's `(* *)`, which nest.

use fencepost_source::{Cursor, Diagnostic, Span};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A name or a keyword; found by its span.
    Name,
    Number(i64),
    /// A string; its span includes the quotes.
    Text,
    Sign(&'static str),
    End,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    pub span: Span,
}

/// The signs, longer ones before their prefixes.
const SIGNS: &[&str] = &[
    "<=>", "^-1", "=>", "<=", "!=", "..", "(", ")", "[", "]", "{", "}", ";", ",", ":", "?", "=", "<", "+",
    "-", "*", "&", "|", "\\", ".", "#", "@",
];

/// All tokens of a text; the last is [`Kind::End`].
pub(super) fn lex(text: &str) -> Result<Vec<Token>, Diagnostic> {
    let mut cursor = Cursor::new(text);
    let mut tokens = Vec::new();
    loop {
        skip_blank(&mut cursor)?;
        let start = cursor.offset();
        let kind = match cursor.peek() {
            None => Kind::End,
            Some(c) if c.is_ascii_alphabetic() || c == '_' => {
                name(&mut cursor);
                Kind::Name
            }
            Some(c) if c.is_ascii_digit() => number(&mut cursor)?,
            Some('"') => string(&mut cursor)?,
            Some(c) => match SIGNS.iter().find(|sign| cursor.eat(sign)) {
                Some(sign) => Kind::Sign(sign),
                None => return Err(stray(&mut cursor, c)),
            },
        };
        tokens.push(Token { kind, span: cursor.span_from(start) });
        if kind == Kind::End {
            return Ok(tokens);
        }
    }
}

fn skip_blank(cursor: &mut Cursor<'_>) -> Result<(), Diagnostic> {
    loop {
        cursor.take_while(char::is_whitespace);
        let start = cursor.offset();
        if cursor.eat("//") {
            cursor.take_while(|c| c != '\n');
        } else if cursor.eat("(*") {
            let mut depth = 1;
            while depth > 0 {
                if cursor.eat("*)") {
                    depth -= 1;
                } else if cursor.eat("(*") {
                    depth += 1;
                } else if cursor.bump().is_none() {
                    return Err(Diagnostic::new(Span::new(start, start + 2), "this comment never ends")
                        .label("expected `*)` somewhere after this"));
                }
            }
        } else {
            return Ok(());
        }
    }
}

fn name(cursor: &mut Cursor<'_>) {
    loop {
        cursor.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
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
        Some(number) => Ok(Kind::Number(number)),
        None => Err(Diagnostic::new(cursor.span_from(start), "this number is too large")
            .help("numbers count executions or tuples, 9999 at most")),
    }
}

fn string(cursor: &mut Cursor<'_>) -> Result<Kind, Diagnostic> {
    let start = cursor.offset();
    cursor.bump();
    cursor.take_while(|c| c != '"' && c != '\n');
    if cursor.eat("\"") {
        Ok(Kind::Text)
    } else {
        Err(Diagnostic::new(cursor.span_from(start), "this string never ends").help("put a `\"` at its end"))
    }
}

fn stray(cursor: &mut Cursor<'_>, c: char) -> Diagnostic {
    let start = cursor.offset();
    cursor.bump();
    let error =
        Diagnostic::new(cursor.span_from(start), format!("unexpected character `{}`", c.escape_debug()));
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
