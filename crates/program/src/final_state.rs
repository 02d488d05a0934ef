//! What has a value at the end of an execution, and propositions about these values.

use crate::{Loc, Reg, ThreadId};

/// Something with a value at the end of an execution: where that value is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observable {
    /// The low `bits` bits of a register of a thread's outermost frame. A register that was never assigned
    /// holds 0, as in herd.
    Register {
        /// The thread.
        thread: ThreadId,
        /// The register.
        reg: Reg,
        /// How many of its bits count.
        bits: u8,
    },
    /// What memory holds there.
    Memory(Loc),
}

/// The number of an observable in the list that a proposition comes with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ObservableId(pub u32);

impl ObservableId {
    /// As an index into the list of observables.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A proposition about the values of observables at the end of an execution. `!=` is a negated `Eq`, as in
/// herd.
#[derive(Clone, PartialEq, Debug)]
pub enum Prop {
    /// Always.
    True,
    /// Never.
    False,
    /// Two values are the same.
    Eq(ObservableId, Rhs),
    /// Not this.
    Not(Box<Prop>),
    /// All of these.
    And(Vec<Prop>),
    /// One of these.
    Or(Vec<Prop>),
    /// The second, if the first.
    Implies(Box<Prop>, Box<Prop>),
}

/// What an observable is compared with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rhs {
    /// This value, cut to the observable's width.
    Const(u64),
    /// The value of another observable of the same width.
    Observable(ObservableId),
}

impl Prop {
    /// Returns whether the proposition is true where the observables have these values, each cut to its
    /// width.
    pub fn eval(&self, value: &impl Fn(ObservableId) -> u64) -> bool {
        match self {
            Prop::True => true,
            Prop::False => false,
            Prop::Eq(left, Rhs::Const(right)) => value(*left) == *right,
            Prop::Eq(left, Rhs::Observable(right)) => value(*left) == value(*right),
            Prop::Not(inner) => !inner.eval(value),
            Prop::And(all) => all.iter().all(|prop| prop.eval(value)),
            Prop::Or(all) => all.iter().any(|prop| prop.eval(value)),
            Prop::Implies(left, right) => !left.eval(value) || right.eval(value),
        }
    }

    /// Returns whether the proposition is true in the final state `values`: one value for each observable, in
    /// the order of the list.
    pub fn holds(&self, values: &[u64]) -> bool {
        self.eval(&|id: ObservableId| values[id.index()])
    }

    /// Returns the equations in the proposition, from left to right.
    pub fn equations(&self) -> Vec<(ObservableId, Rhs)> {
        match self {
            Prop::True | Prop::False => vec![],
            Prop::Eq(left, right) => vec![(*left, *right)],
            Prop::Not(inner) => inner.equations(),
            Prop::And(all) | Prop::Or(all) => all.iter().flat_map(Prop::equations).collect(),
            Prop::Implies(left, right) => [left.equations(), right.equations()].concat(),
        }
    }
}
