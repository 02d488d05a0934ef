//! The questions that can be asked about a program.

use fencepost_program::{Pos, Prop, Rhs};

/// A part of the asked outcome, such as `x = 1`, that can be in a core by itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Conjunct {
    /// The proposition about the engine's observables ([`crate::Options::observables`]).
    pub prop: Prop,
    /// The conjunct's text, as the user wrote it.
    pub text: String,
    /// The conjunct's place in the program, if it is written there.
    pub pos: Option<Pos>,
}

/// The property of an execution that the engine is asked for, such as an outcome, a failure or a data race.
#[derive(Clone, PartialEq, Debug)]
pub enum Goal {
    /// An execution in which every thread runs to its end.
    Anything,
    /// Ends in a state in which all of these are true.
    Outcome(Vec<Conjunct>),
    /// Fails somewhere.
    Failure,
    /// An execution with a data race.
    Race,
    /// Fails somewhere, or has a data race.
    Wrong,
}

impl Goal {
    /// Returns the bits that are 1 in any of the values that the goal mentions.
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

    /// Returns whether the goal demands that every thread runs to its end.
    pub(crate) fn is_complete(&self) -> bool {
        matches!(self, Goal::Anything | Goal::Outcome(_))
    }
}
