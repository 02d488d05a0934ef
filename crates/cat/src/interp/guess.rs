//! Tries out functions and procedures that are never called, to report errors in them.
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

/// The sort of an argument, as far as known.
#[derive(Clone, Copy, Debug)]
enum Guess {
    /// The sort is not known yet.
    Open,
    /// The argument has the same sort as another one, by its number.
    Like(usize),
    /// The argument is known to be a set or a relation; the body of the function is evaluated with this term
    /// for it.
    Known(Sort, TermId),
}

/// The sorts (set or relation), as far as they are known, of the arguments of a function that is checked
/// without a call.
#[derive(Clone, Debug, Default)]
pub(super) struct Guesses(Vec<Guess>);

impl Guesses {
    fn root(&self, mut number: usize) -> usize {
        while let Guess::Like(other) = self.0[number] {
            number = other;
        }
        number
    }

    /// Returns whether an argument is a set or a relation, if its uses in the function have shown that.
    pub fn sort(&self, number: usize) -> Option<Sort> {
        match self.0[self.root(number)] {
            Guess::Known(sort, _) => Some(sort),
            _ => None,
        }
    }

    /// Records that two arguments of unknown sort are both sets or both relations.
    pub fn unite(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.0[b] = Guess::Like(a);
        }
    }
}

impl<'a> Interp<'a> {
    /// Checks the body of a function for errors by calling the function on arguments of unknown sort.
    pub(super) fn try_function(&mut self, function: &Closure<'a>) -> Run<()> {
        self.try_out(|it| {
            let argument = it.guess(function.params);
            it.call(function, argument, function.body.span).map(|_| ())
        })
    }

    /// Checks the body of a procedure for errors by calling the procedure on arguments of unknown sort.
    pub(super) fn try_procedure(&mut self, procedure: &std::rc::Rc<Procedure<'a>>, at: Span) -> Run<()> {
        self.try_out(|it| {
            let argument = it.guess(procedure.params);
            it.run_procedure(procedure, argument, at)
        })
    }

    /// Runs `go` and undoes its effects, except for errors.
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

    /// Returns a term for an argument of unknown sort where `sort` is needed; an error if another use needs
    /// the other sort.
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

    /// Ends the trial call of a function, because evaluation cannot continue without the value of an
    /// argument.
    pub(super) fn depends_on_argument<T>(&self, span: Span) -> Run<T> {
        self.needs_execution(span, "this")
    }
}
