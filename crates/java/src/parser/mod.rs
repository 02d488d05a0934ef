//! The parser: tokens to syntax tree, by recursive descent.
//!
//! | file | reads |
//! | --- | --- |
//! | `decl` | the file: imports, classes, their members, modifiers and annotations |
//! | `stmt` | statements |
//! | `expr` | expressions, by precedence climbing |
//! | `pass` | over members that are not in the subset and that nothing in the file uses |
//! | `refuse` | nothing: the words of Java that are not in the subset, and what to say about them |
//!
//! Nesting is limited ([`MAX_DEPTH`]), and so is the height of the trees built, because everything after the
//! parser walks them recursively.

mod decl;
mod expr;
mod pass;
mod refuse;
mod stmt;

pub(crate) use pass::looks_like_thread;

use crate::Result;
use crate::ast::{File, Name, TypeName};
use crate::lexer::{Kind, Literal, Tokens, lex};
use fencepost_source::{Diagnostic, Parse, SourceFile, Span};

/// The greatest depth to which parentheses, statements, operators and classes of a Java file may nest.
pub(crate) const MAX_DEPTH: u32 = 200;

/// The greatest length of a file, in bytes.
const MAX_BYTES: usize = 1 << 20;

/// The greatest number of brackets of a type.
const MAX_DIMS: u8 = 8;

/// Reads a Java file into a syntax tree.
pub(crate) fn parse(file: &SourceFile) -> Result<File> {
    let text = file.text();
    if text.len() > MAX_BYTES {
        let message = format!(
            "this file has {} bytes, more than the {MAX_BYTES} a Java file may have here",
            text.len()
        );
        return Err(Diagnostic::new(Span::new(0, 0), message));
    }
    Parser { tokens: lex(text), open: vec![], passed: vec![] }.file()
}

/// The parser of a Java file.
struct Parser<'a> {
    tokens: Tokens<'a>,
    /// The braces that are open.
    open: Vec<Span>,
    /// The members that were passed over so far.
    passed: Vec<pass::PassedMember>,
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

impl<'a> Parse<'a> for Parser<'a> {
    type Literal = Literal;
    type Error = Diagnostic;
    const MAX_DEPTH: u32 = MAX_DEPTH;

    fn tokens(&self) -> &Tokens<'a> {
        &self.tokens
    }

    fn tokens_mut(&mut self) -> &mut Tokens<'a> {
        &mut self.tokens
    }

    /// Makes the message about the current token where something else is expected: if it is a part of Java
    /// that the subset lacks, about that.
    fn unexpected(&self, expected: &str) -> Diagnostic {
        let at_end = self.peek().kind == Kind::End;
        match (self.refusal_here(), self.open.last()) {
            (Some(refusal), _) => refusal,
            (None, Some(brace)) if at_end => {
                let line = self.tokens.line_of(*brace);
                self.tokens.unexpected(expected).help(format!("the `{{` at line {line} is not closed"))
            }
            _ => self.tokens.unexpected(expected),
        }
    }

    fn too_deep(&self, span: Span) -> Diagnostic {
        too_deep(span)
    }
}

impl Parser<'_> {
    /// Returns whether the token `distance` tokens after the current one is a word that is no keyword.
    fn is_name_at(&self, distance: usize) -> bool {
        self.word_at(distance).is_some_and(|word| !KEYWORDS.contains(&word))
    }

    /// Reads a semicolon. The message about a missing one points at the end of the last token, not at the
    /// next one.
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
        Ok(Name { text: self.text_of(span).to_owned(), span })
    }

    /// Reads a type: `int`, `Node[]`, `Outer.Inner`.
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

    /// Reads the name of a class. Of `Outer.Inner` the last part counts: no two classes of a file have the
    /// same name here.
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

    /// Reads `[]`, any number of times, and returns how often and where the last one ends.
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
