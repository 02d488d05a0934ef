//! Orders the events of an execution so that the order agrees with as much of its graph as possible.
//!
//! A trace has one row per event, so it needs a total order; a picture wants its arrows to point down. Both
//! come from here. When `po ∪ rf ∪ co ∪ fr` is acyclic (the execution is sequentially consistent) every value
//! in the trace comes from the row that last wrote it. Otherwise no order of rows can explain all values, and
//! we keep what we can: `po ∪ rf ∪ co`, then `po ∪ rf`, then `po`. (The run of a machine brings its own
//! order.) A thread always comes after its start and before the wait for its end. Linear in the size of the
//! graph.

use crate::{EdgeKind, Event, EventId, Execution};
use std::collections::HashMap;

/// The index of an event in a [`Dense`] view of an execution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Node(pub usize);

/// The column that an event is shown in, which is that of a thread or that of the initial writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    Init,
    Thread(usize),
}

/// A view of an execution in which events are numbered from 0 and edges refer to these numbers. Edges to
/// unknown events are dropped, so that a renderer shows what there is.
pub(crate) struct Dense<'a> {
    pub events: Vec<(Column, &'a Event)>,
    pub edges: Vec<(Node, Node, &'a EdgeKind)>,
    /// The order of a machine's run; empty if the execution has none.
    given: Vec<Node>,
    /// The event from which on that order repeats.
    pub repeats_from: Option<Node>,
}

impl<'a> Dense<'a> {
    /// Makes the view of `execution`.
    pub fn new(execution: &'a Execution) -> Self {
        let init = execution.init.iter().map(|e| (Column::Init, e));
        let threads = execution.threads.iter().enumerate();
        let events: Vec<_> = init
            .chain(threads.flat_map(|(t, th)| th.events.iter().map(move |e| (Column::Thread(t), e))))
            .collect();
        let mut by_id: HashMap<EventId, Node> = HashMap::new();
        for (i, (_, event)) in events.iter().enumerate() {
            by_id.entry(event.id).or_insert(Node(i));
        }
        let resolve = |id| by_id.get(&id).copied();
        let edges = execution
            .edges
            .iter()
            .filter_map(|e| Some((resolve(e.from)?, resolve(e.to)?, &e.kind)))
            .collect();
        let given = execution.order.iter().filter_map(|id| resolve(*id)).collect();
        let repeats_from = execution.repeats_from.and_then(resolve);
        Dense { events, edges, given, repeats_from }
    }

    /// Returns the column that the event `node` is shown in.
    pub fn column(&self, node: Node) -> Column {
        self.events[node.0].0
    }

    /// Returns the pairs of events that follow each other directly in program order.
    pub fn neighbours(&self) -> impl Iterator<Item = (Node, Node)> {
        let pairs = self.events.windows(2).enumerate();
        pairs.filter(|(_, w)| w[0].0 == w[1].0 && w[0].0 != Column::Init).map(|(i, _)| (Node(i), Node(i + 1)))
    }
}

/// The relations that a total order of an execution's events agrees with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Respects {
    /// `po ∪ rf ∪ co ∪ fr`: the rows are an interleaving that explains all values.
    Everything,
    /// `po ∪ rf ∪ co`.
    Coherence,
    /// `po ∪ rf`.
    ReadsFrom,
    /// Only `po`: even `po ∪ rf` has a cycle.
    ProgramOrder,
}

impl Respects {
    fn covers(self, kind: &EdgeKind) -> bool {
        match kind {
            EdgeKind::Rf => self != Respects::ProgramOrder,
            EdgeKind::Co => matches!(self, Respects::Everything | Respects::Coherence),
            EdgeKind::Fr => self == Respects::Everything,
            EdgeKind::Start | EdgeKind::Join => true,
            EdgeKind::Po | EdgeKind::Rmw | EdgeKind::Buffer | EdgeKind::Overtakes | EdgeKind::Other(_) => {
                false
            }
        }
    }
}

/// A total order of an execution's events, and a row for each such that edges it agrees with never go up.
pub(crate) struct Order {
    pub events: Vec<Node>,
    /// Rows by event; initial writes are in row 0, and threads start in row 0 too: the two are drawn apart.
    pub rows: Vec<usize>,
    pub respects: Respects,
}

/// Orders the events of an execution for display. The order is the one that the execution gives itself, else
/// the one that agrees with most relations.
pub(crate) fn order(dense: &Dense<'_>) -> Order {
    if !dense.given.is_empty() {
        return given(dense);
    }
    let choices = [Respects::Everything, Respects::Coherence, Respects::ReadsFrom, Respects::ProgramOrder];
    let best =
        |respects| sort(dense, respects, Updates::Whole).or_else(|| sort(dense, respects, Updates::Split));
    choices.into_iter().find_map(best).expect("the columns alone are acyclic")
}

/// Returns the order in which the steps of a run happened. What it does not name comes last, so that nothing
/// is lost.
fn given(dense: &Dense<'_>) -> Order {
    let all = (0..dense.events.len()).map(Node);
    let (init, threads): (Vec<Node>, Vec<Node>) = all.partition(|n| dense.column(*n) == Column::Init);
    let mut placed = vec![false; dense.events.len()];
    let named = dense.given.iter().copied().filter(|n| dense.column(*n) != Column::Init);
    let candidates = init.iter().copied().chain(named).chain(threads);
    let events: Vec<Node> = candidates.filter(|n| !std::mem::replace(&mut placed[n.0], true)).collect();
    let mut rows = vec![0; dense.events.len()];
    for (row, node) in events[init.len()..].iter().enumerate() {
        rows[node.0] = row;
    }
    Order { events, rows, respects: Respects::Everything }
}

/// Whether another thread's events may stand between the read and the write of a read-modify-write.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Updates {
    Whole,
    Split,
}

/// Sorts the events by Kahn's algorithm; `None` if the relations have a cycle. Of the events that may come
/// next, one of the thread that is already running is preferred, so that a trace switches threads only when
/// it must.
fn sort(dense: &Dense<'_>, respects: Respects, updates: Updates) -> Option<Order> {
    let n = dense.events.len();
    let mut successors: Vec<Vec<(Node, usize)>> = vec![Vec::new(); n];
    let mut missing = vec![0usize; n];
    let down = dense.neighbours().map(|(a, b)| (a, b, 1));
    let across = dense.edges.iter().filter(|e| respects.covers(e.2)).map(|&(a, b, _)| (a, b, 0));
    // What must come before the write of an update must come before its read as well.
    let read_of: HashMap<Node, Node> = match updates {
        Updates::Whole => {
            dense.edges.iter().filter(|e| *e.2 == EdgeKind::Rmw).map(|&(r, w, _)| (w, r)).collect()
        }
        Updates::Split => HashMap::new(),
    };
    for (a, b, weight) in down.chain(across) {
        successors[a.0].push((b, weight));
        missing[b.0] += 1;
        if let Some(&read) = read_of.get(&b).filter(|read| **read != a) {
            successors[a.0].push((read, weight));
            missing[read.0] += 1;
        }
    }
    let mut rows = vec![0usize; n];
    let mut events = Vec::with_capacity(n);
    let mut ready: std::collections::BTreeSet<Node> =
        (0..n).map(Node).filter(|e| missing[e.0] == 0).collect();
    let mut last: Option<Node> = None;
    while let Some(&first) = ready.first() {
        // Columns are contiguous, so the running thread's next event is the next node.
        let next = last.map(|l| Node(l.0 + 1)).filter(|n| ready.contains(n)).unwrap_or(first);
        ready.remove(&next);
        events.push(next);
        last = Some(next);
        for &(to, weight) in &successors[next.0] {
            rows[to.0] = rows[to.0].max(rows[next.0] + weight);
            missing[to.0] -= 1;
            if missing[to.0] == 0 {
                ready.insert(to);
            }
        }
    }
    (events.len() == n).then_some(Order { events, rows, respects })
}
