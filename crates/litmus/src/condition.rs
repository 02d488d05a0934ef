//! The condition of a test: a proposition about final states, and how many executions must satisfy it.

use fencepost_program::Prop;

/// The quantifier of a condition (`exists`, `~exists` or `forall`), which says how many executions must
/// satisfy its proposition. (Reports have an enum of their own, since `report` knows no other crate.)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConditionKind {
    /// `exists`: some execution satisfies the proposition.
    Exists,
    /// `~exists`: no execution satisfies the proposition.
    NotExists,
    /// `forall`: every execution satisfies the proposition.
    Forall,
}

impl ConditionKind {
    /// Returns the quantifier as tests write it, such as `~exists`.
    pub fn keyword(self) -> &'static str {
        match self {
            ConditionKind::Exists => "exists",
            ConditionKind::NotExists => "~exists",
            ConditionKind::Forall => "forall",
        }
    }

    /// Returns whether a condition with this quantifier holds if `positive` executions satisfy its
    /// proposition and `negative` do not.
    pub fn holds(self, positive: u64, negative: u64) -> bool {
        match self {
            ConditionKind::Exists => positive > 0,
            ConditionKind::NotExists => positive == 0,
            ConditionKind::Forall => negative == 0,
        }
    }
}

/// The condition of a litmus test, which is a proposition about final states and its quantifier.
#[derive(Clone, PartialEq, Debug)]
pub struct Condition {
    /// How many executions must satisfy the proposition.
    pub kind: ConditionKind,
    /// The proposition about final states.
    pub prop: Prop,
    /// The condition as herd prints it: `exists (0:r0=0 /\ [x]=1)`.
    pub text: String,
}
