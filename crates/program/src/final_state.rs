//! Observables, which have a value at the end of an execution, and propositions about these values.

use crate::{Loc, Reg, ThreadId};

/// A register or memory location whose value at the end of an execution can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Observable {
    /// The low `bits` bits of a register of a thread's outermost frame. A register that was never assigned
    /// holds 0, as in herd.
    Register {
        /// The thread that the register belongs to.
        thread: ThreadId,
        /// The register.
        reg: Reg,
        /// The number of low bits of the register that count.
        bits: u8,
    },
    /// The value of a location in memory.
    Memory(Loc),
}

/// The number of an observable, an index into the list of observables that belongs to a proposition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ObservableId(pub u32);

impl ObservableId {
    /// Returns the number as an index into the list of observables.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A proposition about the values of observables at the end of an execution. `!=` is a negated `Eq`, as in
/// herd.
#[derive(Clone, PartialEq, Debug)]
pub enum Prop {
    /// A proposition that is always true.
    True,
    /// A proposition that is never true.
    False,
    /// Two values are equal.
    Eq(ObservableId, Rhs),
    /// The operand is false.
    Not(Box<Prop>),
    /// All operands are true.
    And(Vec<Prop>),
    /// At least one operand is true.
    Or(Vec<Prop>),
    /// If the first operand is true, so is the second.
    Implies(Box<Prop>, Box<Prop>),
}

/// The right side of an equation in a proposition, which is a constant or another observable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rhs {
    /// A constant, cut to the observable's width.
    Const(u64),
    /// The value of another observable of the same width.
    Observable(ObservableId),
}

impl Prop {
    /// Returns whether the proposition is true when each observable has the value (cut to its width) that
    /// `value` gives.
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

    /// Returns whether the proposition is true in the final state `values`, which has one value for each
    /// observable in the order of their list.
    pub fn holds(&self, values: &[u64]) -> bool {
        self.eval(&|id: ObservableId| values[id.index()])
    }

    /// Returns all equations that occur in the proposition, from left to right.
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
