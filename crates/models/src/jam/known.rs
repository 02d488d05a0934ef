//! The events that are visible to an event whatever `pushto` is, kept per event: the model by which `jam21`
//! is pruned.
//!
//! `jam21` with an empty `pushto` and no order of updates is weaker than `jam21`. It is prefix-closed: what
//! is visible to an event depends on what is `po ∪ rf`-before it. So it is computed once, when the event is
//! made, and kept for as long as the event. It is maximally extensible: nothing is visible *from* a new
//! event, so a new write is last in `co`, and a read of a write that is last in `co` puts other writes before
//! that one, which closes no cycle. (Here an update is two events, which is weaker again.)
//!
//! Memory: seven rows of bits per event, as long as its number.

use super::events::Kind;
use crate::dense::{Rows, members, unite};
use fencepost_graph::{Arena, EventId, Graph, Label, LocId};

/// The rows of an event.
#[derive(Clone, Copy)]
#[repr(usize)]
enum Lane {
    /// The events that are visible to it, and itself.
    Seen,
    /// The events that were visible to earlier events of its thread.
    SeenBefore,
    /// The events that its thread passes on to all later events.
    All,
    /// The events that its thread passes on to later writes.
    Writes,
    /// The events that its thread passes on to later volatile events.
    Volatile,
    /// The events that any event of its thread has seen so far.
    Every,
    /// The events that the reads of its thread have seen so far.
    Reads,
}

const LANES: usize = 7;

/// For every event in use, the events that are visible to it whatever `pushto` is; by these rows of bits
/// `jam21` prunes graphs that still grow.
#[derive(Clone, Debug, Default)]
pub(crate) struct VisibleEvents {
    bits: Vec<u64>,
    /// The index in `bits` at which the rows of each event begin.
    starts: Vec<usize>,
    co: Rows,
    kept: Vec<EventId>,
}

impl VisibleEvents {
    fn row(&self, event: EventId, lane: Lane) -> &[u64] {
        let words = event.index() / 64 + 1;
        let start = self.starts[event.index()] + lane as usize * words;
        &self.bits[start..start + words]
    }

    fn has(&self, event: EventId, lane: Lane, x: EventId) -> bool {
        let word = self.row(event, lane).get(x.index() / 64);
        word.is_some_and(|word| word >> (x.index() % 64) & 1 != 0)
    }

    /// Computes and stores which events are visible to event `id`, which has been made and is not in the
    /// graph yet.
    pub fn made(&mut self, arena: &Arena, graph: &Graph, id: EventId) {
        let event = arena.get(id);
        let words = id.index() / 64 + 1;
        self.starts.truncate(id.index());
        let start = match self.starts.last() {
            Some(last) => last + LANES * ((self.starts.len() - 1) / 64 + 1),
            None => 0,
        };
        self.starts.push(start);
        self.bits.truncate(start);
        self.bits.resize(start + LANES * words, 0);
        let (old, new) = self.bits.split_at_mut(start);
        let starts = &self.starts;
        let of = |event: EventId, lane: Lane| {
            let words = event.index() / 64 + 1;
            let start = starts[event.index()] + lane as usize * words;
            &old[start..start + words]
        };
        let (seen, rest) = new.split_at_mut(words);
        let (seen_before, rest) = rest.split_at_mut(words);
        let (all, rest) = rest.split_at_mut(words);
        let (writes, rest) = rest.split_at_mut(words);
        let (volatile, rest) = rest.split_at_mut(words);
        let (every, reads) = rest.split_at_mut(words);
        if !event.prev.is_none() {
            let prev = event.prev;
            unite(all, of(prev, Lane::All));
            unite(writes, of(prev, Lane::Writes));
            unite(volatile, of(prev, Lane::Volatile));
            unite(every, of(prev, Lane::Every));
            unite(reads, of(prev, Lane::Reads));
            unite(seen_before, of(prev, Lane::SeenBefore));
            unite(seen_before, of(prev, Lane::Seen));
            // (That the event itself is in its row does no harm: `po-loc` says the same.)
        } else if let Some(spawn) = graph.spawn(event.thread) {
            unite(all, of(spawn, Lane::Seen));
        }
        let kind = Kind::of(&event.label);
        unite(seen, all);
        if kind.is(Kind::VOL) {
            unite(seen, volatile);
        }
        if kind.is(Kind::WRITE) {
            unite(seen, writes);
        }
        if kind.is(Kind::REL.or(Kind::SPAWN)) {
            unite(seen, every);
        }
        if kind.is(Kind::READ) && !event.rf.is_init() {
            unite(seen, of(event.rf, Lane::Seen));
        }
        if let Label::Join(child) = event.label {
            if let Some(last) = graph.last(child) {
                unite(seen, of(last, Lane::Every));
            }
            if let Some(spawn) = graph.spawn(child) {
                unite(seen, of(spawn, Lane::Seen));
            }
        }
        seen[id.index() / 64] |= 1 << (id.index() % 64);
        if kind.is(Kind::ACQ.or(Kind::JOIN)) {
            unite(all, seen);
        }
        if kind.is(Kind::F_ACQ) {
            unite(all, reads);
        }
        if kind.is(Kind::F_REL) {
            unite(writes, every);
        }
        if kind.is(Kind::F_SC) {
            unite(all, every);
        }
        if kind.is(Kind::VOL) {
            unite(volatile, seen);
        }
        unite(every, seen);
        if kind.is(Kind::READ) {
            unite(reads, seen);
        }
    }

    /// Returns whether the `co` that follows from visibility is acyclic on the writes of `loc`.
    pub fn coherent(&mut self, arena: &Arena, graph: &Graph, loc: LocId) -> bool {
        self.find_co(arena, graph, loc, |_| true)
    }

    /// Returns the writes of `loc`, of those for which `keep` holds, after which no other one comes in the
    /// `co` that follows from visibility. The part that is kept is `po ∪ rf`-closed and consistent.
    pub fn maximal(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        keep: impl FnMut(EventId) -> bool,
    ) -> Vec<EventId> {
        self.find_co(arena, graph, loc, keep);
        let last = |i: &usize| members(self.co.row(*i)).next().is_none();
        (0..self.kept.len()).filter(last).map(|i| self.kept[i]).collect()
    }

    /// Computes `co` on the kept writes of a location. Returns `false` if it has a cycle.
    fn find_co(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        mut keep: impl FnMut(EventId) -> bool,
    ) -> bool {
        let mut kept = std::mem::take(&mut self.kept);
        let mut co = std::mem::take(&mut self.co);
        kept.clear();
        kept.extend(graph.co(loc).iter().copied().filter(|w| keep(*w)));
        co.reset(kept.len());
        let earlier = |x: EventId, y: EventId| {
            let (x, y) = (arena.get(x), arena.get(y));
            x.thread == y.thread && x.index < y.index
        };
        for (i, e) in kept.iter().enumerate() {
            for (j, w) in kept.iter().enumerate() {
                let known = || self.has(*e, Lane::Seen, *w) || self.has(*e, Lane::SeenBefore, *w);
                if i != j && (earlier(*w, *e) || known()) {
                    co.set(j, i);
                }
            }
        }
        let mut acyclic = true;
        let reads = graph.reads(loc);
        for (n, r) in reads.iter().enumerate() {
            if !keep(*r) {
                continue;
            }
            let source = arena.get(*r).rf;
            let place = kept.iter().position(|w| *w == source);
            for (j, w) in kept.iter().enumerate() {
                if *w != source && (earlier(*w, *r) || self.has(*r, Lane::Seen, *w)) {
                    match place {
                        Some(place) => co.set(j, place),
                        None => acyclic = false,
                    }
                }
            }
            // The last read before it in its thread, of those that count, sees no later write.
            let counts = |rf: EventId| !rf.is_init() && Kind::of(&arena.get(rf).label).is(Kind::OPAQUE);
            if !counts(source) {
                continue;
            }
            for other in reads.iter().enumerate().filter(|(m, r2)| *m != n && earlier(**r2, *r)) {
                let before = arena.get(*other.1).rf;
                if before != source && counts(before) {
                    let from = kept.iter().position(|w| *w == before);
                    if let (Some(from), Some(place)) = (from, place) {
                        co.set(from, place);
                    }
                }
            }
        }
        acyclic = acyclic && close(arena, &kept, &mut co);
        (self.kept, self.co) = (kept, co);
        acyclic
    }
}

/// Closes `co`, also under the rule on updates. Returns `false` if it has a cycle.
fn close(arena: &Arena, kept: &[EventId], co: &mut Rows) -> bool {
    loop {
        co.close();
        if (0..kept.len()).any(|i| co.has(i, i)) {
            return false;
        }
        let mut changed = false;
        for (i, w) in kept.iter().enumerate() {
            let write = arena.get(*w);
            if !matches!(write.label, Label::Write { update: true, .. }) {
                continue;
            }
            let source = arena.get(write.prev).rf;
            let from = kept.iter().position(|w| *w == source);
            for j in (0..kept.len()).filter(|j| *j != i) {
                let after = from.is_none_or(|from| co.has(from, j));
                if after && !co.has(i, j) {
                    co.set(i, j);
                    changed = true;
                }
            }
        }
        if !changed {
            return true;
        }
    }
}
