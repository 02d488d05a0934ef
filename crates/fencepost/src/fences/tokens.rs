//! Splits C, C++ and litmus text into tokens, as far as the search for statements and memory orders needs
//! them.
//!
//! No parser: what is made of this is a guess at where a line can be put, and every guess is compiled and
//! checked before it is shown to a user. So a construct that is not understood costs a place, never a wrong
//! answer.

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

/// Splits a C, C++ or litmus text into tokens, without comments.
pub fn tokens(text: &str) -> Vec<Token> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut at = 0;
    let mut directive = None;
    let mut line_start = true;
    while at < bytes.len() {
        if directive.is_some_and(|end| at >= end) {
            directive = None;
        }
        let start = at;
        let rest = &text[at..];
        let c = rest.chars().next().expect("there is more");
        let kind = if c == '\n' {
            line_start = true;
            at += 1;
            continue;
        } else if c.is_whitespace() || c == '\\' {
            at += c.len_utf8();
            continue;
        } else if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
            continue;
        } else if rest.starts_with("/*") {
            at += rest.find("*/").map_or(rest.len(), |end| end + 2);
            continue;
        } else if rest.starts_with("(*") && line_start {
            // A comment of litmus tests.
            at += rest.find("*)").map_or(rest.len(), |end| end + 2);
            continue;
        } else if c == '#' && line_start && directive.is_none() {
            directive = Some(at + directive_length(rest));
            at += 1;
            continue;
        } else if c == '_' || c.is_alphabetic() {
            let word = |c: char| c == '_' || c.is_alphanumeric();
            at += rest.find(|c: char| !word(c)).unwrap_or(rest.len());
            if &text[start..at] == "R" && text[at..].starts_with('"') {
                at += raw_string_length(&text[at..]);
                TokenKind::Literal
            } else {
                TokenKind::Word
            }
        } else if c.is_ascii_digit() {
            at += rest.find(|c: char| !c.is_alphanumeric() && !"._'".contains(c)).unwrap_or(rest.len());
            TokenKind::Literal
        } else if c == '"' {
            at += quoted_length(rest, '"').unwrap_or(1);
            TokenKind::Literal
        } else if c == '\'' {
            // In a litmus test's prose it is an apostrophe.
            match quoted_length(rest, '\'').filter(|length| *length <= 12) {
                Some(length) => at += length,
                None => {
                    at += 1;
                    continue;
                }
            }
            TokenKind::Literal
        } else {
            at += c.len_utf8();
            TokenKind::Punct(c)
        };
        line_start = false;
        let part = if directive.is_some() { Part::Directive } else { Part::Code };
        found.push(Token { kind, span: start..at, part });
    }
    found
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

fn quoted_length(rest: &str, quote: char) -> Option<usize> {
    let mut escaped = false;
    for (i, c) in rest.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '\n' if quote == '\'' => return None,
            _ if c == quote => return Some(i + 1),
            _ => {}
        }
    }
    None
}

/// Returns the length of a raw string: `"mark( … )mark"`.
fn raw_string_length(rest: &str) -> usize {
    let Some(open) = rest.find('(') else { return rest.len() };
    let end = format!("){}\"", &rest[1..open]);
    rest.find(&end).map_or(rest.len(), |at| at + end.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_a_token() {
        let text = "// a\n#define X \\\n  y\nint /* b */ z = 'c' + 1'000; \"d;\\\"\" R\"m(;)m\" (*\n";
        let words: Vec<(&str, Part)> = tokens(text).into_iter().map(|t| (&text[t.span], t.part)).collect();
        let code = |words: &[&'static str]| words.iter().map(|w| (*w, Part::Code)).collect::<Vec<_>>();
        let directive = ["define", "X", "y"].map(|w| (w, Part::Directive)).to_vec();
        let expected = ["int", "z", "=", "'c'", "+", "1'000", ";", "\"d;\\\"\"", "R\"m(;)m\"", "(", "*"];
        assert_eq!(words, [directive, code(&expected)].concat());
    }

    #[test]
    fn litmus_prose() {
        let text = "C MP\n\"the other's write\"\n(* it isn't code; *)\n{ }\n";
        let words: Vec<&str> = tokens(text).into_iter().map(|t| &text[t.span]).collect();
        assert_eq!(words, ["C", "MP", "\"the other's write\"", "{", "}"]);
    }
}
