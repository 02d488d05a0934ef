//! The exhaustive layer's executions, shown to a visitor as the engine shows its own.

use super::core::lengths;
use super::exhaustive::{Exhaustive, Limits, Refusal, exhaustive_until};
use super::scout::{Hints, Scout};
use super::{Core, Derivation, SearchSetup, grow};
use crate::engine::{Children, SearchResult};
use crate::{Stopped, Summary, Visitor};
use fencepost_graph::Execution;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Visits every execution of a small program under XMM, found by trying every way to re-execute.
///
/// Each is a root that does not grow any more, so that whatever there is to report about it is reported.
pub(crate) fn explore_exhaustively(setup: SearchSetup<'_>, visitor: &mut dyn Visitor) -> SearchResult {
    let search = &setup.config.search;
    let all = match exhaustive_until(setup.program, &Limits::default(), &|| search.should_stop().is_some()) {
        Ok(all) => all,
        Err(Refusal::Stopped) => {
            return SearchResult::nothing(search.why_stopped().into(), Summary::default());
        }
        Err(why) => {
            let summary = Summary { refusal: Some(why.to_string()), ..Summary::default() };
            return SearchResult::nothing(Stopped::Refused.into(), summary);
        }
    };
    let mut derivations = FxHashMap::default();
    let (mut hints, mut summary, mut halt) = (Hints::default(), Summary::default(), None);
    for (execution, why) in all.executions.iter().chain(&all.blocked).chain(&all.failed) {
        if halt.is_some() {
            break;
        }
        let derivation = derive(&all, &mut derivations, execution);
        let core = Core { execution: execution.clone(), promises: vec![], derivation };
        let before = summary.executions;
        let mut scout = Scout::new(visitor, &mut hints, &[]);
        let known = (summary, &mut Children::default());
        let found = grow(setup, Some(&core), known, &mut scout);
        (summary, halt) = (found.summary, found.halt);
        if why.is_some() {
            summary.cyclic += summary.executions - before;
        }
        if found.cells.is_some() {
            return SearchResult { summary, halt, cells: found.cells, ..SearchResult::default() };
        }
    }
    summary.lb_races = hints.races;
    SearchResult { summary, halt, ..SearchResult::default() }
}

/// Returns the derivation of an execution, as the default layer would give it.
fn derive(
    all: &Exhaustive,
    known: &mut FxHashMap<Execution, Option<Arc<Derivation>>>,
    execution: &Execution,
) -> Option<Arc<Derivation>> {
    if let Some(derivation) = known.get(execution) {
        return derivation.clone();
    }
    let of = |set: &std::collections::BTreeMap<_, Option<_>>| set.get(execution).cloned().flatten();
    let why = of(&all.executions).or_else(|| of(&all.blocked)).or_else(|| of(&all.failed));
    let derivation = why.map(|why| {
        let committed = why.committed.iter().map(|(event, _)| event);
        let re_executed = lengths(committed.chain(&why.reexecuted));
        Arc::new(Derivation {
            source_derivation: derive(all, known, &why.source),
            source: why.source,
            committed: why.committed,
            re_executed,
        })
    });
    known.insert(execution.clone(), derivation.clone());
    derivation
}
