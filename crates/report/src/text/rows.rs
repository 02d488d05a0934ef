//! The rows of a trace: events that are shown, and runs of events that are folded into one line.

use super::style::Detail;
use crate::derivation::Roles;
use crate::order::{Column, Dense, Node, Order};
use crate::relevance::relevant;
use crate::{EventId, Execution};

/// A row of a trace, which is one event, a fold of several, or the mark where a run repeats.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Row {
    /// An event.
    Event(usize, Node),
    /// Events of a thread that are not shown: two or more, or what a library does inside of a call.
    Folded(usize, Vec<Node>),
    /// The mark that what follows happens again and again.
    Repeats,
}

/// Returns the rows of an execution's trace, in the order in which they are shown. A fold collects events of
/// its thread up to the next event that is shown, of whichever thread.
pub(super) fn rows(
    dense: &Dense<'_>,
    order: &Order,
    (execution, roles): (&Execution, &Roles),
    detail: Detail,
) -> Vec<Row> {
    let shown = match detail {
        Detail::Full => vec![true; dense.events.len()],
        // What was committed to is worth a look as well.
        Detail::Folded => {
            let focus: Vec<EventId> = execution.focus.iter().copied().chain(roles.committed()).collect();
            relevant(dense, order, &focus)
        }
    };
    let mut rows = Vec::new();
    let mut folds: Vec<(usize, Vec<Node>)> = Vec::new();
    for &node in &order.events {
        let Column::Thread(thread) = dense.column(node) else { continue };
        if dense.repeats_from == Some(node) {
            close(dense, &mut folds, &mut rows);
            rows.push(Row::Repeats);
        }
        if shown[node.0] {
            close(dense, &mut folds, &mut rows);
            rows.push(Row::Event(thread, node));
            continue;
        }
        match folds.iter_mut().find(|(t, _)| *t == thread) {
            Some((_, nodes)) => nodes.push(node),
            None => folds.push((thread, vec![node])),
        }
    }
    close(dense, &mut folds, &mut rows);
    rows
}

fn close(dense: &Dense<'_>, folds: &mut Vec<(usize, Vec<Node>)>, rows: &mut Vec<Row>) {
    rows.extend(folds.drain(..).map(|(thread, nodes)| match nodes[..] {
        // Folding one event saves no line.
        [node] if !dense.events[node.0].1.internal => Row::Event(thread, node),
        _ => Row::Folded(thread, nodes),
    }));
}
