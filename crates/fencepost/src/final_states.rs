//! The final states of a litmus test: what its condition says of each, and their list in a report. Every
//! engine's final states pass through here, those of `check` and of `compare`.

use fencepost_litmus::{Condition, ConditionKind, ObservableId, Test};
use fencepost_report::{self as report, ConditionReport, Value};
use rustc_hash::FxHashMap;

/// A final state of a litmus test, and whether it satisfies and settles the test's condition.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    /// The values of all observables, in the test's order.
    pub values: Vec<u64>,
    /// Whether the values satisfy the condition's proposition.
    pub satisfies: bool,
    /// Whether the values settle the condition: one execution with them is enough.
    pub decides: bool,
}

impl Ending {
    /// Makes the final state in which the test's observables have these values. `None` if the test's filter
    /// leaves it out.
    pub fn new(test: &Test, values: Vec<u64>) -> Option<Self> {
        if test.filter.as_ref().is_some_and(|filter| !filter.holds(&values)) {
            return None;
        }
        let satisfies = test.condition.prop.holds(&values);
        Some(Ending { satisfies, decides: decides(&test.condition, satisfies), values })
    }

    /// Returns the final state that reports show for an execution that may end in several. It is the first
    /// that decides the condition, else the first.
    pub fn reported(all: &[Ending]) -> Option<&Ending> {
        all.iter().find(|ending| ending.decides).or(all.first())
    }

    /// Returns the names and values of the observables that reports show, in this final state.
    pub fn named(&self, test: &Test) -> Vec<(String, Value)> {
        named_values(test, &self.values)
    }
}

/// The final states of a litmus test that a search has found. Those with the same shown values are one.
pub struct FinalStates<'a> {
    test: &'a Test,
    /// The counts of the states, by the values of the shown observables.
    states: FxHashMap<Vec<u64>, Counted>,
}

/// The part of [`FinalStates`] that is kept while a search rests.
pub type KeptStates = Vec<(Vec<u64>, u64, bool)>;

struct Counted {
    count: u64,
    satisfies: bool,
}

impl<'a> FinalStates<'a> {
    /// Makes an empty list of final states for a litmus test.
    pub fn new(test: &'a Test) -> Self {
        FinalStates { test, states: FxHashMap::default() }
    }

    fn entry(&mut self, ending: &Ending) -> &mut Counted {
        let shown = self.test.shown.iter().map(|id| ending.values[id.index()]).collect();
        self.states.entry(shown).or_insert(Counted { count: 0, satisfies: ending.satisfies })
    }

    /// Counts an execution that ends in this final state.
    pub fn count(&mut self, ending: &Ending) {
        self.entry(ending).count += 1;
    }

    /// Adds a final state without counting executions, for an engine that does not count them.
    pub fn list(&mut self, ending: &Ending) {
        self.entry(ending).count = 1;
    }

    /// Adds the final states and counts of a later part of the search.
    pub fn join(&mut self, later: Self) {
        for (shown, Counted { count, satisfies }) in later.states {
            self.states.entry(shown).or_insert(Counted { count: 0, satisfies }).count += count;
        }
    }

    /// Returns what is kept of the list while a search rests: the values of the shown observables, the count,
    /// and whether the condition's proposition holds.
    pub fn kept(self) -> KeptStates {
        let mut states: KeptStates =
            self.states.into_iter().map(|(values, state)| (values, state.count, state.satisfies)).collect();
        states.sort_unstable();
        states
    }

    /// Returns this list with what was kept of one.
    pub fn with_kept(self, kept: KeptStates) -> Self {
        let state = |(values, count, satisfies)| (values, Counted { count, satisfies });
        FinalStates { states: kept.into_iter().map(state).collect(), ..self }
    }

    /// Returns how many of the final states satisfy the condition's proposition, and how many do not.
    pub fn split(&self) -> (u64, u64) {
        let positive = self.states.values().filter(|state| state.satisfies).count();
        (positive as u64, (self.states.len() - positive) as u64)
    }

    /// Returns the final states in the form that reports have, sorted by their values.
    pub fn into_report(self) -> Vec<report::FinalState> {
        let test = self.test;
        let mut states: Vec<(Vec<u64>, Counted)> = self.states.into_iter().collect();
        states.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
        let state = |(values, Counted { count, satisfies }): (Vec<u64>, Counted)| {
            let values = test.shown.iter().zip(&values).map(|(id, value)| named_value(test, *id, *value));
            report::FinalState { values: values.collect(), count, satisfies: Some(satisfies) }
        };
        states.into_iter().map(state).collect()
    }
}

/// Returns whether one execution that satisfies (or does not satisfy) the proposition settles the condition.
pub fn decides(condition: &Condition, satisfies: bool) -> bool {
    match condition.kind {
        ConditionKind::Exists | ConditionKind::NotExists => satisfies,
        ConditionKind::Forall => !satisfies,
    }
}

/// Returns a condition in the form that reports have, with the numbers of executions (or final states) that
/// do and do not satisfy its proposition.
pub fn condition_report(condition: &Condition, positive: u64, negative: u64) -> ConditionReport {
    let kind = match condition.kind {
        ConditionKind::Exists => report::ConditionKind::Exists,
        ConditionKind::NotExists => report::ConditionKind::NotExists,
        ConditionKind::Forall => report::ConditionKind::Forall,
    };
    ConditionReport::new(kind, plain(&condition.text), positive, negative)
}

/// Returns the names and values of the observables that reports show, given the values of all observables.
pub fn named_values(test: &Test, values: &[u64]) -> Vec<(String, Value)> {
    test.shown.iter().map(|id| named_value(test, *id, values[id.index()])).collect()
}

fn named_value(test: &Test, id: ObservableId, value: u64) -> (String, Value) {
    (plain(&test.observable(id).name), Value::from(test.show_value(id, value)))
}

/// Rewrites a condition so that memory has its bare name where that is clear, `x` for herd's `[x]`. That is
/// where it stands alone, or on the left of an equation. (On its right, `x` would be an address.)
pub fn plain(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(open) = rest.find('[') {
        let (before, bracket) = rest.split_at(open);
        out += before;
        let element = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        match bracket[1..].split_once(']') {
            Some((name, after)) if !element && (after.is_empty() || after.starts_with('=')) => {
                out += name;
                rest = after;
            }
            _ => {
                out.push('[');
                rest = &bracket[1..];
            }
        }
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_by_its_bare_name() {
        for (given, expected) in [
            ("[x]", "x"),
            ("a[1]", "a[1]"),
            ("0:r0", "0:r0"),
            (r"exists ([x]=1 /\ a[1]=2 /\ 0:r0=[y])", r"exists (x=1 /\ a[1]=2 /\ 0:r0=[y])"),
            ("exists ([x]=[y])", "exists (x=[y])"),
            ("[", "["),
        ] {
            assert_eq!(plain(given), expected);
        }
    }
}
