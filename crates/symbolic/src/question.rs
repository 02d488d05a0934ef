//! What is asked about a program.

use crate::unroll::Cell;
use fencepost_program::{Pos, Reg, ThreadId};

/// Something with a value in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observable {
    /// A register of a thread's function.
    Register {
        /// The thread.
        thread: ThreadId,
        /// The register.
        reg: Reg,
        /// How many of its bits count.
        bits: u8,
    },
    /// Memory.
    Memory(Cell),
}

/// A proposition about a final state.
#[derive(Clone, PartialEq, Debug)]
pub enum Prop {
    /// Always.
    True,
    /// Never.
    False,
    /// It has this value.
    Eq(Observable, u64),
    /// Both have the same value.
    Same(Observable, Observable),
    /// Not this.
    Not(Box<Prop>),
    /// All of these.
    And(Vec<Prop>),
    /// One of these.
    Or(Vec<Prop>),
    /// The second, if the first.
    Implies(Box<Prop>, Box<Prop>),
}

impl Prop {
    /// The bits of all values in it.
    fn bits(&self) -> u64 {
        match self {
            Prop::Eq(_, value) => *value,
            Prop::Not(inner) => inner.bits(),
            Prop::And(all) | Prop::Or(all) => all.iter().fold(0, |bits, p| bits | p.bits()),
            Prop::Implies(left, right) => left.bits() | right.bits(),
            Prop::True | Prop::False | Prop::Same(..) => 0,
        }
    }

    /// All observables that it speaks of.
    pub fn observables(&self) -> Vec<Observable> {
        match self {
            Prop::True | Prop::False => vec![],
            Prop::Eq(one, _) => vec![*one],
            Prop::Same(one, other) => vec![*one, *other],
            Prop::Not(inner) => inner.observables(),
            Prop::And(all) | Prop::Or(all) => all.iter().flat_map(Prop::observables).collect(),
            Prop::Implies(left, right) => [left.observables(), right.observables()].concat(),
        }
    }
}

/// A part of what is asked for that can be named by itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Conjunct {
    /// What it demands.
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
            Goal::Outcome(conjuncts) => conjuncts.iter().fold(0, |bits, c| bits | c.prop.bits()),
            _ => 0,
        }
    }

    /// Must every thread run to its end?
    pub(crate) fn is_complete(&self) -> bool {
        matches!(self, Goal::Anything | Goal::Outcome(_))
    }
}
