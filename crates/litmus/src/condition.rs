//! What a test asks of its final states.

use fencepost_program::Prop;

/// What a condition claims about its proposition. (Reports have an enum of their own, since `report` knows no
/// other crate.)
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
