//! Loads that a compare-and-exchange confirms.
//!
//! In `seen = load(x); … while (!compare_exchange(x, &seen, …))`, and wherever a loop tries an exchange until
//! it works, the read `r` of the exchange often comes right after a load `l` of the same location whose value
//! it expects. Such an `r` is of use only if it sees the write that `l` saw:
//!
//! - If it sees *another write with that value*, then `l` could have seen that write, too. Let `E` be such an
//!   execution, and `E'` the same, but for `l`, which sees what `r` sees. All values are the same. Nothing is
//!   between the two, and `l` is atomic and as weak as `r`. So what `E'` has more, the edge from the write to
//!   `l`, leads nowhere but where the edge to `r` leads, and the edges from `l` to later writes are fewer.
//!   Hence `E'` is consistent under the models that leave out rounds ([`rounds`](super::rounds)), and races
//!   where `E` does: an access that does not happen before `r` does not happen before `l`, and the others
//!   happen before the write that `r` sees or were found when `l` was added.
//! - If it sees *another value*, the exchange fails. Where that ends a round that is left out, whatever the
//!   value ([`ThreadState::carried_to_head`]), the thread cannot go on in any graph with `l` and `r`. Nor
//!   does it wait for ever there: the next round makes `l` again, or `l` could have spared the thread the
//!   failed one, and if the two see the last write, the exchange works.
//!
//! So `r` is given the write of `l` at once, no write revisits it, and a load is not tried if the exchange
//! could not read the same write, because another exchange has.
//!
//! # Why no other graph is missed
//! A graph `G` in which `r` sees another write leads to no execution that counts as long as `r` is in it. A
//! later revisit may remove `r`. It demands that everything it removes was added maximally. If it removes `l`
//! as well, then the write of `r` is among the events that `l` is judged by: they are the same as those for
//! `r`, since nothing was added between the two. So `l` does not see the last of them, and the revisit is
//! refused. If it does not remove `l`, it is a revisit of a read that was added between the two: there is
//! none, or that read is `(po ∪ rf)+`-before `l` (where `l` itself was revisited). Then some event on the way
//! to `l` is removed although an event that was there before it reads from it, and the revisit is refused.
//! [`Engine::confirmed_load`] demands that the events between the two are such.
//!
//! `--all-rounds` counts all of these executions, and so do programs in which nothing is tried again.

use super::forward::Added;
use super::{Draft, Engine};
use fencepost_graph::{EventId, Label, LocId, ThreadId};
use fencepost_models::{EventClocks, Model};
use fencepost_program::{BlockKind, Input, Mode, Read, Step, ThreadState, Update, layout, resume};

/// A load, as far as it matters to a compare-and-exchange right after it.
struct ConfirmedLoad<'a> {
    mode: Mode,
    /// The value that it saw.
    value: u64,
    /// The state of the thread before it.
    before: &'a ThreadState,
}

/// What the thread has read in a round that ends in a compare-and-exchange that fails.
#[derive(Clone, Copy)]
struct FailedRound {
    /// The number of reads before the exchange's; 0 if all of the round is made again.
    earlier: u32,
    /// Whether the next round begins with the same read.
    begins_alike: bool,
}

/// Returns whether a read with the mode `first` is as weak as one with the mode `second`.
pub(super) fn is_as_weak(first: Mode, second: Mode) -> bool {
    (second.is_acq() || !first.is_acq()) && (second.is_sc() || !first.is_sc())
}

impl<M: Model> Engine<'_, M> {
    /// Returns whether loads that a compare-and-exchange confirms are looked for in this search.
    #[inline]
    fn looks_for_confirmed_loads(&self) -> bool {
        self.rounds.tries_exchanges && self.model.has_co() && self.sections.is_none()
    }

    /// Returns the last event of `thread` if it is a load that the next step, `read`, confirms. Then `read`
    /// is to see what that load saw.
    #[inline]
    pub(super) fn confirmed_load(&mut self, thread: ThreadId, read: Read, loc: LocId) -> Option<EventId> {
        if !matches!(read.update, Update::Cas { .. }) || !self.looks_for_confirmed_loads() {
            return None;
        }
        let last = self.draft.graph.last(thread)?;
        let load = self.draft.arena.get(last);
        if load.loc != loc || !matches!(load.label, Label::Read { update: false, locked: false, .. }) {
            return None;
        }
        self.find_confirmed_load(thread, read, last)
    }

    /// Returns the thread of the newest event if that is a load which the thread's next step may confirm.
    /// That thread goes first, so that nothing is added between the two.
    #[inline]
    pub(super) fn about_to_confirm(&self) -> Option<ThreadId> {
        // (Of identical threads, the leftmost one must go first.)
        if !self.looks_for_confirmed_loads() || self.symmetry.is_on() {
            return None;
        }
        let newest = *self.draft.graph.order().last()?;
        let load = self.draft.arena.get(newest);
        let Label::Read { loc, update: false, locked: false, .. } = load.label else { return None };
        match &self.draft.snapshots.after(newest).next {
            Step::Read(Read { addr, size, update: Update::Cas { .. }, .. })
                if (*addr, *size) == (loc.addr, loc.size) =>
            {
                Some(load.thread)
            }
            _ => None,
        }
    }

    #[inline(never)]
    fn find_confirmed_load(&mut self, thread: ThreadId, read: Read, last: EventId) -> Option<EventId> {
        let Draft { arena, graph, snapshots, .. } = &self.draft;
        let load = arena.get(last);
        let Label::Read { mode, value, .. } = load.label else { return None };
        let later = graph.order().iter().rev().map(|id| arena.get(*id));
        if !later.take_while(|event| event.stamp > load.stamp).all(|event| arena.porf(event, load)) {
            return None;
        }
        let before = self.draft.before(load)?;
        let confirmed = ConfirmedLoad { mode, value, before: &before.state };
        let failed = self.confirms(&confirmed, &snapshots.after(last).state, &read)?;
        if failed.earlier > 0 || !failed.begins_alike {
            let loc = self.draft.arena.get(last).loc;
            self.note_untried(thread, (loc, read.failure), failed.earlier, failed.begins_alike);
        }
        Some(last)
    }

    /// Returns whether the compare-and-exchange `read`, which the thread in the state `exchange` is about to
    /// make right after `load`, confirms that load; if so, what a round is in which it fails.
    fn confirms(&self, load: &ConfirmedLoad<'_>, exchange: &ThreadState, read: &Read) -> Option<FailedRound> {
        let new = read.update.apply(read.size, load.value)?;
        let are_atomic = load.mode.is_atomic() && read.mode.is_atomic() && read.failure.is_atomic();
        if new == load.value || !are_atomic || !is_as_weak(load.mode, read.mode) {
            return None;
        }
        if !exchange.may_end_round(self.program) {
            return None;
        }
        let other = load.value ^ 1;
        let carried = exchange.carried_to_head(self.program, other)?;
        let mut failed = exchange.clone();
        match resume(self.program, &mut failed, Input::Value(other)) {
            Step::Blocked(BlockKind::Await) => {
                // (If the load is not made again in the next round, the thread may wait for ever.)
                let earlier = failed.reads_of_wait().checked_sub(1).filter(|earlier| *earlier > 0)?;
                let begins_alike = failed.awaited_reads().is_some();
                carried.1.is_empty().then_some(FailedRound { earlier, begins_alike })
            }
            _ => {
                let retry = failed.retry().filter(|retry| retry.reads == 1)?;
                let mut spared = load.before.clone();
                resume(self.program, &mut spared, Input::Value(other));
                let is_spared = is_as_weak(load.mode, read.failure)
                    && spared.begins_like(&failed, &retry)
                    && load.before.carried_to_head(self.program, other) == Some(carried);
                is_spared.then_some(FailedRound { earlier: 0, begins_alike: true })
            }
        }
    }

    /// Adds the compare-and-exchange `read` of `thread`, which confirms `load`: it sees what that saw.
    pub(super) fn confirm(&mut self, thread: ThreadId, read: Read, loc: LocId, load: EventId) -> Added {
        let write = self.draft.arena.get(load).rf;
        let base = self.draft.clocks_at_end_of(thread);
        if self.update_is_doomed(thread, base, loc, write) || self.twin_goes_first(thread, loc, write) {
            self.report.summary.done += self.stack.weight();
            return Added::Dropped;
        }
        let stamp = self.draft.next_stamp();
        let id = self.make_read(thread, read, (loc, write), stamp, EventId::NONE);
        self.draft.arena.set_confirms(id);
        self.draft.graph.push(&self.draft.arena, id, 0);
        self.keep_read(id)
    }

    /// Returns whether, of identical threads, another one than `thread` is to read `write`.
    fn twin_goes_first(&mut self, thread: ThreadId, loc: LocId, write: EventId) -> bool {
        self.symmetry.is_on()
            && self.symmetry.orders_reads_of(write)
            && self.draft.graph.co_place(loc, write) < self.symmetry.floor(&self.draft, thread, loc)
    }

    /// Returns whether the next step of `thread`, whose clocks are `base`, a load, is of no use if it sees
    /// `write`: a compare-and-exchange would confirm it, but another one has read `write` and stays.
    pub(super) fn is_vain_load(
        &mut self,
        thread: ThreadId,
        read: Read,
        loc: LocId,
        base: EventClocks,
        write: EventId,
    ) -> bool {
        // (That memory has no value yet is an error, and so is a race.)
        if read.update != Update::None
            || !self.looks_for_confirmed_loads()
            || (write.is_init() && layout::is_shared(read.addr))
            || !self.update_is_doomed(thread, base, loc, write)
            || !self.drops_early_looks(thread, read, loc, base)
        {
            return false;
        }
        let Some(before) = self.draft.current(thread).map(|snapshot| &snapshot.state) else { return false };
        let value = self.draft.arena.value(write);
        let mut exchange = before.clone();
        let Step::Read(next) = resume(self.program, &mut exchange, Input::Value(value)) else { return false };
        let load = ConfirmedLoad { mode: read.mode, value, before };
        (next.addr, next.size) == (read.addr, read.size)
            && matches!(next.update, Update::Cas { .. })
            && self.confirms(&load, &exchange, &next).is_some()
    }
}
