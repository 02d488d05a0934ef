//! The lexer: splits a text into tokens, one at a time.
//!
//! All that means something in LLVM IR is ASCII, and one file may have megabytes: the lexer steps over bytes,
//! keeps only a position, and gives tokens that are a kind and a place. Other characters stand in strings and
//! comments only, so a position outside these is always at the start of a character.

use super::stream::Result;
use fencepost_source::{Cursor, Diagnostic, Span, shorten};

/// The kind of a token of LLVM IR; the token's text is found by its span.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A keyword, an opcode, a primitive type, an attribute.
    Word,
    /// `name:`, `"name":` or `12:`; also the keys of metadata fields.
    Label,
    /// `%name`, `%"name"` or `%12`.
    Local,
    /// `@name`, `@"name"` or `@12`.
    Global,
    /// `$name`.
    Comdat,
    /// `!12`.
    Node,
    /// `!name`; a lone `!` is a sign.
    Meta,
    /// `#12`, a group of attributes.
    Group,
    /// `#dbg_declare` and its like.
    Record,
    /// `"…"`.
    Str,
    /// `c"…"`.
    Chars,
    /// `12` or `-12`.
    Int,
    /// `u0x1f` or `s0x1f`.
    Hex,
    /// `1.0e5` or `0x…`, also with a letter that names the format.
    Float,
    /// `...`
    Dots,
    /// A sign.
    Sign(u8),
    /// The end of the text.
    End,
    /// Something that is no token: see [`super::stream::Reader::unexpected`].
    Bad,
}

/// A token of LLVM IR, with its kind and place.
pub(super) type Token = fencepost_source::Token<Kind>;

/// The position in a text of LLVM IR from which the next token is read.
#[derive(Clone, Copy)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
}

/// Returns whether this byte may stand in a name or a label without quotes.
fn is_name(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'$' | b'.' | b'_' | b'-')
}

impl<'a> Lexer<'a> {
    /// Makes a lexer at the start of `text`.
    pub fn new(text: &'a str) -> Self {
        Lexer { text, at: 0 }
    }

    /// Goes to an offset of the text, where a line begins.
    pub fn seek(&mut self, start: u32) {
        self.at = start as usize;
    }

    fn peek(&self, distance: usize) -> u8 {
        // No token contains NUL, so it can stand for the end.
        self.text.as_bytes().get(self.at + distance).copied().unwrap_or(0)
    }

    /// Steps over bytes that satisfy `keep`.
    fn skip_while(&mut self, keep: impl Fn(u8) -> bool) {
        let rest = &self.text.as_bytes()[self.at..];
        self.at += rest.iter().position(|b| !keep(*b)).unwrap_or(rest.len());
    }

    /// Skips white space and comments, and returns whether a line ended in them.
    fn skip_blank(&mut self) -> bool {
        let mut first = self.at == 0;
        loop {
            match self.peek(0) {
                b' ' | b'\t' | b'\r' => self.at += 1,
                b'\n' => {
                    first = true;
                    self.at += 1;
                }
                b';' => self.skip_while(|b| b != b'\n'),
                _ => return first,
            }
        }
    }

    /// Reads the next token of LLVM IR.
    pub fn next(&mut self) -> Result<Token> {
        let first = self.skip_blank();
        let start = self.at;
        let kind = self.kind()?;
        Ok(Token { kind, first, span: Span::new(start, self.at) })
    }

    fn kind(&mut self) -> Result<Kind> {
        let start = self.at;
        let b = self.peek(0);
        match b {
            b'%' => self.name(Kind::Local),
            b'@' => self.name(Kind::Global),
            b',' | b'=' | b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b'*' | b'|' | b':'
            | b'^' | b'/' => Ok(self.sign(b)),
            b'!' => Ok(self.bang()),
            b'0'..=b'9' | b'-' | b'+' => self.number(),
            b'a'..=b'z' | b'A'..=b'Z' | b'_' => self.word(),
            b'"' => {
                self.string()?;
                Ok(self.label_or(Kind::Str))
            }
            b'.' if self.text.as_bytes()[start..].starts_with(b"...") => {
                self.at += 3;
                Ok(Kind::Dots)
            }
            b'.' => self.word(),
            b'$' => {
                if self.peek(1) == b'"' {
                    self.at += 1;
                    self.string()?;
                } else {
                    self.skip_while(is_name);
                }
                Ok(self.label_or(Kind::Comdat))
            }
            b'#' => {
                self.at += 1;
                let kind = if self.peek(0).is_ascii_digit() { Kind::Group } else { Kind::Record };
                self.skip_while(|b| b.is_ascii_alphanumeric() || b == b'_');
                if self.at == start + 1 { Err(self.stray(start)) } else { Ok(kind) }
            }
            0 if start == self.text.len() => Ok(Kind::End),
            _ => Err(self.stray(start)),
        }
    }

    fn sign(&mut self, sign: u8) -> Kind {
        self.at += 1;
        Kind::Sign(sign)
    }

    /// Returns a label if a colon follows, else `kind`.
    fn label_or(&mut self, kind: Kind) -> Kind {
        if self.peek(0) != b':' {
            return kind;
        }
        self.at += 1;
        Kind::Label
    }

    /// Reads the name after a `%` or `@`.
    fn name(&mut self, kind: Kind) -> Result<Kind> {
        let start = self.at;
        self.at += 1;
        match self.peek(0) {
            b'"' => self.string()?,
            b'0'..=b'9' => self.skip_while(|b| b.is_ascii_digit()),
            b if is_name(b) => self.skip_while(is_name),
            _ => {
                let sigil = &self.text[start..self.at];
                let what = format!("expected a name or a number after `{sigil}`");
                return Err(Diagnostic::new(Span::new(start, self.at), what));
            }
        }
        Ok(kind)
    }

    fn bang(&mut self) -> Kind {
        self.at += 1;
        match self.peek(0) {
            b'0'..=b'9' => {
                self.skip_while(|b| b.is_ascii_digit());
                Kind::Node
            }
            b if is_name(b) || b == b'\\' => {
                self.skip_while(|b| is_name(b) || b == b'\\');
                Kind::Meta
            }
            _ => Kind::Sign(b'!'),
        }
    }

    fn word(&mut self) -> Result<Kind> {
        let start = self.at;
        self.skip_while(is_name);
        if self.peek(0) == b':' {
            self.at += 1;
            return Ok(Kind::Label);
        }
        let word = &self.text.as_bytes()[start..self.at];
        Ok(match word {
            [b'u' | b's', b'0', b'x', digits @ ..]
                if !digits.is_empty() && digits.iter().all(u8::is_ascii_hexdigit) =>
            {
                Kind::Hex
            }
            b"c" if self.peek(0) == b'"' => {
                self.string()?;
                Kind::Chars
            }
            _ => Kind::Word,
        })
    }

    fn number(&mut self) -> Result<Kind> {
        let start = self.at;
        if matches!(self.peek(0), b'-' | b'+') {
            self.at += 1;
        }
        self.skip_while(|b| b.is_ascii_digit());
        let mut kind = Kind::Int;
        if self.peek(0) == b'x' && matches!(&self.text[start..self.at], "0" | "-0") {
            self.skip_while(|b| b.is_ascii_alphanumeric());
            kind = Kind::Float;
        } else if self.peek(0) == b'.' && self.peek(1) != b'.' {
            self.at += 1;
            self.skip_while(|b| b.is_ascii_digit());
            let sign = usize::from(matches!(self.peek(1), b'-' | b'+'));
            if matches!(self.peek(0), b'e' | b'E') && self.peek(1 + sign).is_ascii_digit() {
                self.at += 1 + sign;
                self.skip_while(|b| b.is_ascii_digit());
            }
            kind = Kind::Float;
        }
        let digits = self.text[start..self.at].bytes().any(|b| b.is_ascii_digit());
        self.skip_while_label(start, digits)?;
        Ok(self.label_or(kind))
    }

    /// Reads on to the end of a label that starts like a number; an error if a number goes on like a name.
    fn skip_while_label(&mut self, start: usize, digits: bool) -> Result<()> {
        let end = self.at;
        self.skip_while(is_name);
        if self.peek(0) == b':' || (digits && self.at == end) {
            return Ok(());
        }
        let span = Span::new(start, self.at.max(start + 1));
        let shown = shorten(&self.text[span.start as usize..span.end as usize]);
        Err(Diagnostic::new(span, format!("`{shown}` is no number")))
    }

    /// Steps over a string, quotes and all. A quote inside one is written `\22`, so the next quote is its
    /// end.
    fn string(&mut self) -> Result<()> {
        let start = self.at;
        self.at += 1;
        self.skip_while(|b| b != b'"');
        if self.peek(0) != b'"' {
            self.at = start;
            let error = Diagnostic::new(Span::new(start, start + 1), "this string never ends");
            return Err(error.label("expected `\"` somewhere after this"));
        }
        self.at += 1;
        Ok(())
    }

    fn stray(&self, at: usize) -> Diagnostic {
        Cursor::starting_at(self.text, at).stray("LLVM IR")
    }

    /// Skips everything up to the bracket that closes the bracket `open`, which was just read.
    ///
    /// What is in between is not looked at: kinds of brackets are not told apart.
    pub fn skip_group(&mut self, open: Span) -> Result<()> {
        let mut depth = 1;
        loop {
            match self.peek(0) {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => {
                    depth -= 1;
                    if depth == 0 {
                        self.at += 1;
                        return Ok(());
                    }
                }
                b'"' => {
                    self.string()?;
                    continue;
                }
                b';' => {
                    self.skip_while(|b| b != b'\n');
                    continue;
                }
                0 if self.at >= self.text.len() => {
                    return Err(Diagnostic::new(open, "this bracket is never closed"));
                }
                _ => {}
            }
            self.at += 1;
        }
    }

    /// Returns the position of the lexer, in bytes from the start of the text.
    pub fn offset(&self) -> usize {
        self.at
    }
}
