//! The character stream under every lexer: look, step, take while.

use crate::Span;

/// A position in a text that only moves forward.
#[derive(Clone, Debug)]
pub struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    /// At the start of `text`.
    pub fn new(text: &'a str) -> Self {
        Cursor { text, at: 0 }
    }

    /// Byte offset from the start.
    pub fn offset(&self) -> usize {
        self.at
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// The next character, not consumed.
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Consumes one character.
    pub fn bump(&mut self) -> Option<char> {
        let c = self.peek()?;
        self.at += c.len_utf8();
        Some(c)
    }

    /// Consumes `prefix` if it comes next.
    pub fn eat(&mut self, prefix: &str) -> bool {
        let found = self.rest().starts_with(prefix);
        if found {
            self.at += prefix.len();
        }
        found
    }

    /// Consumes characters as long as `keep` holds and returns them.
    pub fn take_while(&mut self, mut keep: impl FnMut(char) -> bool) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|c| !keep(c)).unwrap_or(rest.len());
        self.at += len;
        &rest[..len]
    }

    /// Consumes everything up to and including `end`; `None` (and all consumed) if it never comes.
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

    /// The range from `start` to here.
    pub fn span_from(&self, start: usize) -> Span {
        Span::new(start, self.at)
    }
}
