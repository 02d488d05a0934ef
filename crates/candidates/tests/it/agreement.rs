//! Checks that the enumerator and the oracle agree on one program under every model.

use crate::seen::{model, seen};
use fencepost_candidates::Co;
use fencepost_graph::Execution;
use fencepost_models::ModelId;
use fencepost_oracle::{Ending, Graphs, StoppedGraph};
use fencepost_program::{BlockKind, Program};
use std::collections::BTreeSet;
use std::fmt::Display;

/// Compares the two under every model.
pub fn check_all(name: &dyn Display, program: &Program, graphs: &Graphs) {
    for id in ModelId::OF_ONE_GRAPH {
        let truth = graphs.under(id).unwrap_or_else(|e| panic!("{name}: {e}"));
        let co = if id.has_co() { Co::Coherent } else { Co::Absent };
        let (found, summary) = seen(name, program, co, &model(id));
        let same = |what: &str, found: BTreeSet<Execution>, truth: BTreeSet<Execution>| {
            if let Some(missed) = truth.difference(&found).next() {
                panic!("{name}\n{id}: {} of {} {what}: missed {missed:#?}", found.len(), truth.len());
            }
            if let Some(surplus) = found.difference(&truth).next() {
                panic!("{name}\n{id}: {} {what} for {}: surplus {surplus:#?}", found.len(), truth.len());
            }
        };
        let graphs = |stopped: &[StoppedGraph]| stopped.iter().map(|s| s.execution.clone()).collect();
        same("executions", found.executions.into_keys().collect(), truth.executions());
        same("failed", found.failed.into_keys().collect(), graphs(&truth.failed));
        let redundant = |s: &&StoppedGraph| s.endings.contains(&Ending::Blocked(BlockKind::Redundant));
        let blocked: BTreeSet<Execution> = found.blocked.into_keys().collect();
        let total = truth.blocked.len() as u64;
        assert_eq!(
            summary.blocked + summary.wasted,
            total,
            "{name} under {id}: blocked, early looks included"
        );
        if !id.has_co() {
            same("blocked", blocked, graphs(&truth.blocked));
            continue;
        }
        // The oracle asks about the last read of a look only, the enumerator about all of them.
        let stuck = truth.stuck().filter(|s| !redundant(s));
        let stuck: BTreeSet<Execution> = stuck.map(|s| s.execution.clone()).collect();
        assert!(blocked.is_subset(&stuck), "{name} under {id}: blocked without reason");
        for s in truth.blocked.iter().filter(|s| !redundant(s) && has_no_wait(s)) {
            assert!(blocked.contains(&s.execution), "{name} under {id}: blocked and missed");
        }
    }
}

fn has_no_wait(stopped: &StoppedGraph) -> bool {
    let waits = |e: &Ending| matches!(e, Ending::Blocked(BlockKind::Await | BlockKind::Lock));
    !stopped.endings.iter().any(waits)
}
