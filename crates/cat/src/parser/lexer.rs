//! The lexer: splits a text into tokens.
//!
//! What is particular about cat: `-` and `.` may stand inside of names (`po-loc`, `DMB.SY`), but not at their
//! end, so that `fun x->e` has a name and an arrow. A name may end in `'`; a `'` before a letter begins a
//! tag. Comments are `(* *)`, which nest, and `//` to the end of the line. Those that speak of the token
//! after them are remembered.

use super::comments::CommentRun;
use fencepost_source::{
    Backslash, Blank, Cursor, Diagnostic, Lexer, Skipped, Span, begins_word, continues_word, take_string,
};

/// The kinds of cat tokens that are neither words nor signs (tags, strings and `0`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Literal {
    /// A name with `'` before it; its span includes the `'`.
    Tag,
    /// A string; its span includes the quotes.
    Text,
    /// `0`.
    Zero,
}

/// The kind of a token of cat.
pub(super) type Kind = fencepost_source::Kind<Literal>;
/// A token of cat, with its source range.
pub(super) type Token = fencepost_source::Token<Kind>;
/// The tokens of a cat file, as the parser reads them.
pub(super) type Tokens<'a> = fencepost_source::Tokens<'a, Literal>;

/// The signs of the language, longer ones before their prefixes. (`^-1` is read apart: there may be blanks in
/// it.)
const SIGNS: &[&str] = &[
    "||", "&&", "++", "->", "(", ")", "[", "]", "{", "}", ";", ",", "?", "=", "+", "*", "&", "|", "\\", "~",
];

/// The sign of the inverse of a relation.
pub(super) const INVERSE: &str = "^-1";

const BLANK: Blank = Blank { line: &["//"], block: &[], nested: &[("(*", "*)")] };

/// The comments in a text that stand right before a token, by that token.
#[derive(Default)]
pub(super) struct Comments {
    /// The starts of tokens, each with the range of the comments right before it, in the order of the text.
    before: Vec<(u32, Span)>,
}

impl Comments {
    /// Returns the source range of the comments right before a token.
    pub fn before(&self, token: Token) -> Option<Span> {
        let found = self.before.binary_search_by_key(&token.span.start, |(start, _)| *start).ok()?;
        Some(self.before[found].1)
    }
}

/// Splits a cat text into tokens, and collects the comments that stand before them.
///
/// # Errors
///
/// Something in the text is no token.
pub(super) fn lex(text: &str) -> Result<(Tokens<'_>, Comments), Diagnostic> {
    let mut cursor = Cursor::new(text);
    // Some editors mark a text as Unicode.
    cursor.eat("\u{feff}");
    let mut lexer = CatLexer { comments: Comments::default(), at_start: true };
    let tokens = Tokens::new(cursor, &mut lexer);
    match tokens.lexical_error() {
        Some(error) => Err(error.clone()),
        None => Ok((tokens, lexer.comments)),
    }
}

struct CatLexer {
    comments: Comments,
    /// Whether no token was read yet.
    at_start: bool,
}

impl<'a> Lexer<'a> for CatLexer {
    type Literal = Literal;

    fn blank(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Diagnostic> {
        let mut run = CommentRun::default();
        // Whether no token precedes on this line.
        let mut first = self.at_start;
        while let Some(skipped) = BLANK.skip_one(cursor)? {
            match skipped {
                Skipped::Space(breaks) => {
                    first |= breaks > 0;
                    run.count_breaks(breaks);
                }
                Skipped::Line(_) => run.forget(),
                Skipped::Block(span) => run.comment(span, first),
            }
        }
        if let Some(span) = run.finish() {
            self.comments.before.push((cursor.offset() as u32, span));
        }
        Ok(())
    }

    fn token(&mut self, cursor: &mut Cursor<'a>, first: char) -> Result<Kind, Diagnostic> {
        self.at_start = false;
        match first {
            c if begins_word(c) => {
                name(cursor);
                Ok(Kind::Word)
            }
            '\'' => tag(cursor),
            '"' => take_string(cursor, Backslash::Plain).map(|_| Kind::Literal(Literal::Text)),
            '^' => inverse(cursor),
            '0'..='9' => number(cursor),
            _ => cursor.eat_any(SIGNS).map(Kind::Sign).ok_or_else(|| stray(cursor, first)),
        }
    }
}

fn name(cursor: &mut Cursor<'_>) {
    let mut ahead = cursor.clone();
    let letters = ahead.take_while(|c| continues_word(c) || matches!(c, '-' | '.'));
    cursor.eat(letters.trim_end_matches(['-', '.']));
    let rest = cursor.rest();
    if rest.starts_with('\'') && !rest[1..].starts_with(begins_word) {
        cursor.bump();
    }
}

fn tag(cursor: &mut Cursor<'_>) -> Result<Kind, Diagnostic> {
    let start = cursor.offset();
    cursor.bump();
    if !cursor.peek().is_some_and(begins_word) {
        return Err(Diagnostic::new(cursor.span_from(start), "a `'` without a name after it")
            .help("tags are written `'name`, strings between `\"`"));
    }
    name(cursor);
    Ok(Kind::Literal(Literal::Tag))
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
    let word = cursor.take_while(continues_word);
    let span = cursor.span_from(start);
    match word {
        "0" => Ok(Kind::Literal(Literal::Zero)),
        _ if word.bytes().all(|b| b.is_ascii_digit()) => {
            Err(Diagnostic::new(span, "the only number is `0`, the empty relation")
                .help("`r; r` is a relation twice, `r^-1` its inverse"))
        }
        _ => Err(Diagnostic::new(span, "a name begins with a letter")),
    }
}

/// Returns the error for a character with which no token begins.
fn stray(cursor: &Cursor<'_>, c: char) -> Diagnostic {
    let error = cursor.stray(if matches!(c, '-' | '.') { "cat outside of names" } else { "cat" });
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
