//! The parser: tokens to syntax tree, by recursive descent.
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
use crate::lexer::{Int, Kind, Tokens, lex};
use fencepost_source::{Diagnostic, Parse, Span};
use std::collections::BTreeSet;

/// The greatest depth to which parentheses, statements, operators and types of a litmus test may nest.
pub(crate) const MAX_DEPTH: u32 = 200;

/// The result of reading a part of a litmus test, or the message about the first mistake in it.
pub(crate) type Result<T> = std::result::Result<T, Diagnostic>;

/// Reads everything after the header of a litmus test, and returns the syntax tree of the whole test.
pub(crate) fn parse(text: &str, header: Header) -> Result<TestAst> {
    let mut parser = Parser::new(text, header.end, header.dialect);
    let init = parser.init_section()?;
    let threads = parser.threads()?;
    let (locations, filter, condition) = parser.outcome()?;
    let Parser { handles, monitors, .. } = parser;
    Ok(TestAst { header, init, handles, monitors, threads, locations, filter, condition })
}

/// Reads a text that is nothing but a proposition about final states.
pub(crate) fn parse_prop(text: &str, dialect: Dialect) -> Result<PropAst> {
    let mut parser = Parser::new(text, 0, dialect);
    let prop = parser.whole_prop()?;
    match parser.tokens.lexical_error() {
        Some(error) => Err(error.clone()),
        None => Ok(prop),
    }
}

/// The parser of a litmus test after its header.
struct Parser<'a> {
    tokens: Tokens<'a>,
    dialect: Dialect,
    /// The braces of statements that are open.
    open: Vec<Span>,
    /// The variables that the current thread assigns or takes the address of.
    written: BTreeSet<String>,
    /// The VarHandles read so far (Java).
    handles: Vec<Handle>,
    /// The monitors read so far (Java).
    monitors: Vec<Name>,
}

impl<'a> Parse<'a> for Parser<'a> {
    type Literal = Int;
    type Error = Diagnostic;
    const MAX_DEPTH: u32 = MAX_DEPTH;

    fn tokens(&self) -> &Tokens<'a> {
        &self.tokens
    }

    fn tokens_mut(&mut self) -> &mut Tokens<'a> {
        &mut self.tokens
    }

    fn unexpected(&self, expected: &str) -> Diagnostic {
        self.tokens.unexpected(expected)
    }

    fn too_deep(&self, span: Span) -> Diagnostic {
        too_deep(span)
    }
}

impl<'a> Parser<'a> {
    /// Makes a parser at the first token of `text` from `start` on.
    fn new(text: &'a str, start: usize, dialect: Dialect) -> Self {
        Parser {
            tokens: lex(text, start),
            dialect,
            open: vec![],
            written: BTreeSet::new(),
            handles: vec![],
            monitors: vec![],
        }
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

    /// Reads `0:` or `P0:` (in Java `Thread0:`), if a register's thread comes next.
    fn thread_prefix(&mut self) -> Option<ThreadRef> {
        if !self.is_at(1, ":") {
            return None;
        }
        let token = self.peek();
        let number = match token.kind {
            Kind::Literal(Int { value, .. }) => value,
            Kind::Word => self.thread_number(self.text_of(token.span))?,
            _ => return None,
        };
        self.bump();
        self.bump();
        Some(ThreadRef { number, span: token.span })
    }

    /// Returns the number in a thread's name: 0 for `P0`.
    fn thread_number(&self, word: &str) -> Option<u64> {
        let digits = word.strip_prefix(self.dialect.thread_prefix())?;
        (!digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit()))
            .then(|| digits.parse().unwrap_or(u64::MAX))
    }

    /// Returns whether this word cannot name a variable.
    fn is_reserved(&self, word: &str) -> bool {
        match self.dialect {
            Dialect::C => types::is_reserved(word),
            Dialect::Java => java::is_reserved(word),
        }
    }
}

/// Makes the message about something nested too deeply.
fn too_deep(span: Span) -> Diagnostic {
    Diagnostic::new(span, format!("this is nested more than {MAX_DEPTH} levels deep"))
        .help("long chains of operators count as nesting: split the expression")
}
