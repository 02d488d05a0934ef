//! Text to tokens.
//!
//! What is particular about cat: `-` and `.` may stand inside of names (`po-loc`, `DMB.SY`), but not at their end, so
//! that `fun x->e` has a name and an arrow. A name may end in `'`; a `'` before a letter begins a tag. Comments are
//! `(* *)`, which nest, and `//` to the end of the line.
//!
//! Tokens remember two things about what is before them: whether they are the first on their line (a misspelt
//! instruction can be told from an argument by that), and the comments that speak of them.

use super::comments::Run;
use fencepost_source::{Cursor, Diagnostic, Span};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A name or a keyword; found by its span.
    Name,
    /// A name with `'` before it; its span includes the `'`.
    Tag,
    /// A string; its span includes the quotes.
    Text,
    /// `0`.
    Zero,
    Sign(&'static str),
    End,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub kind: Kind,
    pub span: Span,
    /// Is it the first on its line?
    pub first: bool,
    /// The comments right before it.
    pub comments: Option<Span>,
}

/// The signs, longer ones before their prefixes. (`^-1` is read apart: there may be blanks in it.)
const SIGNS: &[&str] = &[
    "||", "&&", "++", "->", "(", ")", "[", "]", "{", "}", ";", ",", "?", "=", "+", "*", "&", "|", "\\", "~",
];

/// The inverse.
pub(super) const INVERSE: &str = "^-1";

/// All tokens of a text; the last is [`Kind::End`].
pub(super) fn lex(text: &str) -> Result<Vec<Token>, Diagnostic> {
    let mut cursor = Cursor::new(text);
    // Some editors mark a text as Unicode.
    cursor.eat("\u{feff}");
    let mut tokens = Vec::new();
    loop {
        let (first, comments) = skip_blank(&mut cursor, tokens.is_empty())?;
        let start = cursor.offset();
        let kind = match cursor.peek() {
            None => Kind::End,
            Some(c) if begins_name(c) => {
                name(&mut cursor);
                Kind::Name
            }
            Some('\'') => tag(&mut cursor)?,
            Some('"') => string(&mut cursor)?,
            Some('^') => inverse(&mut cursor)?,
            Some(c) if c.is_ascii_digit() => number(&mut cursor)?,
            Some(c) => match SIGNS.iter().find(|sign| cursor.eat(sign)) {
                Some(sign) => Kind::Sign(sign),
                None => return Err(stray(&mut cursor, c)),
            },
        };
        tokens.push(Token { kind, span: cursor.span_from(start), first, comments });
        if kind == Kind::End {
            return Ok(tokens);
        }
    }
}

/// Skips blanks and comments; `first` says whether nothing precedes on this line.
fn skip_blank(cursor: &mut Cursor<'_>, mut first: bool) -> Result<(bool, Option<Span>), Diagnostic> {
    let mut run = Run::default();
    loop {
        let breaks = cursor.take_while(char::is_whitespace).matches('\n').count();
        first |= breaks > 0;
        run.lines(breaks);
        let start = cursor.offset();
        if cursor.eat("//") {
            cursor.take_while(|c| c != '\n');
            run.broken();
        } else if cursor.eat("(*") {
            comment(cursor, start)?;
            run.comment(cursor.span_from(start), first);
        } else {
            return Ok((first, run.finish()));
        }
    }
}

/// The rest of a comment.
fn comment(cursor: &mut Cursor<'_>, start: usize) -> Result<(), Diagnostic> {
    let mut depth = 1u32;
    while depth > 0 {
        if cursor.eat("*)") {
            depth -= 1;
        } else if cursor.eat("(*") {
            depth += 1;
        } else if cursor.bump().is_none() {
            return Err(Diagnostic::new(Span::new(start, start + 2), "this comment never ends")
                .label("expected `*)` somewhere after this")
                .help("comments nest: each `(*` needs its own `*)`"));
        }
    }
    Ok(())
}

fn begins_name(c: char) -> bool {
    c.is_ascii_alphabetic() || c == '_'
}

fn name(cursor: &mut Cursor<'_>) {
    let mut ahead = cursor.clone();
    let letters = ahead.take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.'));
    cursor.eat(letters.trim_end_matches(['-', '.']));
    let rest = cursor.rest();
    if rest.starts_with('\'') && !rest[1..].starts_with(begins_name) {
        cursor.bump();
    }
}

fn tag(cursor: &mut Cursor<'_>) -> Result<Kind, Diagnostic> {
    let start = cursor.offset();
    cursor.bump();
    if !cursor.peek().is_some_and(begins_name) {
        return Err(Diagnostic::new(cursor.span_from(start), "a `'` without a name after it")
            .help("tags are written `'name`, strings between `\"`"));
    }
    name(cursor);
    Ok(Kind::Tag)
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

fn inverse(cursor: &mut Cursor<'_>) -> Result<Kind, Diagnostic> {
    let start = cursor.offset();
    cursor.bump();
    let span = cursor.span_from(start);
    cursor.take_while(char::is_whitespace);
    if cursor.eat("-1") {
        return Ok(Kind::Sign(INVERSE));
    }
    let error = Diagnostic::new(span, "expected `-1` after `^`");
    Err(match cursor.peek() {
        Some('+' | '*') => error.help("closures have no `^`: they are written `r+` and `r*`"),
        _ => error.help("the inverse is written `r^-1`; a relation twice is `r; r`"),
    })
}

fn number(cursor: &mut Cursor<'_>) -> Result<Kind, Diagnostic> {
    let start = cursor.offset();
    match cursor.take_while(|c| c.is_ascii_alphanumeric() || c == '_') {
        "0" => Ok(Kind::Zero),
        other => {
            let span = cursor.span_from(start);
            let all_digits = other.bytes().all(|b| b.is_ascii_digit());
            Err(if all_digits {
                Diagnostic::new(span, "the only number is `0`, the empty relation")
                    .help("`r; r` is a relation twice, `r^-1` its inverse")
            } else {
                Diagnostic::new(span, "a name begins with a letter")
            })
        }
    }
}

fn stray(cursor: &mut Cursor<'_>, c: char) -> Diagnostic {
    let start = cursor.offset();
    cursor.bump();
    let error =
        Diagnostic::new(cursor.span_from(start), format!("unexpected character `{}`", c.escape_debug()));
    match c {
        '∪' | '∨' => error.help("write `|`"),
        '∩' | '∧' => error.help("write `&`"),
        '∖' | '−' => error.help("write `\\`"),
        '×' => error.help("write `*`"),
        '∘' | '⨾' => error.help("write `;`"),
        '⁻' => error.help("write `^-1`"),
        '⁺' => error.help("write `+`"),
        '⋆' | '∗' => error.help("write `*`"),
        '∅' => error.help("write `0`, or `{}` for the empty set"),
        '→' => error.help("write `->`"),
        '∈' => error.help("write `in`"),
        '⊆' | '⊂' => error.help("write `subset`"),
        '¬' | '!' => error.help("write `~` before a relation, a set or a test, `not` before a condition"),
        '“' | '”' | '„' => error.help("strings stand between `\"`"),
        '-' => error.help("the difference is written `\\`; a name cannot begin or end with `-`"),
        '.' => error.help("a name cannot begin or end with `.`"),
        '/' => error.help("the difference is written `\\`, a comment `// …` or `(* … *)`"),
        '#' | '%' => error.help("comments are written `// …` or `(* … *)`"),
        ':' => error.help("there are no types to write: `let f(x) = …`"),
        _ => error,
    }
}
