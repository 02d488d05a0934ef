//! Splits C, C++ and litmus text into tokens, as far as the search for statements and memory orders needs
//! them.
//!
//! No parser: what is made of this is a guess at where a line can be put, and every guess is compiled and
//! checked before it is shown to a user. So a construct that is not understood costs a place, never a wrong
//! answer.

use fencepost_source::{Blank, Cursor, Skipped};
use std::ops::Range;

/// The kinds of tokens of a C, C++ or litmus text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenKind {
    /// A name or keyword.
    Word,
    /// A number, string or character.
    Literal,
    /// One character of punctuation.
    Punct(char),
}

/// Whether a token is in the program's code or in a preprocessor directive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The program's code.
    Code,
    /// A preprocessor directive.
    Directive,
}

/// A token of C, C++ or litmus text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The kind of the token.
    pub kind: TokenKind,
    /// The bytes of the token in the text.
    pub span: Range<usize>,
    /// The part of the text that the token is in.
    pub part: Part,
}

/// The comments of C and C++. Those of litmus tests are told from C by where they stand.
const BLANK: Blank = Blank { line: &["//"], block: &[("/*", "*/")], nested: &[] };

/// The greatest length of a character literal, in bytes. A longer one is taken for an apostrophe.
const LONGEST_CHARACTER: usize = 12;

/// Splits a C, C++ or litmus text into tokens, without comments. Refuses nothing: a comment or a raw string
/// that never ends goes on to the end of the text.
pub fn tokens(text: &str) -> Vec<Token> {
    let mut cursor = Cursor::new(text);
    let mut found = Vec::new();
    // The end of the preprocessor directive that the cursor is in.
    let mut directive = None;
    let mut line_start = true;
    loop {
        match BLANK.skip_one(&mut cursor) {
            Ok(Some(Skipped::Space(breaks))) => {
                line_start |= breaks > 0;
                continue;
            }
            Ok(Some(Skipped::Line(_) | Skipped::Block(_))) | Err(_) => continue,
            Ok(None) => {}
        }
        let start = cursor.offset();
        if directive.is_some_and(|end| start >= end) {
            directive = None;
        }
        let Some(c) = cursor.peek() else { return found };
        // (`#[…]` and `#![…]` are attributes of Rust.)
        let is_attribute = ["#[", "#!["].iter().any(|start| cursor.rest().starts_with(start));
        let kind = if c == '#' && line_start && directive.is_none() && !is_attribute {
            directive = Some(start + directive_length(cursor.rest()));
            cursor.bump();
            continue;
        } else if line_start && cursor.eat("(*") {
            // A comment of litmus tests.
            cursor.take_through("*)");
            continue;
        } else if c == '_' || c.is_alphabetic() {
            let word = cursor.take_while(|c| c == '_' || c.is_alphanumeric());
            if word == "R" && cursor.eat("\"") {
                skip_raw_string(&mut cursor);
                TokenKind::Literal
            } else {
                TokenKind::Word
            }
        } else if c.is_ascii_digit() {
            cursor.take_while(|c| c.is_alphanumeric() || "._'".contains(c));
            TokenKind::Literal
        } else if c == '"' {
            if !skip_quoted(&mut cursor, c) {
                cursor.bump();
            }
            TokenKind::Literal
        } else if c == '\'' {
            let mut after = cursor.clone();
            if !skip_quoted(&mut after, c) || after.offset() - start > LONGEST_CHARACTER {
                // In a litmus test's prose it is an apostrophe.
                cursor.bump();
                continue;
            }
            cursor = after;
            TokenKind::Literal
        } else {
            cursor.bump();
            if c == '\\' {
                continue;
            }
            TokenKind::Punct(c)
        };
        line_start = false;
        let part = if directive.is_some() { Part::Directive } else { Part::Code };
        found.push(Token { kind, span: start..cursor.offset(), part });
    }
}

/// Returns the length of a preprocessor directive: up to the end of the line, and on where the line ends in a
/// backslash.
fn directive_length(rest: &str) -> usize {
    let mut length = 0;
    for line in rest.split_inclusive('\n') {
        length += line.len();
        if !line.trim_end_matches(['\n', '\r']).ends_with('\\') {
            break;
        }
    }
    length
}

/// Skips a string or character that begins and ends with `quote`. A string may have line breaks in it, a
/// character may not. Returns whether there is one; if not, the cursor stays.
fn skip_quoted(cursor: &mut Cursor<'_>, quote: char) -> bool {
    let mut ahead = cursor.clone();
    ahead.bump();
    while let Some(c) = ahead.bump() {
        match c {
            '\\' => {
                ahead.bump();
            }
            '\n' if quote == '\'' => return false,
            _ if c == quote => {
                *cursor = ahead;
                return true;
            }
            _ => {}
        }
    }
    false
}

/// Skips the rest of a raw string, `"mark( … )mark"`, after its first quote.
fn skip_raw_string(cursor: &mut Cursor<'_>) {
    let Some(mark) = cursor.take_through("(") else { return };
    cursor.take_through(&format!("){mark}\""));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_no_tokens_and_directives_are_marked() {
        let text = "// a\n#define X \\\n  y\nint /* b */ z = 'c' + 1'000; \"d;\\\"\" R\"m(;)m\" (*\n";
        let words: Vec<(&str, Part)> = tokens(text).into_iter().map(|t| (&text[t.span], t.part)).collect();
        let code = |words: &[&'static str]| words.iter().map(|w| (*w, Part::Code)).collect::<Vec<_>>();
        let directive = ["define", "X", "y"].map(|w| (w, Part::Directive)).to_vec();
        let expected = ["int", "z", "=", "'c'", "+", "1'000", ";", "\"d;\\\"\"", "R\"m(;)m\"", "(", "*"];
        assert_eq!(words, [directive, code(&expected)].concat());
    }

    #[test]
    fn an_apostrophe_in_prose_begins_no_literal() {
        let text = "C MP\n\"the other's write\"\n(* it isn't code; *)\n{ }\n";
        let words: Vec<&str> = tokens(text).into_iter().map(|t| &text[t.span]).collect();
        assert_eq!(words, ["C", "MP", "\"the other's write\"", "{", "}"]);
    }
}
