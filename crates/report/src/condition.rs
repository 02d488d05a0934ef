//! The condition of a litmus test, and final states.

use crate::Value;
use crate::verdict::{Completeness, Verdict, decide};
use serde::Serialize;

/// The quantifier over executions of a litmus test's condition, as in `exists (…)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum ConditionKind {
    /// Some execution satisfies the proposition.
    #[serde(rename = "exists")]
    Exists,
    /// No execution satisfies the proposition.
    #[serde(rename = "~exists")]
    NotExists,
    /// All executions satisfy the proposition.
    #[serde(rename = "forall")]
    Forall,
}

impl ConditionKind {
    /// Returns the quantifier as litmus tests write it, such as `~exists`.
    pub fn as_str(self) -> &'static str {
        match self {
            ConditionKind::Exists => "exists",
            ConditionKind::NotExists => "~exists",
            ConditionKind::Forall => "forall",
        }
    }
}

/// A litmus test's condition, with the number of executions that satisfy its proposition and whether it
/// holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ConditionReport {
    /// The quantifier over executions.
    pub kind: ConditionKind,
    /// The whole condition as written: `exists (0:r0=0 /\ 1:r0=0)`.
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    holds: Option<bool>,
    /// Executions that satisfy the proposition (the part after the quantifier), whatever the quantifier.
    pub positive: u64,
    /// Executions that do not satisfy the proposition.
    pub negative: u64,
    /// Whether an engine has proved that no execution decides the condition other than those that were
    /// counted, although it did not count all executions.
    #[serde(skip)]
    pub proved: bool,
}

impl ConditionReport {
    /// Makes the report of a condition that has not been decided yet. [`Outcome::new`](crate::Outcome::new)
    /// decides it, or [`ConditionReport::decided`](Self::decided).
    pub fn new(kind: ConditionKind, text: impl Into<String>, positive: u64, negative: u64) -> Self {
        ConditionReport { kind, text: text.into(), holds: None, positive, negative, proved: false }
    }

    /// Returns the report with the answer to whether the condition holds, which follows from its numbers of
    /// executions. `seen` says whether they are all there is.
    #[must_use]
    pub fn decided(mut self, seen: Completeness) -> Self {
        self.settle(decide(self.kind, self.positive, self.negative, seen));
        self
    }

    /// Records the answer to whether the condition holds.
    pub(crate) fn settle(&mut self, answer: Verdict) {
        self.holds = match answer {
            Verdict::Ok => Some(true),
            Verdict::Violation => Some(false),
            Verdict::Unknown => None,
        };
    }

    /// Returns whether the condition holds; `None` if a limit was reached before that was certain, or if an
    /// error left no execution to judge.
    pub fn holds(&self) -> Option<bool> {
        self.holds
    }

    /// Returns a word that says whether the condition's proposition can be true at the end of an execution.
    /// It is `can` or `never`; of a `forall`, `always` or `can fail`; `?` if that is not known.
    pub fn word(&self) -> &'static str {
        match (self.kind, self.holds) {
            (_, None) => "?",
            (ConditionKind::Exists, Some(true)) | (ConditionKind::NotExists, Some(false)) => "can",
            (ConditionKind::Exists, Some(false)) | (ConditionKind::NotExists, Some(true)) => "never",
            (ConditionKind::Forall, Some(true)) => "always",
            (ConditionKind::Forall, Some(false)) => "can fail",
        }
    }

    /// Returns the text of the condition without its quantifier and the parentheses around the whole.
    pub fn proposition(&self) -> &str {
        let text = self.text.trim();
        let body = text.strip_prefix(self.kind.as_str()).unwrap_or(text).trim();
        match body.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
            Some(inner) if balanced(inner) => inner.trim(),
            _ => body,
        }
    }
}

/// Returns whether no parenthesis of `text` is closed before it is opened.
fn balanced(text: &str) -> bool {
    let mut depth = 0i64;
    for c in text.chars() {
        depth += i64::from(c == '(') - i64::from(c == ')');
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

/// A final state of the program, with the number of executions that end in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FinalState {
    /// Registers (`0:r0`) and locations (`x`) with their values, in the order to show them.
    #[serde(serialize_with = "crate::json::pairs")]
    pub values: Vec<(String, Value)>,
    /// The number of executions that end in it.
    pub count: u64,
    /// Whether the state satisfies the condition's proposition, if there is a condition.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub satisfies: Option<bool>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(kind: ConditionKind, text: &str, proposition: &str) {
        assert_eq!(ConditionReport::new(kind, text, 0, 0).proposition(), proposition);
    }

    #[test]
    fn propositions_lose_quantifier_and_outer_parentheses() {
        check(ConditionKind::Exists, "exists (x=1 /\\ y=1)", "x=1 /\\ y=1");
        check(ConditionKind::Exists, "exists (x=1) \\/ (y=1)", "(x=1) \\/ (y=1)");
        check(ConditionKind::NotExists, "~exists ((x=1) /\\ (y=1))", "(x=1) /\\ (y=1)");
        check(ConditionKind::Forall, "forall true", "true");
        check(ConditionKind::Forall, "", "");
    }
}
