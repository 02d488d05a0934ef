//! Decides whether a core may be derived from a given execution.
//!
//! Re-execution of `G` into the core `P` needs a set `C` of committed events of `P` and a map `f` from them
//! into `G` (`models`: `fencepost models --show xmm`). The search for them is small, because two choices can
//! be made for all:
//!
//! - *Which events are determined* does not matter: they are committed ones, and no condition mentions them
//!   again.
//! - *Which events are committed* is settled by which reads are. `C` must hold what they read and what is
//!   `rpo`-before; more than that only adds conditions.
//!
//! So what is left is to choose reads, and those are needed where the order of threads would be cyclic
//! otherwise: as long as the `rf` edges into reads that are not committed go around in a circle of threads,
//! all those from some thread of the circle to the next must be committed. (The order that they are built in
//! needs no look of its own: a cycle of `po` and such `rf` edges goes around threads.)

use super::Derivation;
use super::core::lengths;
use super::scout::Witness;
use fencepost_graph::{Candidate, EventRef, Execution, Label, Relation};
use fencepost_models::xmm::rpo;
use rustc_hash::FxHashSet;

/// An execution graph, prepared for the search for a derivation by re-execution (XMM).
#[derive(Debug)]
pub(super) struct Shape {
    candidate: Candidate,
    /// For each event, the event it reads from.
    rf: Vec<Option<usize>>,
    rpo: Relation,
}

/// A reads-from edge between two threads, by the threads and labels of write and read. If the read is
/// committed, the source of the derivation must have such an edge.
pub(super) type Edge = (u32, Label, u32, Label);

impl Shape {
    /// Prepares an execution for the search for a derivation by re-execution (XMM).
    pub fn new(execution: &Execution) -> Shape {
        let candidate = Candidate::from_execution(execution);
        let rpo = rpo(&candidate);
        let mut rf = vec![None; candidate.events.len()];
        candidate.rf.iter().for_each(|(w, r)| rf[r] = Some(w));
        Shape { candidate, rf, rpo }
    }

    fn thread(&self, event: usize) -> Option<u32> {
        self.candidate.events[event].thread().map(|t| t.0)
    }

    fn label(&self, event: usize) -> Option<Label> {
        self.candidate.events[event].label
    }

    /// Returns the reads of other threads' writes: (writer, reader, read).
    fn external(&self) -> impl Iterator<Item = (u32, u32, usize)> + '_ {
        self.rf.iter().enumerate().filter_map(|(r, w)| {
            let (from, to) = (self.thread((*w)?)?, self.thread(r)?);
            (from != to).then_some((from, to, r))
        })
    }

    /// Returns the label edge of a read of another thread's write.
    fn edge(&self, read: usize) -> Option<Edge> {
        let write = self.rf[read]?;
        let (from, to) = (self.thread(write)?, self.thread(read)?);
        (from != to).then_some((from, self.label(write)?, to, self.label(read)?))
    }
}

/// Returns the reads-from edges between different threads of an execution, by threads and labels.
pub(super) fn edges_of(execution: &Execution) -> FxHashSet<Edge> {
    let edge = |(name, event): (EventRef, &fencepost_graph::ExecEvent)| {
        let (EventRef::At(to, _), Some(EventRef::At(from, i))) = (name, event.rf) else { return None };
        let write = execution.threads[from.index()][i as usize].label;
        (from != to).then_some((from.0, write, to.0, event.label))
    };
    execution.events().filter_map(edge).collect()
}

/// A core (the part of a graph that its cycles need) for which the search has yet to find an execution from
/// which it can be derived.
pub(super) struct OpenCore {
    shape: Shape,
    edges: FxHashSet<Edge>,
}

impl OpenCore {
    /// Prepares the question whether `core` can be derived from some execution.
    pub fn new(core: &Execution) -> OpenCore {
        OpenCore { shape: Shape::new(core), edges: edges_of(core) }
    }

    /// Returns the derivation of the core from the execution `source`, if there is one.
    pub fn derive(&self, source: &Witness) -> Option<Derivation> {
        // Edges that the source does not have cannot be committed. If these edges alone form a circle, the
        // core cannot be derived from this source.
        let present: FxHashSet<&Edge> = self.edges.intersection(&source.edges).collect();
        let lost = |read: usize| self.shape.edge(read).is_some_and(|edge| !present.contains(&edge));
        if circle(self.shape.external().filter(|(_, _, read)| lost(*read))).is_some() {
            return None;
        }
        let target = source.shape.get_or_init(|| Shape::new(&source.execution));
        let map = Search { core: &self.shape, source: target, lost: &lost }.commit(&[])?;
        let name = |shape: &Shape, event: usize| shape.candidate.events[event].name;
        let committed = map.into_iter().map(|(c, g)| (name(&self.shape, c), name(target, g))).collect();
        let re_executed = lengths(self.shape.candidate.events.iter().map(|event| &event.name));
        Some(Derivation {
            source: source.execution.clone(),
            source_derivation: source.derivation.clone(),
            committed,
            re_executed,
        })
    }
}

/// Returns the edges of a circle of threads, if there is one: pairs (from, to).
fn circle(edges: impl Iterator<Item = (u32, u32, usize)>) -> Option<Vec<(u32, u32)>> {
    let mut all: Vec<(u32, u32)> = edges.map(|(from, to, _)| (from, to)).collect();
    all.sort_unstable();
    all.dedup();
    // Threads that no thread reads from, or that read from no thread, are on no circle.
    loop {
        let before = all.len();
        let kept: Vec<(u32, u32)> = all
            .iter()
            .filter(|(from, to)| all.iter().any(|(_, t)| t == from) && all.iter().any(|(f, _)| f == to))
            .copied()
            .collect();
        all = kept;
        if all.len() == before {
            break;
        }
    }
    // Follow the first way out of each thread until one comes again.
    let mut path = vec![*all.first()?];
    loop {
        let at = path[path.len() - 1].1;
        if let Some(start) = path.iter().position(|(from, _)| *from == at) {
            return Some(path.split_off(start));
        }
        path.push(*all.iter().find(|(from, _)| *from == at)?);
    }
}

struct Search<'a, L> {
    core: &'a Shape,
    source: &'a Shape,
    lost: &'a L,
}

impl<L: Fn(usize) -> bool> Search<'_, L> {
    /// Commits these reads, and as many more as it takes. Returns the map of the committed events if there is
    /// one.
    fn commit(&self, reads: &[usize]) -> Option<Vec<(usize, usize)>> {
        let committed = self.close(reads)?;
        let free = self.core.external().filter(|(_, _, read)| !committed.contains(read));
        let Some(circle) = circle(free) else {
            let mut events: Vec<usize> = committed.into_iter().collect();
            // Initial writes stand for themselves.
            events.retain(|e| self.core.label(*e).is_some());
            events.sort_unstable();
            let mut map = Vec::new();
            return self.embed(&events, &mut map).then_some(map);
        };
        circle.into_iter().find_map(|(from, to)| {
            let mut more = reads.to_vec();
            more.extend(
                self.core.external().filter(|(f, t, _)| (*f, *t) == (from, to)).map(|(_, _, read)| read),
            );
            self.commit(&more)
        })
    }

    /// Returns the reads with what they need: what they read, and what is `rpo`-before any of it. `None` if
    /// that cannot be.
    fn close(&self, reads: &[usize]) -> Option<FxHashSet<usize>> {
        let mut committed: FxHashSet<usize> = FxHashSet::default();
        let mut todo = reads.to_vec();
        while let Some(event) = todo.pop() {
            if !committed.insert(event) {
                continue;
            }
            if (self.lost)(event) {
                return None;
            }
            todo.extend(self.core.rf[event]);
            let before = (0..self.core.candidate.events.len()).filter(|x| self.core.rpo.contains(*x, event));
            todo.extend(before);
        }
        Some(committed)
    }

    /// Maps the events from the one after `map` on. Returns whether all can be mapped.
    fn embed(&self, events: &[usize], map: &mut Vec<(usize, usize)>) -> bool {
        let Some(event) = events.get(map.len()).copied() else { return true };
        for target in 0..self.source.candidate.events.len() {
            let same = self.source.label(target).is_some()
                && self.source.label(target) == self.core.label(event)
                && self.source.thread(target) == self.core.thread(event);
            if same && self.fits(event, target, map) {
                map.push((event, target));
                if self.embed(events, map) {
                    return true;
                }
                map.pop();
            }
        }
        false
    }

    /// Returns whether mapping `event` to `target` agrees with what is mapped already.
    fn fits(&self, event: usize, target: usize, map: &[(usize, usize)]) -> bool {
        let (core, source) = (self.core, self.source);
        let init = |shape: &Shape, e: usize| shape.rf[e].filter(|w| shape.label(*w).is_none()).is_some();
        if init(core, event) != init(source, target) {
            return false;
        }
        let from_init = |shape: &Shape, e: usize| {
            let events = &shape.candidate.events;
            (0..events.len()).take_while(|i| events[*i].label.is_none()).any(|i| shape.rpo.contains(i, e))
        };
        if from_init(core, event) != from_init(source, target) {
            return false;
        }
        map.iter().all(|(c, g)| {
            let same = |of: fn(&Shape) -> &Relation| {
                of(core).contains(*c, event) == of(source).contains(*g, target)
                    && of(core).contains(event, *c) == of(source).contains(target, *g)
            };
            *g != target
                && same(|s| &s.candidate.rf)
                && same(|s| &s.candidate.co)
                && same(|s| &s.candidate.rmw)
                && same(|s| &s.rpo)
        })
    }
}
