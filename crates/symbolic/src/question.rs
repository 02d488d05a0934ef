//! What is asked about a program.

use fencepost_program::{Pos, Prop, Rhs};

/// A part of what is asked for that can be named by itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Conjunct {
    /// What it demands of the engine's observables ([`crate::Options::observables`]).
    pub prop: Prop,
    /// In the words of whoever asks.
    pub text: String,
    /// Where it stands, if it stands in the program.
    pub pos: Option<Pos>,
}

/// What an execution must do to answer the question.
#[derive(Clone, PartialEq, Debug)]
pub enum Goal {
    /// Exist: every thread runs to its end.
    Anything,
    /// End in a state in which all of these are true.
    Outcome(Vec<Conjunct>),
    /// Fail somewhere.
    Failure,
    /// Have a data race.
    Race,
    /// Fail somewhere, or have a data race.
    Wrong,
}

impl Goal {
    /// The bits of all values that are asked for.
    pub(crate) fn bits(&self) -> u64 {
        match self {
            Goal::Outcome(conjuncts) => {
                let equations = conjuncts.iter().flat_map(|c| c.prop.equations());
                equations.fold(0, |bits, (_, right)| match right {
                    Rhs::Const(value) => bits | value,
                    Rhs::Observable(_) => bits,
                })
            }
            _ => 0,
        }
    }

    /// Must every thread run to its end?
    pub(crate) fn is_complete(&self) -> bool {
        matches!(self, Goal::Anything | Goal::Outcome(_))
    }
}
