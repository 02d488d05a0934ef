//! Helpers of the parser: to consume tokens, and to report unexpected ones.

use super::lexer::{Kind, Literal, Token, Tokens};
use super::words::is_keyword;
use super::{MAX_NESTING, Parsed, Parser};
use crate::syntax::Name;
use fencepost_source::{Diagnostic, FileId, Parse, Span};

impl<'a> Parse<'a> for Parser<'a> {
    type Literal = Literal;
    type Error = Diagnostic;
    const MAX_DEPTH: u32 = MAX_NESTING;

    fn tokens(&self) -> &Tokens<'a> {
        &self.tokens
    }

    fn tokens_mut(&mut self) -> &mut Tokens<'a> {
        &mut self.tokens
    }

    fn unexpected(&self, expected: &str) -> Diagnostic {
        let error = self.tokens.unexpected(expected);
        match self.peek().kind {
            // These stand between relations in other languages.
            Kind::Sign("&&") => error.help("`&&` joins conditions; the intersection is written `&`"),
            Kind::Sign("||") => error.help("`||` joins conditions; the union is written `|`"),
            _ => error,
        }
    }

    fn too_deep(&self, span: Span) -> Diagnostic {
        too_deep(span)
    }
}

impl Parser<'_> {
    /// Consumes the token that closes the bracket or keyword at `open`; an error if it is missing.
    pub(super) fn expect_closing(&mut self, closing: &str, open: Span) -> Parsed<Span> {
        if self.is(closing) || self.is_word(closing) {
            return Ok(self.bump().span);
        }
        let line = self.tokens.line_of(open);
        let opening = self.text_of(open);
        let mut error = self.unexpected(&format!("`{closing}`"));
        // A better reason may have been found already.
        error.help.get_or_insert_with(|| format!("the `{opening}` in line {line} is not closed"));
        Err(error)
    }

    /// Parses a name that is no keyword; `_` is a name.
    pub(super) fn name(&mut self, what: &str) -> Parsed<Name> {
        let Some(word) = self.word() else { return Err(self.unexpected(what)) };
        if is_keyword(word) {
            let mut error = self.unexpected(what);
            error.message.push_str(", which is a word of the language");
            return Err(error);
        }
        Ok(Name { text: word.to_string(), span: self.bump().span })
    }

    /// Parses a string and returns it without its quotes.
    pub(super) fn string(&mut self, what: &str) -> Parsed<Name> {
        if self.peek().kind != Kind::Literal(Literal::Text) {
            return Err(self.unexpected(what));
        }
        let span = self.bump().span;
        Ok(Name { text: self.text_of(span).trim_matches('"').to_string(), span })
    }

    /// Parses a tag, if one is next, and returns it without its `'`.
    pub(super) fn tag(&mut self) -> Option<Name> {
        if self.peek().kind != Kind::Literal(Literal::Tag) {
            return None;
        }
        let span = self.bump().span;
        Some(Name { text: self.text_of(span)[1..].to_string(), span })
    }

    /// Returns the column of the source line in which a token begins.
    pub(super) fn column(&self, token: Token) -> u32 {
        self.file.pos(FileId(0), token.span.start).column
    }
}

/// Returns the error for an expression that is nested too deeply.
pub(super) fn too_deep(span: Span) -> Diagnostic {
    Diagnostic::new(span, "this is nested too deeply").help("give a part of it a name with `let`")
}
