//! Looking at tokens, and complaining about them.

use super::lexer::{Kind, Token};
use super::words::is_keyword;
use super::{MAX_NESTING, Parsed, Parser};
use crate::syntax::Name;
use fencepost_source::{Diagnostic, FileId, Span};

impl Parser<'_> {
    pub(super) fn peek(&self) -> Token {
        self.peek_at(self.at)
    }

    pub(super) fn peek_at(&self, at: usize) -> Token {
        self.tokens[at.min(self.tokens.len() - 1)]
    }

    /// What a span covers.
    pub(super) fn text_of(&self, span: Span) -> &str {
        &self.file.text()[span.start as usize..span.end as usize]
    }

    /// The text of a name or keyword; nothing for other tokens.
    pub(super) fn word(&self, token: Token) -> &str {
        match token.kind {
            Kind::Name => self.text_of(token.span),
            _ => "",
        }
    }

    pub(super) fn is_word(&self, word: &str) -> bool {
        self.word(self.peek()) == word
    }

    pub(super) fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        self.at += usize::from(found);
        found
    }

    pub(super) fn is_sign(&self, sign: &str) -> bool {
        matches!(self.peek().kind, Kind::Sign(other) if other == sign)
    }

    pub(super) fn eat_sign(&mut self, sign: &str) -> bool {
        let found = self.is_sign(sign);
        self.at += usize::from(found);
        found
    }

    /// The sign, or a message that it should be `place`.
    pub(super) fn expect_sign(&mut self, sign: &str, place: &str) -> Parsed<Span> {
        let token = self.peek();
        if self.eat_sign(sign) {
            return Ok(token.span);
        }
        Err(self.unexpected(&format!("`{sign}` {place}")))
    }

    /// The word, or a message that it should be `place`.
    pub(super) fn expect_word(&mut self, word: &str, place: &str) -> Parsed<Span> {
        let token = self.peek();
        if self.eat_word(word) {
            return Ok(token.span);
        }
        Err(self.unexpected(&format!("`{word}` {place}")))
    }

    /// What closes the sign or word at `open`.
    pub(super) fn expect_closing(&mut self, closing: &str, open: Span) -> Parsed<Span> {
        let token = self.peek();
        if self.eat_sign(closing) || self.eat_word(closing) {
            return Ok(token.span);
        }
        let line = self.file.pos(FileId(0), open.start).line;
        let opening = self.text_of(open).to_string();
        let mut error = self.unexpected(&format!("`{closing}`"));
        // A better reason may have been found already.
        error.help.get_or_insert_with(|| format!("the `{opening}` in line {line} is not closed"));
        Err(error)
    }

    /// A name that is no keyword; `_` is one, too.
    pub(super) fn name(&mut self, what: &str) -> Parsed<Name> {
        let token = self.peek();
        let word = self.word(token);
        if word.is_empty() {
            return Err(self.unexpected(what));
        }
        if is_keyword(word) {
            let mut error = self.unexpected(what);
            error.message.push_str(", which is a word of the language");
            return Err(error);
        }
        let name = Name { text: word.to_string(), span: token.span };
        self.at += 1;
        Ok(name)
    }

    /// A string, without its quotes.
    pub(super) fn string(&mut self, what: &str) -> Parsed<Name> {
        let token = self.peek();
        if token.kind != Kind::Text {
            return Err(self.unexpected(what));
        }
        self.at += 1;
        Ok(Name { text: self.text_of(token.span).trim_matches('"').to_string(), span: token.span })
    }

    /// A tag, without its `'`.
    pub(super) fn tag(&mut self) -> Option<Name> {
        let token = self.peek();
        if token.kind != Kind::Tag {
            return None;
        }
        self.at += 1;
        Some(Name { text: self.text_of(token.span)[1..].to_string(), span: token.span })
    }

    /// Where the token before this one is.
    pub(super) fn last_span(&self) -> Span {
        self.tokens[self.at.saturating_sub(1)].span
    }

    /// Goes one level deeper; whoever succeeds goes back up.
    pub(super) fn deeper(&mut self) -> Parsed<()> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            return Err(too_deep(self.peek().span));
        }
        Ok(())
    }

    pub(super) fn column(&self, token: Token) -> u32 {
        self.file.pos(FileId(0), token.span.start).column
    }

    /// A message about the next token, which should be `what`.
    pub(super) fn unexpected(&self, what: &str) -> Diagnostic {
        let token = self.peek();
        let found = match token.kind {
            Kind::End => "the end of the text".into(),
            Kind::Text => "a string".into(),
            _ => format!("`{}`", self.text_of(token.span)),
        };
        let error = Diagnostic::new(token.span, format!("expected {what}, found {found}"));
        match token.kind {
            // Who comes from other languages writes these between relations.
            Kind::Sign("&&") => error.help("`&&` joins conditions; the intersection is written `&`"),
            Kind::Sign("||") => error.help("`||` joins conditions; the union is written `|`"),
            _ => error,
        }
    }
}

/// The message about trees that are too deep.
pub(super) fn too_deep(span: Span) -> Diagnostic {
    Diagnostic::new(span, "this is nested too deeply").help("give a part of it a name with `let`")
}
