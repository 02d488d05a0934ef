//! The final states of an execution, and what the test's condition says about them.

use crate::check::{self, decides};
use fencepost_graph::Loc;
use fencepost_litmus::{Condition, ObservableId, ObservableKind, Test};
use fencepost_program::{Reg, ThreadId};
use fencepost_report as report;

/// How many endings of one execution are looked at: their number is a product over the locations.
const MOST: usize = 4096;

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

/// What memory and registers hold at the end of an execution.
pub trait Last {
    /// A register of a thread's outermost function.
    fn register(&self, thread: ThreadId, reg: Reg) -> u64;
    /// What a location may hold: several values where nothing says which write came last.
    fn memory(&self, loc: Loc) -> Vec<u64>;
    /// Can memory hold these values together?
    fn together(&self, _memory: &[(Loc, u64)]) -> bool {
        true
    }
}

/// The ending that speaks for an execution: one that decides the condition, if there is one. `None` if the test's filter leaves none.
pub fn ending(test: &Test, last: &impl Last) -> Option<Ending> {
    let mut all = all(test, last);
    if let Some(filter) = &test.filter {
        all.retain(|values| filter.eval(&|id: ObservableId| values[id.index()]));
    }
    let satisfied = |values: &Vec<u64>| test.condition.prop.eval(&|id: ObservableId| values[id.index()]);
    let at = all.iter().position(|values| decides(&test.condition, satisfied(values)));
    let decides = at.is_some();
    let values = if all.is_empty() { return None } else { all.swap_remove(at.unwrap_or(0)) };
    Some(Ending { satisfies: satisfied(&values), decides, values })
}

fn all(test: &Test, last: &impl Last) -> Vec<Vec<u64>> {
    let mut all: Vec<Vec<u64>> = vec![vec![]];
    for observable in &test.observables {
        let mut values = match observable.kind {
            ObservableKind::Register { thread, reg } => vec![last.register(thread, reg)],
            ObservableKind::Memory { addr, size } => last.memory(Loc { addr, size }),
        };
        values.truncate((MOST / all.len()).max(1));
        let extend = |list: &Vec<u64>, value: u64| list.iter().copied().chain([value]).collect();
        all = all.iter().flat_map(|list| values.iter().map(move |v| extend(list, *v))).collect();
    }
    if all.len() > 1 {
        let memory = |values: &Vec<u64>| -> Vec<(Loc, u64)> {
            let values = test.observables.iter().zip(values);
            let memory = values.filter_map(|(observable, value)| match observable.kind {
                ObservableKind::Memory { addr, size } => Some((Loc { addr, size }, *value)),
                ObservableKind::Register { .. } => None,
            });
            memory.collect()
        };
        let kept: Vec<Vec<u64>> =
            all.iter().filter(|values| last.together(&memory(values))).cloned().collect();
        // An execution may be allowed though no write can be final in every respect.
        if !kept.is_empty() {
            return kept;
        }
    }
    all
}

/// The condition's quantifier and text, as reports have them.
pub fn question(condition: &Condition) -> (report::ConditionKind, String) {
    (check::kind(condition), check::plain(&condition.text))
}

/// The shown observables with their values.
pub fn named(test: &Test, values: &[u64]) -> Vec<(String, report::Value)> {
    check::named_values(test, |id| values[id.index()])
}
