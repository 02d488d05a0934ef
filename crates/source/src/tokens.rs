//! Tokens, the trait of the lexers that make them, and the stream that a parser reads them from.

use crate::{Cursor, Diagnostic, Span, shorten};

/// The kind of a token, which is a word, a literal of type `L`, a sign (operator or punctuation), or the end
/// of the text. Words are found by their place in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind<L> {
    /// A name or a keyword.
    Word,
    /// A number, a string, or whatever else the language has besides words and signs.
    Literal(L),
    /// A sign, as the language's list of signs has it.
    Sign(&'static str),
    /// The end of the text.
    End,
    /// Text that is no token; the stream has the message about it.
    Bad,
}

/// A token of a source text, with its kind and its place. Languages whose tokens are of other kinds than
/// [`Kind`] can use it, too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token<K> {
    /// The kind of the token.
    pub kind: K,
    /// The token's place in the text.
    pub span: Span,
    /// Whether it is the first token on its line.
    pub first: bool,
}

/// A name that a source text mentions, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The name itself.
    pub text: String,
    /// The name's place in the text.
    pub span: Span,
}

/// The rules by which a language splits its texts into tokens. [`Tokens::new`] asks it for one token after
/// the other.
pub trait Lexer<'a> {
    /// The type of the language's literals, such as numbers and strings.
    type Literal: Copy;

    /// Skips white space and comments, if there are any; most lexers have a [`Blank`](crate::Blank) do it.
    ///
    /// # Errors
    ///
    /// A comment that never ends.
    fn blank(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Diagnostic>;

    /// Consumes one token, whose first character is `first`, and returns its kind.
    ///
    /// # Errors
    ///
    /// The next characters are no token.
    fn token(&mut self, cursor: &mut Cursor<'a>, first: char) -> Result<Kind<Self::Literal>, Diagnostic>;
}

/// The tokens of a text as a stream for a parser, with the position that the parser has reached.
///
/// A lexical error ends the tokens with [`Kind::Bad`], and is reported when the parser gets there: the first
/// mistake in the text is the one that is told. Languages that report lexical errors before all others ask
/// for [`Tokens::lexical_error`] first.
#[derive(Clone, Debug)]
pub struct Tokens<'a, L> {
    text: &'a str,
    /// Never empty. The last one is [`Kind::End`] or [`Kind::Bad`] and stays current for ever.
    tokens: Vec<Token<Kind<L>>>,
    /// The message about the [`Kind::Bad`] token, if there is one.
    error: Option<Diagnostic>,
    /// The index of the current token.
    at: usize,
    /// The number of levels that the parser is deep in nested parts: see [`Parse::nested`].
    depth: u32,
}

impl<'a, L: Copy> Tokens<'a, L> {
    /// Splits the text under `cursor` into tokens, from the position of the cursor to the end of the text.
    pub fn new(mut cursor: Cursor<'a>, lexer: &mut impl Lexer<'a, Literal = L>) -> Self {
        let text = cursor.text();
        let mut tokens = Vec::new();
        let mut before = cursor.offset();
        let mut first = true;
        let (error, span) = loop {
            if let Err(error) = lexer.blank(&mut cursor) {
                let span = error.span;
                break (Some(error), span);
            }
            let start = cursor.offset();
            first |= text[before..start].contains('\n');
            let Some(c) = cursor.peek() else { break (None, cursor.span_from(start)) };
            match lexer.token(&mut cursor, c) {
                Ok(kind) => tokens.push(Token { kind, span: cursor.span_from(start), first }),
                Err(error) => {
                    let span = error.span;
                    break (Some(error), span);
                }
            }
            first = false;
            before = cursor.offset();
        };
        let kind = if error.is_some() { Kind::Bad } else { Kind::End };
        tokens.push(Token { kind, span, first });
        Tokens { text, tokens, error, at: 0, depth: 0 }
    }

    /// Returns the message about the first part of the text that is no token, if there is such a part.
    pub fn lexical_error(&self) -> Option<&Diagnostic> {
        self.error.as_ref()
    }

    /// Returns the current token without consuming it.
    pub fn peek(&self) -> Token<Kind<L>> {
        self.ahead(0)
    }

    /// Returns the token `distance` tokens after the current one, or the last token of the text if there are
    /// fewer.
    pub fn ahead(&self, distance: usize) -> Token<Kind<L>> {
        self.tokens[(self.at + distance).min(self.tokens.len() - 1)]
    }

    /// Consumes the current token and returns it. The last token of a text stays.
    pub fn bump(&mut self) -> Token<Kind<L>> {
        let token = self.peek();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    /// Returns all tokens of the text, consumed or not.
    pub fn all(&self) -> &[Token<Kind<L>>] {
        &self.tokens
    }

    /// Returns the number of tokens that were consumed, which is the position of the parser in the stream.
    pub fn consumed(&self) -> usize {
        self.at
    }

    /// Moves the parser to the position at which `consumed` tokens are consumed, back or forward.
    pub fn go_to(&mut self, consumed: usize) {
        self.at = consumed.min(self.tokens.len() - 1);
    }

    /// Returns the place of the token that was consumed last.
    pub fn last_span(&self) -> Span {
        self.tokens[self.at.saturating_sub(1)].span
    }

    /// Returns the part of the source text at `span`.
    pub fn text_of(&self, span: Span) -> &'a str {
        &self.text[span.start as usize..span.end as usize]
    }

    /// Returns the number of the line in which `span` begins, counted from 1.
    pub fn line_of(&self, span: Span) -> usize {
        1 + self.text[..span.start as usize].matches('\n').count()
    }

    /// Returns the text of the token `distance` tokens after the current one, if that token is a name or a
    /// keyword.
    pub fn word_at(&self, distance: usize) -> Option<&'a str> {
        let token = self.ahead(distance);
        matches!(token.kind, Kind::Word).then(|| self.text_of(token.span))
    }

    /// Returns whether the token `distance` tokens after the current one is the operator or punctuation
    /// `sign`.
    pub fn is_at(&self, distance: usize, sign: &str) -> bool {
        matches!(self.ahead(distance).kind, Kind::Sign(s) if s == sign)
    }

    /// Makes the error message that the current token was found where `expected` was expected. Where the
    /// tokens end because of a lexical error, the message is about that error.
    pub fn unexpected(&self, expected: &str) -> Diagnostic {
        let token = self.peek();
        let found = match (token.kind, &self.error) {
            (Kind::Bad, Some(error)) => return error.clone(),
            (Kind::End, _) => "the end of the text".to_owned(),
            _ => format!("`{}`", shorten(self.text_of(token.span))),
        };
        Diagnostic::new(token.span, format!("expected {expected}, found {found}"))
    }
}

/// A recursive-descent parser over a stream of [`Tokens`]. A type implements the access to its tokens and its
/// errors; all other methods are given.
pub trait Parse<'a>: Sized {
    /// The type of the language's literals, such as numbers and strings.
    type Literal: Copy;
    /// The error about a text that cannot be read; mostly [`Diagnostic`].
    type Error;
    /// The greatest depth to which parts of a text may be nested. It is limited because the functions that
    /// walk over the tree are recursive.
    const MAX_DEPTH: u32;

    /// Returns the tokens that the parser reads.
    fn tokens(&self) -> &Tokens<'a, Self::Literal>;

    /// Returns the tokens that the parser reads, to consume them.
    fn tokens_mut(&mut self) -> &mut Tokens<'a, Self::Literal>;

    /// Makes the error message that the current token was found where `expected` was expected, as
    /// [`Tokens::unexpected`] does, perhaps with advice.
    fn unexpected(&self, expected: &str) -> Self::Error;

    /// Makes the error message about a part of the text that is nested more than [`Parse::MAX_DEPTH`] levels
    /// deep.
    fn too_deep(&self, span: Span) -> Self::Error;

    /// Returns the current token without consuming it.
    fn peek(&self) -> Token<Kind<Self::Literal>> {
        self.tokens().peek()
    }

    /// Returns the token `distance` tokens after the current one.
    fn ahead(&self, distance: usize) -> Token<Kind<Self::Literal>> {
        self.tokens().ahead(distance)
    }

    /// Consumes the current token and returns it.
    fn bump(&mut self) -> Token<Kind<Self::Literal>> {
        self.tokens_mut().bump()
    }

    /// Returns the place of the current token.
    fn span(&self) -> Span {
        self.peek().span
    }

    /// Returns the place of the token that was consumed last.
    fn last_span(&self) -> Span {
        self.tokens().last_span()
    }

    /// Returns the part of the source text at `span`.
    fn text_of(&self, span: Span) -> &'a str {
        self.tokens().text_of(span)
    }

    /// Returns whether the current token is this sign.
    fn is(&self, sign: &str) -> bool {
        self.is_at(0, sign)
    }

    /// Returns whether the token `distance` tokens after the current one is the sign `sign`.
    fn is_at(&self, distance: usize, sign: &str) -> bool {
        self.tokens().is_at(distance, sign)
    }

    /// Consumes this sign if it is the current token, and returns whether it was.
    fn eat(&mut self, sign: &str) -> bool {
        let found = self.is(sign);
        if found {
            self.bump();
        }
        found
    }

    /// Consumes the current token, which must be this sign, and returns its place.
    ///
    /// # Errors
    ///
    /// The current token is another one.
    fn expect(&mut self, sign: &str) -> Result<Span, Self::Error> {
        self.expect_for(sign, "")
    }

    /// Consumes the current token, which must be the sign or word `what`, and returns its place. `purpose`
    /// says in the error message what it is for, as in "expected `)` after the arguments".
    ///
    /// # Errors
    ///
    /// The current token is another one.
    fn expect_for(&mut self, what: &str, purpose: &str) -> Result<Span, Self::Error> {
        if self.is(what) || self.is_word(what) {
            return Ok(self.bump().span);
        }
        let gap = if purpose.is_empty() { "" } else { " " };
        Err(self.unexpected(&format!("`{what}`{gap}{purpose}")))
    }

    /// Returns the text of the current token if it is a name or a keyword.
    fn word(&self) -> Option<&'a str> {
        self.word_at(0)
    }

    /// Returns the text of the token `distance` tokens after the current one, if that token is a name or a
    /// keyword.
    fn word_at(&self, distance: usize) -> Option<&'a str> {
        self.tokens().word_at(distance)
    }

    /// Returns whether the current token is this word.
    fn is_word(&self, word: &str) -> bool {
        self.word() == Some(word)
    }

    /// Consumes this word if it is the current token, and returns whether it was.
    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.bump();
        }
        found
    }

    /// Runs `parse`, which reads a nested part of the text, one level deeper.
    ///
    /// # Errors
    ///
    /// That of `parse`, or [`Parse::too_deep`].
    fn nested<T>(
        &mut self,
        parse: impl FnOnce(&mut Self) -> Result<T, Self::Error>,
    ) -> Result<T, Self::Error> {
        if self.tokens().depth >= Self::MAX_DEPTH {
            return Err(self.too_deep(self.span()));
        }
        self.tokens_mut().depth += 1;
        let result = parse(self);
        self.tokens_mut().depth -= 1;
        result
    }
}
