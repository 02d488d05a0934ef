//! Propositions about a final state.

/// Which of a test's observables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct ObservableId(pub u32);

impl ObservableId {
    /// As an index into [`Test::observables`](crate::Test::observables).
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a condition claims about its proposition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConditionKind {
    /// Some execution satisfies it.
    Exists,
    /// No execution satisfies it.
    NotExists,
    /// Every execution satisfies it.
    Forall,
}

impl ConditionKind {
    /// As it is written.
    pub fn keyword(self) -> &'static str {
        match self {
            ConditionKind::Exists => "exists",
            ConditionKind::NotExists => "~exists",
            ConditionKind::Forall => "forall",
        }
    }

    /// Does the claim hold, when `positive` executions satisfy the proposition and `negative` do not?
    pub fn holds(self, positive: u64, negative: u64) -> bool {
        match self {
            ConditionKind::Exists => positive > 0,
            ConditionKind::NotExists => positive == 0,
            ConditionKind::Forall => negative == 0,
        }
    }
}

/// A test's condition.
#[derive(Clone, PartialEq, Debug)]
pub struct Condition {
    /// What is claimed.
    pub kind: ConditionKind,
    /// About what.
    pub prop: Prop,
    /// The condition as herd prints it: `exists (0:r0=0 /\ [x]=1)`.
    pub text: String,
}

/// A proposition about a final state. `!=` is a negated `Eq`, as in herd.
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
    /// Is it true in the state where observables have these values (cut to their widths)?
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
}
