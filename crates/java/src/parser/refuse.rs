//! The parts of Java that are not in the subset: found where they stand, and refused by name.

use super::Parser;
use crate::Result;
use crate::lexer::{Kind, Literal};
use fencepost_source::{Diagnostic, Parse, Span};

/// Returns what to say about a word that begins or joins something unsupported.
fn refusal(word: &str) -> Option<(&'static str, &'static str)> {
    Some(match word {
        "try" | "catch" | "finally" | "throw" | "throws" => (
            "exceptions are not supported",
            "an access that Java would throw for ends the execution with an error; nothing can be caught",
        ),
        "switch" | "case" | "default" => ("`switch` is not supported", "write `if` and `else`"),
        "interface" => ("interfaces are not supported", "use a class"),
        "enum" => ("enums are not supported", "use `static final int` constants"),
        "extends" | "implements" | "super" => {
            ("inheritance is not supported", "every class stands for itself; methods are never overridden")
        }
        "abstract" => ("abstract classes and methods are not supported", "give the method a body"),
        "instanceof" => ("`instanceof` is not supported", "the types of variables say what they refer to"),
        "goto" | "const" => ("this word has no meaning in Java", "it is reserved"),
        _ => return None,
    })
}

/// The types of Java that are not in the subset.
const TYPES: &[&str] = &[
    "long", "short", "byte", "char", "float", "double", "String", "Integer", "Boolean", "Long", "Thread",
    "Runnable",
];

impl Parser<'_> {
    /// Returns the error message about the construct at the current token, if it is Java that the subset is
    /// known to lack.
    pub(super) fn refusal_here(&self) -> Option<Diagnostic> {
        let span = self.span();
        if self.is("->") || self.is("(") && self.is_at(1, ")") && self.is_at(2, "->") {
            let at = if self.is("->") { span } else { self.ahead(2).span };
            return Some(lambda(at));
        }
        if self.is("::") {
            return Some(
                Diagnostic::new(span, "method references are not supported")
                    .help("call the method where it is needed"),
            );
        }
        match self.peek().kind {
            Kind::Literal(Literal::Long) => {
                return Some(
                    Diagnostic::new(span, "the type `long` is not supported")
                        .label("the suffix makes this a `long`")
                        .help("use an `int`"),
                );
            }
            Kind::Literal(Literal::Float) => {
                return Some(
                    Diagnostic::new(span, "floating-point numbers are not supported")
                        .help("the types there are: `int`, `boolean`, classes and arrays"),
                );
            }
            _ => {}
        }
        let word = self.word()?;
        if let Some(error) = self.refused_type() {
            return Some(error);
        }
        let (message, help) = refusal(word)?;
        Some(Diagnostic::new(span, message).help(help))
    }

    /// Refuses the current token if it begins a construct of Java that the subset lacks.
    pub(super) fn refuse_word(&self) -> Result<()> {
        self.refusal_here().map_or(Ok(()), Err)
    }

    /// Refuses the current token if it is a type of Java that the subset lacks.
    pub(super) fn refuse_type_word(&self) -> Result<()> {
        self.refused_type().map_or(Ok(()), Err)
    }

    /// Returns the refusal of a type of Java that the subset lacks.
    fn refused_type(&self) -> Option<Diagnostic> {
        let word = self.word().filter(|word| TYPES.contains(word))?;
        // `Thread.yield()` and the like are no types.
        if word == "Thread" && self.is_at(1, ".") {
            return None;
        }
        let error = Diagnostic::new(self.span(), format!("the type `{word}` is not supported"));
        Some(match word {
            "String" => error.help(
                "strings may only be arguments of special methods such as `print`, and messages of assertions",
            ),
            "Thread" | "Runnable" => error.help("threads are static methods that are annotated `@thread`"),
            _ => error.help("the types there are: `int`, `boolean`, classes and arrays"),
        })
    }

    /// Refuses type parameters, `<` after the name of a type.
    pub(super) fn refuse_generics(&self) -> Result<()> {
        if self.is("<") {
            return Err(Diagnostic::new(self.span(), "generics are not supported")
                .help("write a class for the type that you need"));
        }
        Ok(())
    }
}

/// Returns whether an error says that something is Java, but not in the subset. All errors of that kind, and
/// no others, end in "not supported".
pub(super) fn is_refusal(error: &Diagnostic) -> bool {
    error.message.ends_with("not supported")
}

/// Makes the error message that lambdas are not supported.
pub(super) fn lambda(span: Span) -> Diagnostic {
    Diagnostic::new(span, "lambdas are not supported").help("write a method and call it")
}
