//! The character stream that every lexer reads from.

use crate::{Diagnostic, Span};

/// A text and the position in it up to which a lexer has read; it only moves forward.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// Makes a cursor at the start of `text`.
    pub fn new(text: &'a str) -> Self {
        Cursor { text, at: 0 }
    }

    /// Makes a cursor at byte `start` of `text`, or at the next place where a character begins.
    pub fn starting_at(text: &'a str, start: usize) -> Self {
        let at = (start..text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(text.len());
        Cursor { text, at }
    }

    /// Returns the whole text under the cursor, both what was read and what was not.
    pub fn text(&self) -> &'a str {
        self.text
    }

    /// Returns the position of the cursor, in bytes from the start of the text.
    pub fn offset(&self) -> usize {
        self.at
    }

    /// Returns the text that has not been read yet.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Returns the next character without consuming it.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Consumes the next character and returns it; `None` at the end of the text.
    pub fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Consumes `prefix` if it comes next, and returns whether it did.
    pub fn eat(&mut self, prefix: &str) -> bool {
        let found = self.rest().starts_with(prefix);
        if found {
            self.at += prefix.len();
        }
        found
    }

    /// Consumes the first of `signs` with which the rest of the text begins, and returns that sign. A sign
    /// must stand before its own prefixes: `<<=`, `<<`, `<`.
    pub fn eat_any(&mut self, signs: &[&'static str]) -> Option<&'static str> {
        signs.iter().copied().find(|sign| self.eat(sign))
    }

    /// Consumes characters as long as `keep` holds, and returns the consumed text.
    pub fn take_while(&mut self, mut keep: impl FnMut(char) -> bool) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|c| !keep(c)).unwrap_or(rest.len());
        self.at += len;
        &rest[..len]
    }

    /// Consumes everything up to and including `end` and returns what is before it. Returns `None`, with all
    /// of the text consumed, if `end` never comes.
    pub fn take_through(&mut self, end: &str) -> Option<&'a str> {
        let rest = self.rest();
        match rest.find(end) {
            Some(i) => {
                self.at += i + end.len();
                Some(&rest[..i])
            }
            None => {
                self.at = self.text.len();
                None
            }
        }
    }

    /// Returns the range of bytes from `start` to the position of the cursor.
    pub fn span_from(&self, start: usize) -> Span {
        Span::new(start, self.at)
    }

    /// Makes the error message about the next character, with which no token of `language` begins.
    pub fn stray(&self, language: &str) -> Diagnostic {
        let c = self.peek().unwrap_or_default();
        let shown = if c.is_control() { format!("\\u{{{:x}}}", u32::from(c)) } else { c.to_string() };
        let span = Span::new(self.at, self.at + c.len_utf8());
        Diagnostic::new(span, format!("`{shown}` has no meaning in {language}"))
    }
}
