//! Backward revisits: a new write changes what an earlier read reads from.

use super::forward::Added;
use super::{Alternative, Choice, Engine, Finished};
use crate::Visitor;
use fencepost_graph::{Arena, Event, EventId, Graph, Label, LocId, ThreadId};
use fencepost_models::{EventClocks, Model, Scratch, coherence};
use fencepost_program::Step;

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Lists the reads that `write`, made but not in the graph, revisits.
    pub(super) fn find_revisits(&mut self, write: EventId) {
        let e = self.with_prefix(write);
        for i in 0..self.graph.reads(e.loc).len() {
            let read = self.graph.reads(e.loc)[i];
            let r = self.arena.get(read);
            if r.stamp >= self.root && !self.arena.porf(r, &e) && self.may_revisit(read, &e) {
                self.alternatives.push(Alternative::Revisit(read));
            }
        }
    }

    /// Was the read, and everything that goes when it is revisited, added maximally?
    fn may_revisit(&mut self, read: EventId, e: &Event) -> bool {
        if !self.was_maximal(read, |arena, y| arena.porf(y, e)) {
            return false;
        }
        let stamp = self.arena.get(read).stamp;
        let from = self.graph.order().partition_point(|x| self.arena.get(*x).stamp <= stamp);
        for i in from..self.graph.len() {
            let x = self.graph.order()[i];
            let kept = self.arena.porf(self.arena.get(x), e);
            if !kept && !self.was_maximal(x, |arena, y| arena.porf(y, e)) {
                return false;
            }
        }
        true
    }

    /// With P the events stamped no later than `x` or `before` the revisiting write: nothing in P reads from `x`,
    /// and `x`, or the write that `x` reads from, is in P and last there.
    fn was_maximal(&mut self, x: EventId, before: impl Fn(&Arena, &Event) -> bool) -> bool {
        let event = *self.arena.get(x);
        let (arena, graph) = (&self.arena, &self.graph);
        let in_p = |y: EventId| {
            let y = arena.get(y);
            y.stamp <= event.stamp || before(arena, y)
        };
        let last_in_p = |write: EventId| {
            let place = graph.co_place(event.loc, write);
            !graph.co(event.loc)[place..].iter().any(|w| in_p(*w))
        };
        match event.label {
            Label::Read { .. } if M::HAS_CO => (event.rf.is_init() || in_p(event.rf)) && last_in_p(event.rf),
            Label::Write { .. } => {
                let unread = !graph.reads(event.loc).iter().any(|r| arena.get(*r).rf == x && in_p(*r));
                // Without a coherence order a write has no place to choose.
                unread && (!M::HAS_CO || last_in_p(x))
            }
            Label::Read { .. } => {
                let before_x = |y: EventId| y != x && in_p(y);
                default_write::<M>(&mut self.scratch, arena, graph, event.loc, before_x) == event.rf
            }
            Label::Choose(value) => {
                let before = match event.prev {
                    EventId::NONE => self.snapshots.start(graph, event.thread).map(|s| &s.next),
                    prev => Some(&self.snapshots.after(prev).next),
                };
                matches!(before, Some(Step::Choose { low, .. }) if *low == value)
            }
            _ => true,
        }
    }

    /// Would an update by `thread` that reads from `from` lead nowhere? If another update has read `from`, there is
    /// no place left for its write; only a revisit that takes that other update away can help, and every revisit
    /// demands that what it takes away was added maximally.
    pub(super) fn update_is_doomed(
        &mut self,
        thread: ThreadId,
        known: EventClocks,
        loc: LocId,
        from: EventId,
    ) -> bool {
        // (With symmetry the revisit would have to spare more than is known here.)
        if self.twins.is_on() {
            return false;
        }
        let Some(next) = self.graph.co_next(loc, from) else { return false };
        let other = self.arena.get(next);
        if !matches!(other.label, Label::Write { update: true, .. }) {
            return false;
        }
        let read = other.prev;
        if M::PROMISES && self.is_promise(self.arena.get(read).rf) {
            return false;
        }
        let source = (!from.is_init()).then(|| *self.arena.get(from));
        let before = |arena: &Arena, y: &Event| {
            y.thread == thread
                || arena.clocks.get(known.porf, y.thread) > y.index
                || source.is_some_and(|w| arena.porf(y, &w) || (y.thread, y.index) == (w.thread, w.index))
        };
        before(&self.arena, self.arena.get(read))
            || !self.was_maximal(read, before)
            || !self.was_maximal(next, before)
    }

    /// Cuts the graph down to what stays when `write` revisits `read`, and opens the choice of the write's place.
    pub(super) fn begin_revisit(&mut self, write: EventId, read: EventId) -> Added {
        let e = self.with_prefix(write);
        let stamp = self.arena.get(read).stamp;
        let mut cut = self.pool.pop().unwrap_or_default();
        let arena = &self.arena;
        cut.copy_part(arena, &self.graph, |x| x.stamp < stamp || arena.porf(x, &e));
        self.suspended.push(std::mem::replace(&mut self.graph, cut));
        let first = self.alternatives.len();
        self.find_places(write);
        let count = self.alternatives.len() - first;
        self.finished = Finished::default();
        if count == 0 {
            self.return_to_suspended();
            return Added::Dropped;
        }
        self.branch(Choice::Revisit { write, read }, first, count);
        Added::Opened
    }

    /// Puts `write` at `place` and lets `read` read from it.
    pub(super) fn revisit(&mut self, write: EventId, read: EventId, place: usize) -> Added {
        let (thread, stamp, loc) = {
            let r = self.arena.get(read);
            (r.thread, r.stamp, r.loc)
        };
        if M::HAS_CO {
            let base = EventClocks::at_end_of(&self.arena, &self.graph, thread);
            if place <= coherence::floor(&self.arena, &self.graph, loc, thread, M::floor_clock(base)) {
                return Added::Dropped;
            }
        }
        // (The places from `place` on are about to move up.)
        if self.twins.is_on() && self.orders_twins(write) && place <= self.twin_floor(thread, loc) {
            return Added::Dropped;
        }
        if self.place_write(write, place) == Added::Dropped {
            return Added::Dropped;
        }
        let Step::Read(request) = self.next_step(thread) else {
            unreachable!("the thread is before its read again")
        };
        let request = *request;
        let id = self.make_read(thread, request, loc, write, stamp);
        self.graph.insert_revisited(&self.arena, id);
        self.keep_read(id)
    }

    /// The graph cut for a revisit is done with.
    pub(super) fn return_to_suspended(&mut self) {
        let Some(graph) = self.suspended.pop() else { unreachable!("a revisit suspends a graph") };
        let mut done = std::mem::replace(&mut self.graph, graph);
        done.clear();
        self.pool.push(done);
    }
}

/// In a model without coherence: the one write, in the part of the graph that `keep` is, that a read reads by default. Of the maximal
/// ones the one of the greatest thread, and there the last.
fn default_write<M: Model>(
    scratch: &mut Scratch,
    arena: &Arena,
    graph: &Graph,
    loc: LocId,
    keep: impl Fn(EventId) -> bool,
) -> EventId {
    let maximal = M::maximal_writes(scratch, arena, graph, loc, keep);
    let place = |w: &EventId| (arena.get(*w).thread, arena.get(*w).index);
    maximal.into_iter().max_by_key(place).unwrap_or(EventId::init(loc))
}
