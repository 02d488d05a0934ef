//! Tokens to syntax tree, by recursive descent.
//!
//! | file | reads |
//! | --- | --- |
//! | `decl` | the file: imports, classes, their members, modifiers and annotations |
//! | `stmt` | statements |
//! | `expr` | expressions, by precedence climbing |
//! | `pass` | over members that are not in the subset and that nothing in the file uses |
//! | `refuse` | nothing: the words of Java that are not in the subset, and what to say about them |
//!
//! Nesting is limited ([`MAX_DEPTH`]), and so is the height of the trees built, because everything after the parser
//! walks them recursively.

mod decl;
mod expr;
mod pass;
mod refuse;
mod stmt;

pub(crate) use pass::looks_like_thread;

use crate::ast::{File, Name, TypeName};
use crate::lexer::{Kind, Token, Tokens, lex};
use crate::{Result, shorten};
use fencepost_source::{Diagnostic, SourceFile, Span};

/// How deep parentheses, statements, operators and classes may nest.
pub(crate) const MAX_DEPTH: u32 = 200;

/// How long a file may be.
const MAX_BYTES: usize = 1 << 20;

/// How many brackets a type may have.
const MAX_DIMS: u8 = 8;

/// Reads a file.
pub(crate) fn parse(file: &SourceFile) -> Result<File> {
    let text = file.text();
    if text.len() > MAX_BYTES {
        let message = format!(
            "this file has {} bytes, more than the {MAX_BYTES} a Java file may have here",
            text.len()
        );
        return Err(Diagnostic::new(Span::new(0, 0), message));
    }
    let Tokens { tokens, error } = lex(text);
    let mut parser = Parser { file, text, tokens, error, at: 0, depth: 0, open: vec![], passed: vec![] };
    parser.file()
}

struct Parser<'a> {
    file: &'a SourceFile,
    text: &'a str,
    /// Never empty; the last one stays current for ever.
    tokens: Vec<Token>,
    error: Option<Diagnostic>,
    at: usize,
    depth: u32,
    /// The braces that are open.
    open: Vec<Span>,
    /// What was passed over so far.
    passed: Vec<pass::Passed>,
}

/// The words that are no names (JLS 3.9), whether the subset has them or not.
const KEYWORDS: &[&str] = &[
    "abstract",
    "assert",
    "boolean",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extends",
    "final",
    "finally",
    "float",
    "for",
    "goto",
    "if",
    "implements",
    "import",
    "instanceof",
    "int",
    "interface",
    "long",
    "native",
    "new",
    "package",
    "private",
    "protected",
    "public",
    "return",
    "short",
    "static",
    "strictfp",
    "super",
    "switch",
    "synchronized",
    "this",
    "throw",
    "throws",
    "transient",
    "try",
    "void",
    "volatile",
    "while",
    "true",
    "false",
    "null",
];

impl<'a> Parser<'a> {
    fn token(&self) -> Token {
        self.ahead(0)
    }

    fn ahead(&self, distance: usize) -> Token {
        self.tokens[(self.at + distance).min(self.tokens.len() - 1)]
    }

    fn span(&self) -> Span {
        self.token().span
    }

    /// The last consumed token.
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

    /// The current word, be it a name or a keyword.
    fn word(&self) -> Option<&'a str> {
        self.word_at(0)
    }

    fn word_at(&self, distance: usize) -> Option<&'a str> {
        let token = self.ahead(distance);
        (token.kind == Kind::Word).then(|| self.text_at(token.span))
    }

    /// A word that is no keyword.
    fn is_name_at(&self, distance: usize) -> bool {
        self.word_at(distance).is_some_and(|word| !KEYWORDS.contains(&word))
    }

    fn eat_word(&mut self, word: &str) -> bool {
        let found = self.word() == Some(word);
        if found {
            self.bump();
        }
        found
    }

    fn expect_word(&mut self, word: &str) -> Result<Span> {
        match self.word() == Some(word) {
            true => Ok(self.bump().span),
            false => Err(self.unexpected(&format!("`{word}`"))),
        }
    }

    fn expect(&mut self, sign: &str) -> Result<Span> {
        match self.is(sign) {
            true => Ok(self.bump().span),
            false => Err(self.unexpected(&format!("`{sign}`"))),
        }
    }

    /// A semicolon. One that is missing is missed where the last thing ends, not where the next one begins.
    fn semicolon(&mut self) -> Result<Span> {
        if self.is(";") {
            return Ok(self.bump().span);
        }
        let error = self.unexpected("`;`");
        if error.message.starts_with("expected") {
            let end = self.last_span().end;
            return Err(Diagnostic { span: Span { start: end, end }, ..error });
        }
        Err(error)
    }

    fn name(&mut self, what: &str) -> Result<Name> {
        if !self.is_name_at(0) {
            return Err(self.unexpected(what));
        }
        let span = self.bump().span;
        Ok(Name { text: self.text_at(span).to_owned(), span })
    }

    /// The message about the current token, where something else is expected.
    fn unexpected(&self, expected: &str) -> Diagnostic {
        let token = self.token();
        let found = match token.kind {
            Kind::Bad => match &self.error {
                Some(error) => return error.clone(),
                None => unreachable!("a bad token comes with its error"),
            },
            Kind::End => "the end of the file".to_owned(),
            Kind::Word | Kind::Int(..) | Kind::Long | Kind::Float | Kind::Text | Kind::Sign(_) => {
                if let Some(refusal) = self.refusal_here() {
                    return refusal;
                }
                format!("`{}`", shorten(self.text_at(token.span)))
            }
        };
        let error = Diagnostic::new(token.span, format!("expected {expected}, found {found}"));
        match self.open.last() {
            Some(brace) if token.kind == Kind::End => {
                let line = self.file.pos(fencepost_source::FileId(0), brace.start).line;
                error.help(format!("the `{{` at line {line} is not closed"))
            }
            _ => error,
        }
    }

    /// Runs `inside` one level deeper.
    fn nested<T>(&mut self, inside: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.depth >= MAX_DEPTH {
            return Err(too_deep(self.span()));
        }
        self.depth += 1;
        let result = inside(self);
        self.depth -= 1;
        result
    }

    /// A type: `int`, `Node[]`, `Outer.Inner`.
    fn type_name(&mut self) -> Result<TypeName> {
        let word = self.word().filter(|word| matches!(*word, "int" | "boolean" | "void"));
        let mut name = match word {
            Some(word) => Name { text: word.to_owned(), span: self.bump().span },
            None => self.class_name()?,
        };
        let (dims, end) = self.brackets()?;
        name.span = name.span.to(end);
        Ok(TypeName { name, dims })
    }

    /// The name of a class. Of `Outer.Inner` the last part counts: no two classes of a file have the same name here.
    fn class_name(&mut self) -> Result<Name> {
        self.refuse_type_word()?;
        let mut name = self.name("a type")?;
        while self.is(".") && self.is_name_at(1) {
            self.bump();
            self.refuse_type_word()?;
            let start = name.span;
            name = self.name("a type")?;
            name.span = start.to(name.span);
        }
        self.refuse_generics()?;
        Ok(name)
    }

    /// `[]`, any number of times, and where the last one ends.
    fn brackets(&mut self) -> Result<(u8, Span)> {
        let mut dims = 0;
        while self.is("[") && self.is_at(1, "]") {
            if dims == MAX_DIMS {
                return Err(Diagnostic::new(self.span(), "this array has too many dimensions"));
            }
            dims += 1;
            self.bump();
            self.bump();
        }
        Ok((dims, self.last_span()))
    }
}

fn too_deep(span: Span) -> Diagnostic {
    Diagnostic::new(span, format!("this is nested more than {MAX_DEPTH} levels deep"))
}
