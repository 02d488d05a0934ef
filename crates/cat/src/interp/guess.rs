//! Functions and procedures that are never called are wrong, too, if nothing could be right about them.
//!
//! They are tried out once, where they are defined, with arguments of which nothing is known
//! (`Value::Guess`). An operator that needs a set or a relation tells what such an argument must be; another
//! one that needs the opposite is wrong then, whatever the function may be called with. What cannot be known
//! without the argument itself (what it is if called, which case of a `match` fits) ends the trial, and the
//! rest of the body is not looked at until there is a call.

use super::value::{Closure, Procedure, Value};
use super::{Interp, Run, Stop};
use crate::syntax::Pattern;
use crate::terms::{Sort, TermId};
use fencepost_source::Span;

/// What is known of an argument.
#[derive(Clone, Copy, Debug)]
enum Guess {
    /// Nothing yet.
    Open,
    /// The same as of another.
    Like(usize),
    /// It is a set, or a relation; some term stands for it.
    Known(Sort, TermId),
}

/// What is known of the arguments of what is being tried out.
#[derive(Clone, Debug, Default)]
pub(super) struct Guesses(Vec<Guess>);

impl Guesses {
    fn root(&self, mut number: usize) -> usize {
        while let Guess::Like(other) = self.0[number] {
            number = other;
        }
        number
    }

    /// A set or a relation, if that is known.
    pub fn sort(&self, number: usize) -> Option<Sort> {
        match self.0[self.root(number)] {
            Guess::Known(sort, _) => Some(sort),
            _ => None,
        }
    }

    /// Two arguments of which nothing is known turn out to be of the same sort.
    pub fn unite(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.0[b] = Guess::Like(a);
        }
    }
}

impl<'a> Interp<'a> {
    /// Tries out a function.
    pub(super) fn try_function(&mut self, function: &Closure<'a>) -> Run<()> {
        self.try_out(|it| {
            let argument = it.guess(function.params);
            it.call(function, argument, function.body.span).map(|_| ())
        })
    }

    /// Tries out a procedure.
    pub(super) fn try_procedure(&mut self, procedure: &std::rc::Rc<Procedure<'a>>, at: Span) -> Run<()> {
        self.try_out(|it| {
            let argument = it.guess(procedure.params);
            it.follow(procedure, argument, at)
        })
    }

    /// Nothing of what is met on the way stays, but for what is wrong.
    fn try_out(&mut self, go: impl FnOnce(&mut Self) -> Run<()>) -> Run<()> {
        // Inside of a call, or of another trial, arguments are known.
        if self.depth > 0 {
            return Ok(());
        }
        let before = (self.terms.clone(), self.names.clone(), self.constants.clone());
        let (checks, shown) = (self.checks.len(), self.shown.clone());
        let result = go(self);
        (self.terms, self.names, self.constants) = before;
        self.checks.truncate(checks);
        self.shown = shown;
        self.guesses = Guesses::default();
        match result {
            Err(Stop::Wrong(error)) => Err(Stop::Wrong(error)),
            _ => Ok(()),
        }
    }

    fn guess(&mut self, params: &Pattern) -> Value<'a> {
        match params {
            Pattern::Name(_) => {
                self.guesses.0.push(Guess::Open);
                Value::Guess(self.guesses.0.len() - 1)
            }
            Pattern::Tuple(all, _) => Value::Tuple(all.iter().map(|param| self.guess(param)).collect()),
        }
    }

    /// An argument that must be of a sort; wrong if it was found to be of the other one.
    pub(super) fn guessed(&mut self, number: usize, sort: Sort, span: Span) -> Run<TermId> {
        let root = self.guesses.root(number);
        match self.guesses.0[root] {
            Guess::Known(known, term) if known == sort => Ok(term),
            Guess::Known(known, _) => {
                let (known, sort) = (known.name(), sort.name());
                self.error(
                    span,
                    format!("this must be {sort} here, and is used as {known} in the same function"),
                )
            }
            _ => {
                let (_, terms) = self.terms.recursion(&[sort]);
                self.guesses.0[root] = Guess::Known(sort, terms[0]);
                Ok(terms[0])
            }
        }
    }

    /// What comes next depends on an argument.
    pub(super) fn depends_on_argument<T>(&self, span: Span) -> Run<T> {
        self.needs_execution(span, "this")
    }
}
