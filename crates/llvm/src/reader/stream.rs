//! The reader's state, and its functions to consume tokens.

use super::globals::GlobalTable;
use super::lexer::{Kind, Lexer, Token};
use super::locals::Locals;
use super::names::Names;
use super::types::TypeTable;
use crate::GoOn;
use crate::ast::Module;
use fencepost_source::{Diagnostic, Span, shorten};

/// The result of reading a part of a module of LLVM IR, or the message about the first mistake in it.
pub(super) type Result<T> = std::result::Result<T, Diagnostic>;

/// The greatest depth to which types, constants and metadata may nest, since all functions that walk them are
/// recursive.
pub(super) const MAX_DEPTH: u32 = 200;

/// The number of tokens that are read between two checks whether to go on: less than a millisecond.
const BETWEEN_LOOKS: u32 = 1 << 13;

/// The parser of a module of LLVM IR, with its current token and what it has read.
pub(super) struct Reader<'a> {
    text: &'a str,
    lexer: Lexer<'a>,
    pub token: Token,
    /// The error at a [`Kind::Bad`] token.
    error: Option<Diagnostic>,
    /// The end of the last consumed token.
    end: u32,
    depth: u32,
    /// The function that says whether to go on; asked once in [`BETWEEN_LOOKS`] tokens.
    go_on: GoOn<'a>,
    /// The number of tokens left until the next check whether to go on.
    until_look: u32,
    pub names: Names<'a>,
    pub types: TypeTable<'a>,
    pub globals: GlobalTable<'a>,
    /// The locals of the function that is being read.
    pub locals: Locals<'a>,
    pub module: Module,
}

/// A saved position of the reader, to which [`Reader::go_to`] returns.
pub(super) struct Position<'a> {
    lexer: Lexer<'a>,
    token: Token,
    end: u32,
}

impl<'a> Reader<'a> {
    /// Makes a reader at the start of `text`, which ends with an error as soon as `go_on` returns false.
    pub fn new(text: &'a str, go_on: GoOn<'a>) -> Self {
        let start = Token { kind: Kind::End, first: true, span: Span::default() };
        let mut reader = Reader {
            text,
            lexer: Lexer::new(text),
            token: start,
            error: None,
            end: 0,
            depth: 0,
            go_on,
            until_look: BETWEEN_LOOKS,
            names: Names::default(),
            types: TypeTable::default(),
            globals: GlobalTable::default(),
            locals: Locals::default(),
            module: Module::default(),
        };
        reader.bump();
        reader.end = 0;
        reader
    }

    /// Consumes the current token and returns it.
    pub fn bump(&mut self) -> Token {
        let token = self.token;
        self.end = token.span.end;
        self.token = self.lexer.next().unwrap_or_else(|error| {
            let span = error.span;
            self.error = Some(error);
            Token { kind: Kind::Bad, first: false, span }
        });
        self.until_look -= 1;
        if self.until_look == 0 {
            self.look();
        }
        token
    }

    /// Makes the current token a bad one, which ends the reading with an error, if `go_on` returns false.
    #[cold]
    fn look(&mut self) {
        self.until_look = BETWEEN_LOOKS;
        if !(self.go_on)() {
            let span = self.token.span;
            self.error = Some(Diagnostic::new(span, "reading was given up here"));
            self.token = Token { kind: Kind::Bad, first: false, span };
        }
    }

    /// Returns the kind of the token after the current one.
    pub fn ahead(&self) -> Kind {
        let mut lexer = self.lexer;
        lexer.next().map_or(Kind::Bad, |token| token.kind)
    }

    /// Saves the position of the reader.
    pub fn position(&self) -> Position<'a> {
        Position { lexer: self.lexer, token: self.token, end: self.end }
    }

    /// Returns to a saved position of the reader.
    pub fn go_to(&mut self, position: Position<'a>) {
        self.lexer = position.lexer;
        self.token = position.token;
        self.end = position.end;
    }

    /// Goes to the token at an offset of the text, where a line begins.
    pub fn seek(&mut self, start: u32) {
        self.lexer.seek(start);
        self.bump();
        self.end = start;
    }

    /// Returns the place of the current token.
    pub fn span(&self) -> Span {
        self.token.span
    }

    /// Returns the range of the text from `start` to the end of the last consumed token.
    pub fn span_from(&self, start: Span) -> Span {
        Span { start: start.start, end: self.end.max(start.start) }
    }

    /// Returns the part of the text at `span`.
    pub fn text_of(&self, span: Span) -> &'a str {
        &self.text[span.start as usize..span.end as usize]
    }

    /// Returns the text of the current token.
    pub fn text(&self) -> &'a str {
        self.text_of(self.token.span)
    }

    /// Consumes the current token and returns its text.
    pub fn take(&mut self) -> &'a str {
        let text = self.text();
        self.bump();
        text
    }

    /// Returns whether the current token is of this kind.
    pub fn at(&self, kind: Kind) -> bool {
        self.token.kind == kind
    }

    /// Returns whether the current token is this punctuation character.
    pub fn is(&self, sign: u8) -> bool {
        self.token.kind == Kind::Sign(sign)
    }

    /// Consumes the current token if it is this punctuation character, and returns whether it was.
    pub fn eat(&mut self, sign: u8) -> bool {
        let found = self.is(sign);
        if found {
            self.bump();
        }
        found
    }

    /// Consumes the current token, which must be this punctuation character, and returns its place.
    pub fn expect(&mut self, sign: u8) -> Result<Span> {
        if self.is(sign) {
            return Ok(self.bump().span);
        }
        Err(self.unexpected(&format!("`{}`", sign as char)))
    }

    /// Returns the text of the current token if it is a word, else an empty text.
    pub fn word(&self) -> &'a str {
        if self.token.kind == Kind::Word { self.text() } else { "" }
    }

    /// Consumes the current token if it is this word, and returns whether it was.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let found = self.word() == word;
        if found {
            self.bump();
        }
        found
    }

    /// Consumes the current token, which must be this word.
    pub fn expect_word(&mut self, word: &str) -> Result<()> {
        if self.eat_word(word) { Ok(()) } else { Err(self.unexpected(&format!("`{word}`"))) }
    }

    /// Consumes the current token, which must be a string, and returns the text between its quotes, escapes
    /// included.
    pub fn expect_string(&mut self) -> Result<&'a str> {
        if !self.at(Kind::Str) {
            return Err(self.unexpected("a string"));
        }
        let raw = self.take();
        Ok(&raw[1..raw.len() - 1])
    }

    /// Consumes the current token, which must be a number, and returns its value; messages call it
    /// `expected`.
    pub fn expect_u64(&mut self, expected: &str) -> Result<u64> {
        if !self.at(Kind::Int) {
            return Err(self.unexpected(expected));
        }
        let number = self.text().parse().map_err(|_| self.unexpected(expected))?;
        self.bump();
        Ok(number)
    }

    /// Consumes the current token, which must be a number of 32 bits, and returns its value; messages call it
    /// `expected`.
    pub fn expect_u32(&mut self, expected: &str) -> Result<u32> {
        let span = self.span();
        let number = self.expect_u64(expected)?;
        u32::try_from(number).map_err(|_| too_large(span, self.text_of(span)))
    }

    /// Returns the number of a `!12`, `%12` or `12:` whose digits stand at `span`.
    pub fn number(&self, span: Span) -> Result<u32> {
        let digits = self.text_of(span);
        digits.parse().map_err(|_| too_large(span, digits))
    }

    /// Consumes the current token `!12` and returns its number.
    pub fn node(&mut self) -> Result<u32> {
        let span = self.bump().span;
        self.number(Span { start: span.start + 1, end: span.end })
    }

    /// Skips a group in brackets, whatever is in it.
    pub fn skip_group(&mut self) -> Result<()> {
        self.lexer.skip_group(self.token.span)?;
        let end = self.lexer.offset() as u32;
        self.bump();
        self.end = end;
        Ok(())
    }

    /// Skips the rest of the line, and groups in brackets that go beyond it.
    pub fn skip_line(&mut self) -> Result<()> {
        while !self.token.first && !self.at(Kind::End) {
            match self.token.kind {
                Kind::Bad => return Err(self.unexpected("a token")),
                Kind::Sign(b'(' | b'[' | b'{') => self.skip_group()?,
                Kind::Sign(b')' | b']' | b'}') => return Err(self.unexpected("the end of the line")),
                _ => {
                    self.bump();
                }
            }
        }
        Ok(())
    }

    /// Makes the error message that the current token was found where `expected` was expected.
    pub fn unexpected(&self, expected: &str) -> Diagnostic {
        let found = match (self.token.kind, &self.error) {
            (Kind::Bad, Some(error)) => return error.clone(),
            (Kind::End, _) => "the end of the text".to_owned(),
            _ => format!("`{}`", shorten(self.text())),
        };
        Diagnostic::new(self.token.span, format!("expected {expected}, found {found}"))
    }

    /// Runs `read` one level deeper; an error if more than [`MAX_DEPTH`] levels are nested.
    pub fn nested<T>(&mut self, read: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= MAX_DEPTH {
            return Err(too_deep(self.span()));
        }
        self.depth += 1;
        let result = read(self);
        self.depth -= 1;
        result
    }
}

/// Makes the error message about a part of LLVM IR that is nested too deep.
pub(super) fn too_deep(span: Span) -> Diagnostic {
    Diagnostic::new(span, format!("this is nested more than {MAX_DEPTH} levels deep"))
}

fn too_large(span: Span, digits: &str) -> Diagnostic {
    Diagnostic::new(span, format!("the number {} is too large", shorten(digits)))
}
