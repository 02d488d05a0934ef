//! Rounds of loops that leave no trace are left out of executions.
//!
//! Two kinds of rounds are left out. Both wrote nothing (or only what was there), so other threads cannot
//! tell that there was a round.
//!
//! 1. *Waiting*: the round ends where it began, with the same values. The machine finds these
//!    (`program/src/vm/loops.rs`) and blocks the thread.
//! 2. *Trying again*: the round ends with other values, and the read `r0` right before the round could have
//!    brought them about: it read the location that the round's last read `r` read, nothing is between it and
//!    the round, it is atomic and as weak as `r`, and the thread, given at `r0` what `r` saw, comes to the
//!    loop's head in the same state. So `old = load(x); while (!cas(x, &old, …));` has no failed rounds but
//!    those that no first load could spare it. The thread is blocked here, as [`BlockKind::Redundant`].
//!
//! # Why nothing is lost
//! Let `E` be a consistent execution with such a round `F`, and `E'` the same without the events of `F`; in
//! the second case `r` stays, takes the place of `r0`, and has its mode. An update in `F` that wrote what was
//! there goes, too; reads of its write read the write before it in `co`, which has the same value. (a) `E'`
//! is an execution of the program: the thread goes on from the same state. (b) It is consistent under `sc`,
//! `tso`, `pso`, `ra`, `rc11` and `rc20`: reads and fences went and modes became weaker, which takes edges
//! out of `po`, `rf`, `hb` and the other orders and adds none; fewer edges never close a cycle in these
//! models. (c) It ends in the same state, with the same threads stuck, the same assertions failed. By
//! induction there is one without any such round, and that is visited: leaving out rounds is like an `assume`
//! that depends on what its own thread has seen, and blocked graphs are built to their end like others. XMM
//! and the models of others keep their rounds ([`Rounds::OneForRaces`]), as nothing like (b) is known of
//! them.
//!
//! Where there is no `co` (`wrc11`, `jam21`), the write of an update that writes what was there may be the
//! only one that a later read may see: let another thread write x and then read the old value, which must
//! come from an update after its own write. One round for each such read is needed, so no number of them is
//! enough. Two in a row are kept there, and the answer is one up to a bound if a thread would make more
//! ([`Rounds::TwoWithUpdates`], [`BlockKind::UpdateBound`]).
//!
//! # Errors in the round itself
//! What a thread does wrong in `F` is reported when `F` is built, before the thread is blocked. So are races
//! and uses after free of a read `a` in `F` with an event `b`, unless `b` is built only because the thread
//! goes *on* after its loop: `b` is `(po ∪ rf)+`-after an event that follows the loop, but does not happen
//! after it. In `E'` the same `b` is there. If `E'` reads the location of `a` in the round that leaves the
//! loop, then that read races with `b`: it is `po`-after `a`, so `b` does not happen after it either. The
//! round's first read is always made again, unless a free choice came before it, and of a round of the second
//! kind the last is `r0`. For the
//! others the engine watches: it keeps the locations that they read, and those that such an event `b` writes
//! or ends. If the two meet, the exploration begins again with one round kept for races
//! ([`Halt::NeedsRounds`]). An update in `F` may also race with a plain read, which need not come late. If
//! the update ends the round, its write is not even made, and the engine looks for such races as if it were
//! (`report`); a late `b` races with the same update in the round that leaves the loop, unless that is a
//! compare-and-exchange, which need not write again. In other rounds with updates, any plain access to such a
//! location is enough to begin again. In models without happens-before, and where `hb = (po ∪ rf)+`, there is
//! no late `b`.

use super::confirmed::is_as_weak;
use super::{Engine, Halt, Snapshot};
use fencepost_graph::{EventId, Label, Loc, LocId, Object, ThreadId};
use fencepost_models::{Model, Sync};
use fencepost_program::{
    BlockKind, Input, Mode, Op, Program, Read, Retry, Rounds, Step, ThreadState, Update, resume,
};
use rustc_hash::{FxHashMap, FxHashSet};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Decides which rounds of loops are left out of executions because they leave no trace, and records which
/// races could be missed with them.
pub(super) struct RoundsLeftOut {
    /// Whether a round after which a thread tries again is left out.
    pub leaves_out_retries: bool,
    /// Whether some round that is left out may try a compare-and-exchange.
    pub tries_exchanges: bool,
    /// Whether a read in a round that is left out may be half of an error that shows nowhere else.
    pub watched: bool,
    /// The locations that such errors could be about.
    pub left_out: LeftOut,
    /// For each location, whether reads of it are in `left_out` already: atomic or plain ones, and updates.
    noted: Vec<[bool; 3]>,
}

impl RoundsLeftOut {
    /// Decides which rounds of loops are left out of executions under this model, and whether to watch for
    /// errors in them.
    pub fn new(model: impl Model, program: &Program) -> Self {
        let leaves_out_retries = program.rounds == Rounds::Effective;
        let has_loops = program.functions.iter().any(|function| !function.loops.is_empty());
        let watched = leaves_out_retries && has_loops && matches!(model.sync(), Sync::C11(_));
        let tries_exchanges =
            leaves_out_retries && has_loops && program.any_op(|op| matches!(op, Op::CmpXchg { .. }));
        RoundsLeftOut {
            leaves_out_retries,
            tries_exchanges,
            watched,
            left_out: LeftOut::default(),
            noted: vec![],
        }
    }
}

impl RoundsLeftOut {
    /// Returns whether no such read of the location was noted before, and notes it.
    #[inline]
    fn is_news(&mut self, loc: LocId, mode: Mode, locked: bool) -> bool {
        if self.noted.len() <= loc.index() {
            self.noted.resize(loc.index() + 1, [false; 3]);
        }
        let [atomic, plain, updated] = &mut self.noted[loc.index()];
        let read = if mode.is_atomic() { atomic } else { plain };
        let is_new_read = !std::mem::replace(read, true);
        let is_new_update = locked && !std::mem::replace(updated, true);
        is_new_read || is_new_update
    }
}

/// The locations that rounds which were left out accessed, and those that later events accessed in a way that
/// could race with them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LeftOut {
    /// Locations that rounds which were left out read, and whether a plain read was among these.
    reads: Accesses,
    /// Locations that were written after something that does not happen before the write, and whether a plain
    /// write was among these.
    writes: Accesses,
    /// The bytes of objects that ended after something that does not happen before their end.
    ends: FxHashSet<Range<u64>>,
    /// Locations that rounds which were left out updated, with what was there.
    updates: FxHashSet<Loc>,
    /// Locations that were accessed plainly.
    plain: FxHashSet<Loc>,
}

/// Locations, and whether some access to each was plain.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Accesses(FxHashMap<Loc, bool>);

impl Accesses {
    /// Adds an access; whether that is news.
    fn note(&mut self, loc: Loc, mode: Mode) -> bool {
        self.add(loc, !mode.is_atomic())
    }

    fn add(&mut self, loc: Loc, plain: bool) -> bool {
        match self.0.get_mut(&loc) {
            Some(known) => plain && !std::mem::replace(known, true),
            None => self.0.insert(loc, plain).is_none(),
        }
    }
}

impl LeftOut {
    /// Returns whether an access of a round that was left out may have raced with a later event, so that the
    /// race was missed.
    pub fn may_hide_a_race(&self) -> bool {
        let bytes = |loc: &Loc| loc.addr..loc.addr + loc.size.bytes();
        let meet = |a: &Range<u64>, b: &Range<u64>| a.start < b.end && b.start < a.end;
        let read = self.reads.0.iter().any(|(loc, plain)| {
            let mut writes = self.writes.0.iter();
            writes.any(|(other, other_plain)| (*plain || *other_plain) && meet(&bytes(loc), &bytes(other)))
                || self.ends.iter().any(|end| meet(&bytes(loc), end))
        });
        let mut updates = self.updates.iter();
        read || updates.any(|loc| self.plain.iter().any(|other| meet(&bytes(loc), &bytes(other))))
    }

    /// Adds the locations that another part of the search has recorded.
    pub fn add(&mut self, other: LeftOut) {
        for (loc, plain) in other.reads.0 {
            self.reads.add(loc, plain);
        }
        for (loc, plain) in other.writes.0 {
            self.writes.add(loc, plain);
        }
        self.ends.extend(other.ends);
        self.updates.extend(other.updates);
        self.plain.extend(other.plain);
    }
}

impl<M: Model> Engine<'_, M> {
    /// Blocks `thread` if its last read, which saw `write`, ended a redundant round of a loop, one that the
    /// read before the round could have spared the thread.
    #[inline]
    pub(super) fn leave_out_retry(&mut self, thread: ThreadId, (loc, mode): (LocId, Mode), write: EventId) {
        if self.rounds.leaves_out_retries
            && let Some(retry) = self.draft.snapshots.newest().state.retry()
        {
            self.leave_out(thread, (loc, mode), write, &retry);
        }
    }

    #[inline(never)]
    fn leave_out(&mut self, thread: ThreadId, (loc, mode): (LocId, Mode), write: EventId, retry: &Retry) {
        let after = self.draft.snapshots.newest().state.clone();
        if self.is_spared(thread, (loc, mode), write, &after, retry) {
            self.draft.snapshots.set_newest_next(Step::Blocked(BlockKind::Redundant));
        }
    }

    /// Returns whether the read before the round `retry` of `thread` could have spared the thread that round,
    /// which is left out then. The round's last read, which is not in the graph yet, saw `write` and left the
    /// thread in the state `after`.
    pub(super) fn is_spared(
        &mut self,
        thread: ThreadId,
        read: (LocId, Mode),
        write: EventId,
        after: &ThreadState,
        retry: &Retry,
    ) -> bool {
        let first = self.spared_round(thread, read, write, after, retry);
        if let Some(first) = first {
            self.note_reads(thread, first, self.draft.graph.thread(thread).len());
        }
        first.is_some()
    }

    /// Returns the place among the thread's events of the first one of a round that [`Self::is_spared`].
    fn spared_round(
        &self,
        thread: ThreadId,
        (loc, mode): (LocId, Mode),
        write: EventId,
        after: &ThreadState,
        retry: &Retry,
    ) -> Option<usize> {
        let events = self.draft.graph.thread(thread);
        let mut reads = retry.reads - 1;
        let mut first = events.len();
        while reads > 0 {
            first = first.checked_sub(1)?;
            match self.draft.arena.get(events[first]).label {
                Label::Read { update: false, .. } => reads -= 1,
                Label::Fence(_) | Label::Choose(_) => {}
                _ => return None,
            }
        }
        let r0 = *self.draft.arena.get(events[first.checked_sub(1)?]);
        let Label::Read { mode: first_mode, update: false, .. } = r0.label else { return None };
        let are_atomic = first_mode.is_atomic() && mode.is_atomic();
        if r0.loc != loc || !are_atomic || !is_as_weak(first_mode, mode) {
            return None;
        }
        let mut state = self.draft.snapshots.before(&self.draft.graph, &r0)?.state.clone();
        resume(self.program, &mut state, Input::Value(self.draft.arena.value(write)));
        state.begins_like(after, retry).then_some(first)
    }

    /// Records the locations that a round read which ends with a read of `loc` that is not even tried,
    /// because `thread` would only wait or try again. The round's `earlier` reads are the thread's last ones;
    /// the first of all is made again, unless the round began with something else (`begins_alike` is not
    /// set).
    pub(super) fn note_untried(
        &mut self,
        thread: ThreadId,
        (loc, mode): (LocId, Mode),
        earlier: u32,
        begins_alike: bool,
    ) {
        if !self.rounds.watched {
            return;
        }
        let events = self.draft.graph.thread(thread);
        let (mut first, mut left) = (events.len(), earlier.saturating_sub(u32::from(begins_alike)));
        while left > 0 && first > 0 {
            first -= 1;
            left -= u32::from(self.draft.arena.get(events[first]).label.is_read());
        }
        self.note_reads(thread, first, self.draft.graph.thread(thread).len());
        if (earlier > 0 || !begins_alike) && self.rounds.is_news(loc, mode, false) {
            let loc = self.draft.arena.locs()[loc.index()].loc;
            let news = self.rounds.left_out.reads.note(loc, mode);
            self.look_for_lost_races(news);
        }
    }

    /// Records the locations that a round without effect read, after which `thread` was blocked, except its
    /// first read, which is made again.
    pub(super) fn note_round(&mut self, thread: ThreadId) {
        let Some(snapshot) = self.draft.snapshots.current(&self.draft.graph, thread) else { return };
        let mut left = snapshot.state.reads_of_wait();
        // After a free choice the next round may begin with another read.
        let begins_alike = snapshot.state.awaited_reads().is_some();
        if !self.rounds.watched {
            return;
        }
        let events = self.draft.graph.thread(thread);
        let (mut first, len) = (events.len(), events.len());
        while left > 0 && first > 0 {
            let is_read = self.draft.arena.get(events[first - 1]).label.is_read();
            left -= u32::from(is_read);
            if is_read && left == 0 && begins_alike && !self.exchanges_silently(events[first - 1]) {
                break;
            }
            first -= 1;
        }
        self.note_reads(thread, first, len);
    }

    /// Returns whether a read is that of a compare-and-exchange that puts back what it found. Made again, it
    /// may write nothing.
    fn exchanges_silently(&self, read: EventId) -> bool {
        let event = self.draft.arena.get(read);
        let Label::Read { locked: true, value, .. } = event.label else { return false };
        match self.draft.before(event).map(|before| &before.next) {
            Some(Step::Read(Read { update: update @ Update::Cas { .. }, size, .. })) => {
                update.apply(*size, value).is_some()
            }
            _ => false,
        }
    }

    /// Remembers which locations the reads among these events of `thread` read.
    fn note_reads(&mut self, thread: ThreadId, first: usize, end: usize) {
        if !self.rounds.watched {
            return;
        }
        let mut news = false;
        for id in &self.draft.graph.thread(thread)[first..end] {
            let event = self.draft.arena.get(*id);
            if let Label::Read { loc, mode, locked, .. } = event.label
                && self.rounds.is_news(event.loc, mode, locked)
            {
                news |= self.rounds.left_out.reads.note(loc, mode);
                news |= locked && self.rounds.left_out.updates.insert(loc);
            }
        }
        self.look_for_lost_races(news);
    }

    /// Records the locations that a round without effect read, if `thread` is blocked after such a round that
    /// ended in an event that is no read.
    #[inline(never)]
    pub(super) fn note_round_end(&mut self, thread: ThreadId) {
        let is_wait = |s: &Snapshot| matches!(s.next, Step::Blocked(BlockKind::Await));
        if self.draft.current(thread).is_some_and(is_wait) {
            self.note_round(thread);
        }
    }

    /// Records that a plain access to `loc` was made, with which an update of a round that was left out could
    /// race.
    #[inline]
    pub(super) fn note_plain(&mut self, loc: LocId) {
        self.draft.arena.set_plain(loc);
        if self.rounds.watched {
            let news = self.rounds.left_out.plain.insert(self.draft.arena.locs()[loc.index()].loc);
            self.look_for_lost_races(news);
        }
    }

    /// Records the location of `write`, just added, if a read of a round that was left out could race with it
    /// and be missed.
    #[inline(never)]
    pub(super) fn note_late_write(&mut self, write: EventId) {
        if self.is_late(write) {
            let Label::Write { loc, mode, .. } = self.draft.arena.get(write).label else { return };
            let news = self.rounds.left_out.writes.note(loc, mode);
            self.look_for_lost_races(news);
        }
    }

    /// Records the bytes of `object`, whose end `free` was just added, if an access of a round that was left
    /// out could come after that end and be missed.
    pub(super) fn note_late_free(&mut self, free: EventId, object: Object) {
        if self.rounds.watched && self.is_late(free) {
            let news = self.rounds.left_out.ends.insert(object.addr..object.addr.saturating_add(object.size));
            self.look_for_lost_races(news);
        }
    }

    /// Returns whether some event of another thread is `(po ∪ rf)+`-before `event` but does not happen before
    /// it.
    fn is_late(&self, event: EventId) -> bool {
        let e = self.draft.arena.get(event);
        let differs =
            |t: ThreadId| self.draft.arena.clocks.get(e.porf, t) > self.draft.arena.clocks.get(e.hb, t);
        e.porf != e.hb
            && (0..self.draft.graph.thread_count() as u32).map(ThreadId).any(|t| t != e.thread && differs(t))
    }

    /// Ends the search, for it to begin again with one round kept for races, if a race of a round that was
    /// left out may have been missed.
    fn look_for_lost_races(&mut self, news: bool) {
        if news && self.rounds.left_out.may_hide_a_race() {
            self.report.halt.get_or_insert(Halt::NeedsRounds);
        }
    }
}
