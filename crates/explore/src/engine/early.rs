//! Reads that would be given up at once are not even made.
//!
//! A read after which its thread only waits, or tries again for nothing, is dropped unless it sees the
//! coherence-last write (`mod.rs` says why). Running the thread ahead on a copy of its state tells which
//! reads these are, and costs less than to add an event and take it back.

use super::{Draft, Engine, Snapshot};
use fencepost_graph::{EventId, LocId, ThreadId};
use fencepost_models::{EventClocks, Model};
use fencepost_program::{BlockKind, Input, Read, Step, Update, layout, resume};

impl<M: Model> Engine<'_, M> {
    /// Returns whether a read of `thread`, whose clocks are `base`, that sees another write than the last one
    /// is dropped if the thread waits after it ([`Self::keep_read`]), and nothing else can be found out by
    /// making it: a race, or that a thread waits in an atomic section. Then such writes need not be offered.
    #[inline]
    pub(super) fn drops_early_looks(
        &self,
        thread: ThreadId,
        read: Read,
        loc: LocId,
        base: EventClocks,
    ) -> bool {
        self.model.has_co()
            && !self.decides_late()
            && self.sections.is_none()
            && !(self.report.races
                && self.draft.arena.locs()[loc.index()].plain
                && self.may_race(read, loc, thread, base))
    }

    /// Returns whether `thread` may wait, or try again for nothing, after its next read.
    #[inline]
    pub(super) fn may_wait(&self, thread: ThreadId, read: Read) -> bool {
        let may_end = |snapshot: &Snapshot| snapshot.state.may_end_round(self.program);
        matches!(read.update, Update::Lock | Update::LockAgain)
            || self.draft.current(thread).is_some_and(may_end)
    }

    /// Returns whether the location has a plain write, or a plain read if `read` is that of an update, that
    /// does not happen before the next event of `thread`, whose clocks are `base`.
    #[inline(never)]
    fn may_race(&self, read: Read, loc: LocId, thread: ThreadId, base: EventClocks) -> bool {
        let Draft { arena, graph, .. } = &self.draft;
        let is_plain = |id: &EventId| arena.get(*id).label.mode().is_some_and(|mode| !mode.is_atomic());
        let reads = if read.update == Update::None { &[] } else { graph.reads(loc) };
        let mut accesses = graph.co(loc).iter().chain(reads);
        accesses.any(|id| is_plain(id) && !arena.known(*id, thread, base.hb))
    }

    /// Returns whether `thread` would wait, or try again for nothing, if its next read saw `write`. If so,
    /// remembers what else the round has read that is left out with this read.
    pub(super) fn would_wait(&mut self, thread: ThreadId, read: Read, loc: LocId, write: EventId) -> bool {
        // (That memory has no value yet is an error even if the thread would wait.)
        if write.is_init() && layout::is_shared(read.addr) {
            return false;
        }
        let value = self.draft.arena.value(write);
        match read.update {
            Update::Lock => return value != 0,
            Update::LockAgain => return value != 0 || self.comes_back(thread, read, write),
            _ => {}
        }
        let Some(snapshot) = self.draft.current(thread) else { return false };
        let mut state = snapshot.state.clone();
        let next = resume(self.program, &mut state, Input::Value(value));
        let mode = read.mode_for(value);
        match next {
            // (Races of an update that is not carried out are looked for when it is the round's only read.)
            Step::Blocked(BlockKind::Await) if read.update.apply(read.size, value).is_some() => {
                state.reads_of_wait() == 1 && !matches!(read.update, Update::Cas { .. })
            }
            Step::Blocked(BlockKind::Await) => {
                let reads = state.reads_of_wait();
                if reads > 1 {
                    let begins_alike = state.awaited_reads().is_some();
                    self.note_untried(thread, (loc, mode), reads - 1, begins_alike);
                }
                reads > 0
            }
            Step::Blocked(_) => false,
            _ if !self.rounds.leaves_out_retries => false,
            _ => {
                state.retry().is_some_and(|retry| self.is_spared(thread, (loc, mode), write, &state, &retry))
            }
        }
    }
}
