//! Backward revisits: a new write changes what an earlier read reads from.

use super::forward::Added;
use super::{Alternative, Choice, Engine, Finished};
use crate::Visitor;
use fencepost_graph::{Arena, Event, EventId, Label, LocId, ThreadId};
use fencepost_models::{EventClocks, Model, blocks};
use fencepost_program::Step;

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Lists the reads that `write`, made but not in the graph, revisits: those that were added maximally, as was everything
    /// that goes when they are revisited.
    ///
    /// What goes with a read goes with every earlier one, and whether an event was added maximally does not depend on
    /// the read. So what comes after the last read is looked at once for all of them, and what comes before it up to the
    /// first event that was not.
    pub(super) fn find_revisits(&mut self, write: EventId) {
        let e = self.with_prefix(write);
        let (mut first, mut last) = (u32::MAX, None);
        for read in self.graph.reads(e.loc) {
            if self.is_candidate(*read, &e) {
                let stamp = self.arena.get(*read).stamp;
                first = first.min(stamp);
                last = last.max(Some(stamp));
            }
        }
        let Some(last) = last else { return };
        let last = self.graph.order().partition_point(|x| self.arena.get(*x).stamp < last);
        if !(last..self.graph.len()).all(|i| self.stays_or_was_maximal(i, &e)) {
            return;
        }
        let mut since = first;
        for i in (0..last).rev() {
            let stamp = self.arena.get(self.graph.order()[i]).stamp;
            if stamp < first {
                break;
            }
            if !self.stays_or_was_maximal(i, &e) {
                since = stamp + 1;
                break;
            }
        }
        for read in self.graph.reads(e.loc) {
            let stamp = self.arena.get(*read).stamp;
            if stamp >= since && self.is_candidate(*read, &e) && self.returns_to_looks(stamp, &e) {
                self.alternatives.push(Alternative::Revisit(*read));
            }
        }
    }

    /// May the write `e`, which is not in the graph, revisit this read, as far as the two of them go?
    #[inline]
    fn is_candidate(&self, read: EventId, e: &Event) -> bool {
        let r = self.arena.get(read);
        r.stamp >= self.root && !self.looks_on(r) && !self.arena.porf(r, e)
    }

    /// Is the event at place `i` of the order before `e`, or was it added maximally?
    #[inline]
    fn stays_or_was_maximal(&mut self, i: usize, e: &Event) -> bool {
        let x = self.graph.order()[i];
        self.arena.porf(self.arena.get(x), e) || self.was_maximal(x, |arena, y| arena.porf(y, e))
    }

    /// With P the events stamped no later than `x` or `before` the revisiting write: nothing in P reads from `x`,
    /// and `x`, or the write that `x` reads from, is in P and last there.
    fn was_maximal(&mut self, x: EventId, before: impl Fn(&Arena, &Event) -> bool) -> bool {
        let event = *self.arena.get(x);
        if self.looks_on(&event) {
            // It saw the last write when it was added, and whenever there was something new.
            return true;
        }
        let (arena, graph) = (&self.arena, &self.graph);
        let in_p = |y: EventId| {
            let y = arena.get(y);
            y.stamp <= event.stamp || before(arena, y)
        };
        // (From the end: most are last, or have one of P right after them.)
        let last_in_p =
            |write: EventId| graph.co(event.loc).iter().rev().take_while(|w| **w != write).all(|w| !in_p(*w));
        match event.label {
            Label::Read { .. } if M::HAS_CO => (event.rf.is_init() || in_p(event.rf)) && last_in_p(event.rf),
            Label::Write { .. } => {
                let unread = !graph.reads(event.loc).iter().any(|r| arena.get(*r).rf == x && in_p(*r));
                // Without a coherence order a write has no place to choose.
                unread && (!M::HAS_CO || last_in_p(x))
            }
            Label::Read { .. } => {
                let before_x = |y: EventId| y != x && in_p(y);
                M::is_default(&mut self.scratch, arena, graph, event.loc, event.rf, before_x)
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
        let next = match M::HAS_CO {
            true => self.graph.co_next(loc, from),
            false => blocks::update_of(&self.arena, &self.graph, loc, from, |_| true),
        };
        let Some(next) = next else { return false };
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
        let looks = self.looks_before(stamp, &e);
        let mut cut = self.pool.pop().unwrap_or_default();
        let arena = &self.arena;
        cut.copy_part(arena, &self.graph, |_, x| x.stamp < stamp || arena.porf(x, &e));
        self.suspended.push(std::mem::replace(&mut self.graph, cut));
        looks.into_iter().for_each(|look| self.graph.insert_revisited(&self.arena, look));
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
        let Event { thread, stamp, loc, looked, .. } = *self.arena.get(read);
        if M::HAS_CO {
            let base = EventClocks::at_end_of(&self.arena, &self.graph, thread);
            if place <= self.floor(loc, thread, base) {
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
        if M::UP_TO_CO && !self.may_read(thread, loc, write) {
            return Added::Dropped;
        }
        let Step::Read(request) = self.next_step(thread) else {
            unreachable!("the thread is before its read again")
        };
        let request = *request;
        let id = self.make_read(thread, request, (loc, write), stamp, looked);
        self.graph.insert_revisited(&self.arena, id);
        self.stale |= self.graph.waits() > 0;
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
