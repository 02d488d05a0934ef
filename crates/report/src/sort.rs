//! Sorts final states and their columns.

use crate::{FinalState, Value};
use std::collections::HashSet;

/// Returns the names of all registers and locations that occur in `states`, in the order of first appearance.
pub(crate) fn columns(states: &[FinalState]) -> Vec<&str> {
    let mut seen = HashSet::new();
    states.iter().flat_map(|s| &s.values).map(|(name, _)| name.as_str()).filter(|n| seen.insert(*n)).collect()
}

/// Returns the final states sorted by the values of the first column, then of the second, and so on. Numbers
/// are sorted by value (2 before 10), and a missing value comes first.
pub(crate) fn sorted<'a>(states: &'a [FinalState], columns: &[&str]) -> Vec<&'a FinalState> {
    let mut keyed: Vec<(Vec<Option<&Value>>, &FinalState)> =
        states.iter().map(|state| (columns.iter().map(|c| value(state, c)).collect(), state)).collect();
    keyed.sort_by(|a, b| a.0.cmp(&b.0));
    keyed.into_iter().map(|(_, state)| state).collect()
}

/// Returns the value of the register or location `name` in the final state `state`.
pub(crate) fn value<'a>(state: &'a FinalState, name: &str) -> Option<&'a Value> {
    state.values.iter().find(|(n, _)| n == name).map(|(_, v)| v)
}
