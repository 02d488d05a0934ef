//! Finds the events of a long execution that a reader needs.
//!
//! A trace of hundreds of events hides what it should show. Starting from the events that a report is about
//! (its *focus*) we add what they follow from, the closest first, until a screen is full:
//!
//! 1. the focus, the writes its reads take their values from, the other halves of read-modify-writes; reads
//!    that miss a write, and these writes; what overtakes an older operation in a buffer, and what repeats
//!    for ever, if that is short;
//! 2. the other accesses to the same locations: what could have been read or overwritten;
//! 3. what synchronises or makes and ends threads and memory: fences, creating, joining, freeing, atomic
//!    accesses that carry a value from one thread to another;
//! 4. other reads from another thread, if there is little else.
//!
//! What a library does inside of a call is left out of short traces, too, unless it is of the first kind.
//!
//! Every read comes with the write it reads from, so that no value that is shown comes from nowhere. This is
//! a choice of what to show, not a slice with a theorem: dependencies through registers are not known here.
//! Linear in the size of the graph but for sorting.

use crate::order::{Column, Dense, Node, Order, Respects};
use crate::{EdgeKind, EventId, EventKind};
use std::collections::{HashMap, HashSet};

/// The most events of a trace that is shown whole.
const SHORT: usize = 30;
/// About how many events of a longer trace are shown.
const SCREEN: usize = 24;
/// The number of chosen events from which on other reads are left out: what they have to do with the error is
/// not known.
const ENOUGH: usize = 12;

/// Decides, for each event of an execution, whether a trace shows it, given the events in `focus` that the
/// report is about. Without a focus all are, but for those inside of libraries that decide nothing.
pub(crate) fn relevant(dense: &Dense<'_>, order: &Order, focus: &[EventId]) -> Vec<bool> {
    let threads: Vec<Node> =
        (0..dense.events.len()).map(Node).filter(|n| dense.column(*n) != Column::Init).collect();
    let about: HashSet<EventId> = focus.iter().copied().collect();
    let centre: Vec<Node> =
        threads.iter().copied().filter(|n| about.contains(&dense.events[n.0].1.id)).collect();
    let mut choice = Choice::new(dense);
    centre.iter().for_each(|node| choice.add(*node));
    let internal = |node: Node| dense.events[node.0].1.internal;
    stale_reads(dense, order, &centre).into_iter().for_each(|node| choice.add(node));
    if threads.iter().filter(|node| !internal(**node)).count() <= SHORT || centre.is_empty() {
        let shown = choice.shown.iter().enumerate();
        return shown.map(|(node, decides)| *decides || !internal(Node(node))).collect();
    }
    let repeated = dense.repeats_from.and_then(|first| order.events.iter().position(|n| *n == first));
    let repeated = repeated.map_or(&[][..], |at| &order.events[at..]);
    repeated.iter().filter(|_| repeated.len() <= SCREEN).for_each(|node| choice.add(*node));
    let mut place = vec![0usize; dense.events.len()];
    for (at, node) in order.events.iter().enumerate() {
        place[node.0] = at;
    }
    let end = centre.iter().map(|n| place[n.0]).max().unwrap_or(0);
    let mut near = threads;
    near.sort_by_key(|n| place[n.0].abs_diff(end));
    let locations: HashSet<&str> =
        choice.shown().filter_map(|n| dense.events[n.0].1.location.as_deref()).collect();
    let same_place =
        |node: Node| dense.events[node.0].1.location.as_deref().is_some_and(|l| locations.contains(l));
    let carried: HashSet<Node> = dense
        .edges
        .iter()
        .filter(|e| *e.2 == EdgeKind::Rf && crosses(dense, e.0, e.1))
        .flat_map(|e| [e.0, e.1])
        .collect();
    let synchronises = |node: Node| {
        let event = dense.events[node.0].1;
        let atomic = event.mode.as_deref().is_some_and(|mode| mode != "na");
        matches!(event.kind, EventKind::Fence | EventKind::Other) || (atomic && carried.contains(&node))
    };
    let foreign = |node: Node| dense.events[node.0].1.kind.reads() && carried.contains(&node);
    let overtaking: HashSet<Node> =
        dense.edges.iter().filter(|e| *e.2 == EdgeKind::Overtakes).map(|e| e.0).collect();
    let reorders = |node: Node| overtaking.contains(&node);
    type Stage<'a> = (&'a dyn Fn(Node) -> bool, usize);
    let stages: [Stage<'_>; 4] =
        [(&reorders, SCREEN), (&same_place, SCREEN), (&synchronises, SCREEN), (&foreign, ENOUGH)];
    for (stage, most) in stages {
        for node in near.iter().copied().filter(|n| stage(*n) && !internal(*n)) {
            if choice.count >= most {
                break;
            }
            choice.add(node);
        }
    }
    choice.shown
}

/// Returns the reads that miss a write which the trace shows before them, and these writes. Where the trace
/// is no interleaving that explains all values, also the writes that the reads in `centre` miss.
fn stale_reads(dense: &Dense<'_>, order: &Order, centre: &[Node]) -> Vec<Node> {
    let mut place = vec![0usize; dense.events.len()];
    for (at, node) in order.events.iter().enumerate() {
        place[node.0] = at;
    }
    let missed = dense.edges.iter().filter(|(read, write, kind)| {
        let weak = order.respects != Respects::Everything && centre.contains(read);
        **kind == EdgeKind::Fr && (place[write.0] < place[read.0] || weak)
    });
    missed.flat_map(|(read, write, _)| [*read, *write]).collect()
}

fn crosses(dense: &Dense<'_>, from: Node, to: Node) -> bool {
    dense.column(from) != Column::Init && dense.column(from) != dense.column(to)
}

/// The events chosen so far.
struct Choice {
    shown: Vec<bool>,
    count: usize,
    /// For each event, the events that must be shown with it.
    companions: HashMap<Node, Vec<Node>>,
}

impl Choice {
    fn new(dense: &Dense<'_>) -> Self {
        let mut companions: HashMap<Node, Vec<Node>> = HashMap::new();
        for &(from, to, kind) in &dense.edges {
            match kind {
                EdgeKind::Rf | EdgeKind::Buffer => companions.entry(to).or_default().push(from),
                EdgeKind::Overtakes => companions.entry(from).or_default().push(to),
                EdgeKind::Rmw => {
                    companions.entry(from).or_default().push(to);
                    companions.entry(to).or_default().push(from);
                }
                _ => {}
            }
        }
        Choice { shown: vec![false; dense.events.len()], count: 0, companions }
    }

    fn add(&mut self, node: Node) {
        // Only one step: the writes that are shown need not say where *their* values came from.
        let with = self.companions.get(&node).cloned().unwrap_or_default();
        for node in with.into_iter().chain([node]) {
            self.count += usize::from(!std::mem::replace(&mut self.shown[node.0], true));
        }
    }

    fn shown(&self) -> impl Iterator<Item = Node> {
        self.shown.iter().enumerate().filter(|(_, shown)| **shown).map(|(i, _)| Node(i))
    }
}
