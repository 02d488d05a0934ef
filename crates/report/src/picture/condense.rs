//! Leaves out of a picture what a trace leaves out: events that do not matter become one box, and only
//! locations that are shown have initial values.

use crate::order::{Column, Dense, Node, order};
use crate::relevance::relevant;
use crate::{Edge, Event, EventId, EventKind, Execution};
use std::collections::{HashMap, HashSet};

/// Returns the execution with runs of events that do not matter replaced by one event each; `None` if
/// nothing is left out. One with the execution that it was derived from is shown whole.
pub(super) fn condensed(execution: &Execution) -> Option<Execution> {
    if execution.derivation.is_some() {
        return None;
    }
    let dense = Dense::new(execution);
    let shown = relevant(&dense, &order(&dense), &execution.focus);
    let hidden = |node: usize| !shown[node] && dense.column(Node(node)) != Column::Init;
    if !(0..shown.len()).any(hidden) {
        return None;
    }
    let mut threads = execution.threads.clone();
    threads.iter_mut().for_each(|thread| thread.events.clear());
    // The event that stands for each event of a fold.
    let mut stands_for: HashMap<EventId, EventId> = HashMap::new();
    let mut fold: Vec<&Event> = vec![];
    for (node, &(column, event)) in dense.events.iter().enumerate() {
        let Column::Thread(thread) = column else { continue };
        if hidden(node) {
            fold.push(event);
        } else {
            threads[thread].events.push(event.clone());
        }
        let next = dense.events.get(node + 1);
        let goes_on = next.is_some_and(|(other, _)| *other == column) && hidden(node + 1);
        if let (false, Some(first)) = (goes_on, fold.first()) {
            stands_for.extend(fold.iter().map(|event| (event.id, first.id)));
            threads[thread].events.push(folded(&fold));
            fold.clear();
        }
    }
    let mut seen = HashSet::new();
    let edges = execution.edges.iter().filter_map(|edge| {
        let of = |id: EventId| stands_for.get(&id).copied().unwrap_or(id);
        // What the events of a fold read and overwrite is left out with them.
        let folds = [edge.from, edge.to].iter().any(|id| stands_for.contains_key(id));
        let joins = matches!(edge.kind, crate::EdgeKind::Start | crate::EdgeKind::Join);
        let edge = Edge::new(of(edge.from), of(edge.to), edge.kind.clone());
        ((joins || !folds) && edge.from != edge.to && seen.insert(edge.clone())).then_some(edge)
    });
    let edges = edges.collect();
    let mut condensed = Execution { threads, edges, ..execution.clone() };
    condensed.show_initial_values();
    Some(condensed)
}

/// Returns the event that stands for a run of events of a thread.
fn folded(events: &[&Event]) -> Event {
    let first = events[0];
    let is_one_place = events.iter().all(|event| event.source == first.source);
    Event {
        id: first.id,
        kind: EventKind::Other,
        text: format!("… {}", crate::text::events(events.len())),
        source: first.source.clone().filter(|_| is_one_place),
        location: None,
        value: None,
        mode: None,
        output: vec![],
        internal: true,
    }
}
