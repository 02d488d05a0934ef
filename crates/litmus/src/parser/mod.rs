//! Tokens to syntax tree, by recursive descent.
//!
//! | file | reads |
//! | --- | --- |
//! | `types` | `atomic_int *`, `unsigned long`, declarators |
//! | `init` | `{ x = 0; int *p = &x; 0:r1 = 5; }` |
//! | `stmt` | threads and their statements |
//! | `expr` | expressions, by precedence climbing |
//! | `java` | what Java writes in another way |
//! | `outcome` | `locations`, `filter` and the condition |
//!
//! Nesting is limited ([`MAX_DEPTH`]), and so is the height of the trees built, because everything after
//! the parser walks them recursively.

mod expr;
mod init;
mod java;
mod outcome;
mod stmt;
mod types;

use crate::ast::{Handle, Name, PropAst, TestAst, ThreadRef};
use crate::dialect::Dialect;
use crate::header::Header;
use crate::lexer::{Kind, Token, Tokens, lex};
use fencepost_source::{Diagnostic, Span};
use std::collections::BTreeSet;

/// How deep parentheses, statements, operators and types may nest.
pub(crate) const MAX_DEPTH: u32 = 200;

pub(crate) type Result<T> = std::result::Result<T, Diagnostic>;

/// Reads everything after the header.
pub(crate) fn parse(text: &str, header: Header) -> Result<TestAst> {
    let mut parser = Parser::new(text, header.end, header.dialect);
    let init = parser.init_section()?;
    let threads = parser.threads()?;
    let (locations, filter, condition) = parser.outcome()?;
    let Parser { handles, monitors, .. } = parser;
    Ok(TestAst { header, init, handles, monitors, threads, locations, filter, condition })
}

/// Reads a proposition about final states that stands by itself.
pub(crate) fn parse_prop(text: &str, dialect: Dialect) -> Result<PropAst> {
    let mut parser = Parser::new(text, 0, dialect);
    let prop = parser.whole_prop()?;
    match parser.error {
        Some(error) => Err(error),
        None => Ok(prop),
    }
}

/// The first characters of a text that may be very long.
pub(crate) fn shorten(text: &str) -> String {
    const SHOWN: usize = 40;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

struct Parser<'a> {
    text: &'a str,
    dialect: Dialect,
    /// Never empty; the last one stays current for ever.
    tokens: Vec<Token>,
    error: Option<Diagnostic>,
    at: usize,
    depth: u32,
    /// The braces of statements that are open.
    open: Vec<Span>,
    /// What the current thread assigns or takes the address of.
    written: BTreeSet<String>,
    /// The VarHandles so far (Java).
    handles: Vec<Handle>,
    /// The monitors so far (Java).
    monitors: Vec<Name>,
}

impl<'a> Parser<'a> {
    /// At the first token of `text` from `start` on.
    fn new(text: &'a str, start: usize, dialect: Dialect) -> Self {
        let Tokens { tokens, error } = lex(text, start);
        Parser {
            text,
            dialect,
            tokens,
            error,
            at: 0,
            depth: 0,
            open: vec![],
            written: BTreeSet::new(),
            handles: vec![],
            monitors: vec![],
        }
    }

    fn token(&self) -> Token {
        self.ahead(0)
    }

    fn ahead(&self, distance: usize) -> Token {
        self.tokens[(self.at + distance).min(self.tokens.len() - 1)]
    }

    fn span(&self) -> Span {
        self.token().span
    }

    /// Where the last consumed token ends.
    fn last_span(&self) -> Span {
        self.tokens[self.at.saturating_sub(1)].span
    }

    fn text_at(&self, span: Span) -> &'a str {
        &self.text[span.start as usize..span.end as usize]
    }

    fn bump(&mut self) -> Token {
        let token = self.token();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    fn is(&self, sign: &str) -> bool {
        self.is_at(0, sign)
    }

    fn is_at(&self, distance: usize, sign: &str) -> bool {
        matches!(self.ahead(distance).kind, Kind::Sign(s) if s == sign)
    }

    fn eat(&mut self, sign: &str) -> bool {
        let found = self.is(sign);
        if found {
            self.bump();
        }
        found
    }

    fn expect(&mut self, sign: &str) -> Result<Span> {
        if self.is(sign) { Ok(self.bump().span) } else { Err(self.unexpected(&format!("`{sign}`"))) }
    }

    /// The current token as a word, if it is one.
    fn word(&self) -> Option<&'a str> {
        self.word_at(0)
    }

    fn word_at(&self, distance: usize) -> Option<&'a str> {
        let token = self.ahead(distance);
        (token.kind == Kind::Name).then(|| self.text_at(token.span))
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.word() == Some(word);
        if found {
            self.bump();
        }
        found
    }

    fn name(&mut self, expected: &str) -> Result<Name> {
        match self.word() {
            Some(word) if self.is_reserved(word) => {
                if let Some(refusal) = java::refusal(word, self.span()).filter(|_| self.is_java()) {
                    return Err(refusal);
                }
                Err(self.unexpected(expected).label("this word has a meaning of its own"))
            }
            Some(word) => Ok(Name { text: word.to_owned(), span: self.bump().span }),
            None => Err(self.unexpected(expected)),
        }
    }

    /// `0:` or `P0:` (in Java `Thread0:`), if a register's thread comes next.
    fn thread_prefix(&mut self) -> Option<ThreadRef> {
        if !self.is_at(1, ":") {
            return None;
        }
        let token = self.token();
        let number = match token.kind {
            Kind::Int { value, .. } => value,
            Kind::Name => self.thread_number(self.text_at(token.span))?,
            _ => return None,
        };
        self.bump();
        self.bump();
        Some(ThreadRef { number, span: token.span })
    }

    /// The number of a thread's name: 0 for `P0`.
    fn thread_number(&self, word: &str) -> Option<u64> {
        let digits = word.strip_prefix(self.dialect.thread_prefix())?;
        (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
            .then(|| digits.parse().unwrap_or(u64::MAX))
    }

    /// May this word not name a variable?
    fn is_reserved(&self, word: &str) -> bool {
        match self.dialect {
            Dialect::C => types::is_reserved(word),
            Dialect::Java => java::is_reserved(word),
        }
    }

    /// What is wrong when the current token is not what may stand here.
    fn unexpected(&self, expected: &str) -> Diagnostic {
        let token = self.token();
        let found = match token.kind {
            Kind::Bad => {
                let error = self.error.clone();
                return error.expect("a bad token comes with its error");
            }
            Kind::End => "the end of the file".to_owned(),
            _ => format!("`{}`", shorten(self.text_at(token.span))),
        };
        Diagnostic::new(token.span, format!("expected {expected}, found {found}"))
    }

    /// The line of a place, from 1.
    fn line_of(&self, span: Span) -> usize {
        1 + self.text[..span.start as usize].matches('\n').count()
    }

    /// Runs `parse` one level deeper, if there may be one more.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= MAX_DEPTH {
            return Err(too_deep(self.span()));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }
}

/// The message about something nested too deeply.
fn too_deep(span: Span) -> Diagnostic {
    Diagnostic::new(span, format!("this is nested more than {MAX_DEPTH} levels deep"))
        .help("long chains of operators count as nesting: split the expression")
}
