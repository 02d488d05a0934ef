//! Backward revisits: a new write changes what an earlier read reads from.

use super::forward::Added;
use super::threads::Finished;
use super::{Alternative, Choice, Draft, Engine};
use fencepost_graph::{Arena, Event, EventId, Label, LocId, ThreadId};
use fencepost_models::{EventClocks, GraphCheck, Model, blocks};
use fencepost_program::Step;

impl<M: Model> Engine<'_, M> {
    /// Offers, as alternatives, the reads that `write`, made but not yet in the graph, may revisit. These are
    /// the reads that were added maximally, as was every event that is removed when they are revisited.
    ///
    /// An event that is removed for a read is removed for every earlier read, too, and whether an event was
    /// added maximally does not depend on the read. So the events after the last read are looked at once for
    /// all reads, and the events before it only back to the first that was not added maximally.
    pub(super) fn find_revisits(&mut self, write: EventId) {
        let e = self.symmetry.with_prefix(&self.draft, write);
        if !self.has_reads_not_before(&e) {
            return;
        }
        let (mut first, mut last) = (u32::MAX, None);
        for read in self.draft.graph.reads(e.loc) {
            if self.is_candidate(*read, &e) {
                let stamp = self.draft.arena.get(*read).stamp;
                first = first.min(stamp);
                last = last.max(Some(stamp));
            }
        }
        let Some(last) = last else { return };
        let last = self.draft.graph.order().partition_point(|x| self.draft.arena.get(*x).stamp < last);
        if !(last..self.draft.graph.len()).all(|i| self.stays_or_was_maximal(i, &e)) {
            return;
        }
        let mut since = first;
        for i in (0..last).rev() {
            let stamp = self.draft.arena.get(self.draft.graph.order()[i]).stamp;
            if stamp < first {
                break;
            }
            if !self.stays_or_was_maximal(i, &e) {
                since = stamp + 1;
                break;
            }
        }
        for read in self.draft.graph.reads(e.loc) {
            let stamp = self.draft.arena.get(*read).stamp;
            if stamp >= since && self.is_candidate(*read, &e) && self.returns_to_looks(stamp, &e) {
                self.stack.offer(Alternative::Revisit(*read));
            }
        }
    }

    /// Returns whether a read of the location of `e`, which is not in the graph, is not before `e`. Of each
    /// thread only the accesses after those that are before `e` are looked at.
    #[inline]
    fn has_reads_not_before(&self, e: &Event) -> bool {
        let Draft { arena, graph, .. } = &self.draft;
        graph.last_accesses(e.loc).iter().any(|(_, last)| {
            let mut id = *last;
            while !id.is_none() {
                let access = arena.get(id);
                if arena.porf(access, e) {
                    return false;
                }
                if access.label.is_read() {
                    return true;
                }
                id = access.prev_here;
            }
            false
        })
    }

    /// Returns whether the write `e`, which is not in the graph, may revisit this read, if only these two
    /// events are looked at.
    #[inline]
    fn is_candidate(&self, read: EventId, e: &Event) -> bool {
        let r = self.draft.arena.get(read);
        r.stamp >= self.root.len() && !r.confirms && !self.draft.arena.porf(r, e) && !self.looks_on(r)
    }

    /// Returns whether the event at place `i` of the order is before `e`, or was added maximally.
    #[inline]
    fn stays_or_was_maximal(&mut self, i: usize, e: &Event) -> bool {
        let x = self.draft.graph.order()[i];
        self.draft.arena.porf(self.draft.arena.get(x), e) || self.was_maximal(x, |arena, y| arena.porf(y, e))
    }

    /// Returns whether `x` was added maximally: with P the events stamped no later than `x` or `before` the
    /// revisiting write, no event in P reads from `x`, and `x`, or the write that `x` reads from, is in P and
    /// last there.
    fn was_maximal(&mut self, x: EventId, before: impl Fn(&Arena, &Event) -> bool) -> bool {
        let event = *self.draft.arena.get(x);
        if self.looks_on(&event) {
            // It saw the last write when it was added, and whenever there was a new one.
            return true;
        }
        let (model, arena, graph) = (self.model, &self.draft.arena, &self.draft.graph);
        let in_p = |y: EventId| {
            let y = arena.get(y);
            y.stamp <= event.stamp || before(arena, y)
        };
        // (From the end: most are last, or have one of P right after them.)
        let last_in_p =
            |write: EventId| graph.co(event.loc).iter().rev().take_while(|w| **w != write).all(|w| !in_p(*w));
        match event.label {
            Label::Read { .. } if model.has_co() => {
                (event.rf.is_init() || in_p(event.rf)) && last_in_p(event.rf)
            }
            Label::Write { .. } => {
                let unread = !graph.reads(event.loc).iter().any(|r| arena.get(*r).rf == x && in_p(*r));
                // Without a coherence order a write has no place to choose.
                unread && (!model.has_co() || last_in_p(x))
            }
            Label::Read { .. } => {
                let before_x = |y: EventId| y != x && in_p(y);
                let check = GraphCheck { scratch: &mut self.scratch, arena, graph };
                model.is_default(check, event.loc, event.rf, before_x)
            }
            Label::Choose(value) => {
                let before = self.draft.before(&event).map(|snapshot| &snapshot.next);
                match before {
                    Some(Step::Choose { low, .. }) => *low == value,
                    // (To sleep for ever is for threads that no later event wakes up.)
                    Some(Step::Sleep { .. }) => value == 0,
                    _ => false,
                }
            }
            _ => true,
        }
    }

    /// Returns whether an update by `thread`, which has the clocks `known`, could never write if it read from
    /// `from`, because another update reads `from` and cannot be removed. If another update has read `from`,
    /// there is no place left for the new update's write. Only a revisit that removes the other update can
    /// help, and every revisit demands that what it removes was added maximally.
    pub(super) fn update_is_doomed(
        &mut self,
        thread: ThreadId,
        known: EventClocks,
        loc: LocId,
        from: EventId,
    ) -> bool {
        // (With symmetry the revisit would have to spare more than is known here.)
        if self.symmetry.is_on() {
            return false;
        }
        let next = match self.model.has_co() {
            true => self.draft.graph.co_next(loc, from),
            false => blocks::update_of(&self.draft.arena, &self.draft.graph, loc, from, |_| true),
        };
        let Some(next) = next else { return false };
        let other = self.draft.arena.get(next);
        if !matches!(other.label, Label::Write { update: true, .. }) {
            return false;
        }
        let read = other.prev;
        if self.model.allows_promises() && self.promises.has(self.draft.arena.get(read).rf) {
            return false;
        }
        let source = (!from.is_init()).then(|| *self.draft.arena.get(from));
        let before = |arena: &Arena, y: &Event| {
            y.thread == thread
                || arena.clocks.get(known.porf, y.thread) > y.index
                || source.is_some_and(|w| arena.porf(y, &w) || (y.thread, y.index) == (w.thread, w.index))
        };
        before(&self.draft.arena, self.draft.arena.get(read))
            || !self.was_maximal(read, before)
            || !self.was_maximal(next, before)
    }

    /// Replaces the graph by the part that stays when `write` revisits `read`, and opens the choice of the
    /// write's place in coherence order.
    pub(super) fn begin_revisit(&mut self, write: EventId, read: EventId) -> Added {
        let e = self.symmetry.with_prefix(&self.draft, write);
        let stamp = self.draft.arena.get(read).stamp;
        let looks = self.looks_before(stamp, &e);
        self.count_pass();
        let mut cut = self.stack.spare();
        let arena = &self.draft.arena;
        cut.copy_part(arena, &self.draft.graph, |_, x| x.stamp < stamp || arena.porf(x, &e));
        self.stack.suspend(&mut self.draft.graph, cut);
        looks.into_iter().for_each(|look| self.draft.graph.insert_revisited(&self.draft.arena, look));
        let first = self.stack.top();
        self.find_places(write);
        let count = self.stack.top() - first;
        self.turn.finished = Finished::default();
        if count == 0 {
            self.stack.resume(&mut self.draft.graph);
            return Added::Dropped;
        }
        self.open(Choice::Revisit { write, read }, first, count);
        Added::Opened
    }

    /// Adds `write` at `place` in coherence order and then `read`, which now reads from it.
    pub(super) fn revisit(&mut self, write: EventId, read: EventId, place: usize) -> Added {
        let Event { thread, stamp, loc, looked, .. } = *self.draft.arena.get(read);
        let base = self.draft.clocks_at_end_of(thread);
        if place <= self.floor(loc, thread, base) {
            return Added::Dropped;
        }
        // (The places from `place` on are about to move up.)
        if self.symmetry.is_on()
            && self.symmetry.orders_reads_of(write)
            && place <= self.symmetry.floor(&self.draft, thread, loc)
        {
            return Added::Dropped;
        }
        if self.place_write(write, place) == Added::Dropped {
            return Added::Dropped;
        }
        if self.model.is_up_to_co() && !self.may_read(thread, loc, write) {
            return Added::Dropped;
        }
        let request = self.draft.next_read(thread);
        let id = self.make_read(thread, request, (loc, write), stamp, looked);
        self.draft.graph.insert_revisited(&self.draft.arena, id);
        self.waiting.has_bound_looks |= self.draft.arena.get(id).waits;
        self.note_change();
        self.keep_read(id)
    }
}
