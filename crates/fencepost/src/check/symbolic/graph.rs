//! Turns an execution that the solver found into a graph, as other engines have them: its events are then
//! replayed and put into words like theirs.
//!
//! A lock that is one action for the model is an update in the graph, and an unlock a write: what the program
//! does. Which unlock a lock follows is in the model's order of synchronisation.

use crate::describe::Numbering;
use fencepost_graph::{EventRef, ExecEvent, Execution, Label, Loc};
use fencepost_relational::Atom;
use fencepost_report::{self as report, Committed, Derivation};
use fencepost_symbolic::{Run, RunEventKind};
use std::collections::BTreeMap;

/// The execution graph of an execution that the solver found, with the event of each of its actions.
pub struct Graph {
    /// The execution graph.
    pub execution: Execution,
    /// The (first) event of each action.
    pub events: BTreeMap<Atom, EventRef>,
}

/// Makes the execution graph of an execution that the solver found, which has this number of threads.
pub fn graph_of(run: &Run, threads: usize) -> Graph {
    let mut execution = Execution { threads: vec![vec![]; threads], co: vec![] };
    let mut events = BTreeMap::new();
    // The event of each action; of a lock, its write.
    let mut last: Vec<Option<EventRef>> = vec![];
    for event in &run.events {
        let Some(thread) = event.thread else {
            last.push(match event.kind {
                RunEventKind::Event(Label::Write { loc, .. }) => Some(EventRef::Init(loc)),
                _ => None,
            });
            continue;
        };
        let labels: Vec<Label> = event.kind.labels().collect();
        let column = &mut execution.threads[thread.index()];
        let first = EventRef::At(thread, column.len() as u32);
        if let (Some(atom), false) = (event.action, labels.is_empty()) {
            events.insert(atom, first);
        }
        column.extend(labels.iter().map(|label| ExecEvent { label: *label, rf: None }));
        last.push(labels.len().checked_sub(1).map(|more| match first {
            EventRef::At(t, i) => EventRef::At(t, i + more as u32),
            init => init,
        }));
    }
    for (at, event) in run.events.iter().enumerate() {
        let source = match event.kind {
            RunEventKind::Event(Label::Read { .. }) => event.seen.and_then(|write| last[write]),
            RunEventKind::Lock(monitor) => Some(before_lock(run, &last, at, monitor)),
            _ => None,
        };
        let first = match (&event.kind, last[at]) {
            (RunEventKind::Lock(_), Some(EventRef::At(t, i))) => Some((t, i - 1)),
            (RunEventKind::Event(Label::Read { .. }), Some(EventRef::At(t, i))) => Some((t, i)),
            _ => None,
        };
        if let Some((t, i)) = first {
            execution.threads[t.index()][i as usize].rf = source;
        }
    }
    execution.co = coherence(run, &last);
    Graph { execution, events }
}

/// Returns the unlock that a lock follows, or the monitor's initial write.
fn before_lock(run: &Run, last: &[Option<EventRef>], lock: usize, monitor: Loc) -> EventRef {
    let so = run.orders.get("so").map_or(&[][..], |pairs| pairs);
    let is_before = |a: usize, b: usize| so.contains(&(a, b));
    let mut unlocks: Vec<usize> = (0..run.events.len())
        .filter(|at| run.events[*at].kind == RunEventKind::Unlock(monitor) && is_before(*at, lock))
        .collect();
    unlocks.sort_by_key(|at| unlocks_before(run, so, *at));
    unlocks.last().and_then(|at| last[*at]).unwrap_or(EventRef::Init(monitor))
}

fn unlocks_before(run: &Run, so: &[(usize, usize)], at: usize) -> usize {
    so.iter().filter(|(a, b)| *b == at && matches!(run.events[*a].kind, RunEventKind::Unlock(_))).count()
}

/// Returns the writes of each location in the coherence order that the model gave them, where it gave one.
fn coherence(run: &Run, last: &[Option<EventRef>]) -> Vec<(Loc, Vec<EventRef>)> {
    let Some(co) = run.orders.get("co") else { return vec![] };
    let mut writes: BTreeMap<Loc, Vec<usize>> = BTreeMap::new();
    for (at, event) in run.events.iter().enumerate() {
        if let (RunEventKind::Event(Label::Write { loc, .. }), Some(_)) = (&event.kind, event.thread) {
            writes.entry(*loc).or_default().push(at);
        }
    }
    let before = |at: usize| co.iter().filter(|(_, b)| *b == at).count();
    let order = |(loc, mut all): (Loc, Vec<usize>)| {
        all.sort_by_key(|at| before(*at));
        (loc, all.into_iter().filter_map(|at| last[at]).collect())
    };
    writes.into_iter().map(order).collect()
}

/// Describes how an execution is justified by the one before it in the sequence. The actions that the first
/// committed to are in both.
pub fn derivation(
    source: report::Execution,
    (own, ids): (&Graph, &mut Numbering),
    (before, before_ids): (&Graph, &mut Numbering),
    committed: &[Atom],
) -> Derivation {
    let both = committed.iter().filter_map(|atom| Some((*own.events.get(atom)?, *before.events.get(atom)?)));
    let both: Vec<(EventRef, EventRef)> = both.collect();
    let again = own.execution.events().map(|(event, _)| event);
    let again: Vec<EventRef> = again.filter(|event| both.iter().all(|(kept, _)| kept != event)).collect();
    Derivation {
        kind: report::DerivationKind::Commitment,
        source,
        committed: both
            .iter()
            .map(|(event, was)| Committed { event: ids.id(*event), source: before_ids.id(*was) })
            .collect(),
        re_executed: again.into_iter().map(|event| ids.id(event)).collect(),
    }
}
