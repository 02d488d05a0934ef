//! The final states of an execution, and what the test's condition says about them.

use crate::check::{self, decides};
use fencepost_litmus::{Condition, Test};
use fencepost_report as report;

/// How an execution ends, as the test's condition sees it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    /// The values of all observables.
    pub values: Vec<u64>,
    /// Do they satisfy the condition's proposition?
    pub satisfies: bool,
    /// Do they decide the condition?
    pub decides: bool,
}

/// The ending that speaks for an execution: one that decides the condition, if there is one. `None` if the test's filter leaves none.
pub fn speaking(test: &Test, mut all: Vec<Vec<u64>>) -> Option<Ending> {
    let satisfied = |values: &Vec<u64>| test.condition.prop.holds(values);
    let at = all.iter().position(|values| decides(&test.condition, satisfied(values)));
    let decides = at.is_some();
    let values = if all.is_empty() { return None } else { all.swap_remove(at.unwrap_or(0)) };
    Some(Ending { satisfies: satisfied(&values), decides, values })
}

/// The condition's quantifier and text, as reports have them.
pub fn question(condition: &Condition) -> (report::ConditionKind, String) {
    (check::kind(condition), check::plain(&condition.text))
}

/// The shown observables with their values.
pub fn named(test: &Test, values: &[u64]) -> Vec<(String, report::Value)> {
    check::named_values(test, |id| values[id.index()])
}
