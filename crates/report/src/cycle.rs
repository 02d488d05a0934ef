//! Finds a cycle of program order and reads-from in an execution.

use crate::order::{Dense, Node};
use crate::{EdgeKind, Execution};
use std::collections::{HashSet, VecDeque};

/// The most events of an execution in which a cycle is looked for.
const MOST_EVENTS: usize = 5_000;

/// Finds a shortest cycle of program order and reads-from in an execution. Its events are in order, and the
/// last one leads back to the first. It begins with a read, the first there is, and ends with the write that
/// it reads from. Breadth first from each read; quadratic in the size of the graph.
pub(crate) fn cycle(dense: &Dense<'_>) -> Option<Vec<Node>> {
    if dense.events.len() > MOST_EVENTS {
        return None;
    }
    let orders = |kind: &EdgeKind| matches!(kind, EdgeKind::Rf | EdgeKind::Start | EdgeKind::Join);
    let mut after: Vec<Vec<Node>> = vec![Vec::new(); dense.events.len()];
    let across = dense.edges.iter().filter(|e| orders(e.2)).map(|e| (e.0, e.1));
    dense.neighbours().chain(across).for_each(|(a, b)| after[a.0].push(b));
    let rf = dense.edges.iter().filter(|e| *e.2 == EdgeKind::Rf).map(|e| (e.0, e.1));
    let mut reads: Vec<(Node, Node)> = rf.filter(|(w, r)| dense.column(*w) != dense.column(*r)).collect();
    reads.sort_by_key(|(_, read)| *read);
    let paths = reads.into_iter().filter_map(|(write, read)| path(&after, read, write));
    paths.min_by_key(Vec::len)
}

/// Finds a shortest path from one event to another.
fn path(after: &[Vec<Node>], from: Node, to: Node) -> Option<Vec<Node>> {
    let mut before: Vec<Option<Node>> = vec![None; after.len()];
    let mut queue = VecDeque::from([from]);
    while let Some(node) = queue.pop_front() {
        if node == to {
            let mut path = vec![node];
            while path.last() != Some(&from) {
                path.push(before[path[path.len() - 1].0]?);
            }
            path.reverse();
            return Some(path);
        }
        for &next in &after[node.0] {
            if next != from && before[next.0].is_none() {
                before[next.0] = Some(node);
                queue.push_back(next);
            }
        }
    }
    None
}

/// The edges of the cycle of program order and reads-from that a derived execution has.
#[derive(Debug, Default)]
pub(crate) struct CycleEdges(HashSet<(Node, Node)>);

impl CycleEdges {
    /// Finds the edges of the cycle in an execution that was derived from another; none if it has no cycle.
    pub fn of(dense: &Dense<'_>, execution: &Execution) -> Self {
        let cycle = execution.derivation.as_ref().and_then(|_| cycle(dense)).unwrap_or_default();
        let next = cycle.iter().skip(1).chain(cycle.first());
        CycleEdges(cycle.iter().copied().zip(next.copied()).collect())
    }

    /// Returns whether the edge of relation `kind` between two events is part of the cycle.
    pub fn contains(&self, from: Node, to: Node, kind: &EdgeKind) -> bool {
        let orders = matches!(kind, EdgeKind::Po | EdgeKind::Rf | EdgeKind::Start | EdgeKind::Join);
        orders && self.0.contains(&(from, to))
    }
}
