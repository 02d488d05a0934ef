//! The condition of a test: its claim about final states.

use fencepost_program::Prop;

/// The claim that a condition makes about its proposition. (Reports have an enum of their own, since `report`
/// knows no other crate.)
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
    /// Returns the claim as it is written: `exists`, `~exists`, `forall`.
    pub fn keyword(self) -> &'static str {
        match self {
            ConditionKind::Exists => "exists",
            ConditionKind::NotExists => "~exists",
            ConditionKind::Forall => "forall",
        }
    }

    /// Returns whether the claim holds, when `positive` executions satisfy the proposition and `negative` do
    /// not.
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
    /// The claim.
    pub kind: ConditionKind,
    /// The proposition that the claim is about.
    pub prop: Prop,
    /// The condition as herd prints it: `exists (0:r0=0 /\ [x]=1)`.
    pub text: String,
}
