//! Graphs that stand for all those that differ only in coherence order ([`fencepost_models::UpToCo`] has the
//! theory).
//!
//! *Threads that wait.* A thread that waits is stuck if it saw the last write there is. Here a graph stands
//! for one with stuck threads if **some** coherence order makes the writes that they all saw last: at each
//! location, all of them must have looked at the same block, its later writes must change nothing, and no
//! block may be after it. Locations do not depend on each other.
//!
//! *Reads that block.* A read after which its thread is blocked can be dropped if the write that it reads can
//! never be last: that write is read by default in no graph that this one leads to (a block after the one
//! that it reads stays there: the read keeps no event alive, so it is removed only together with all that
//! came later), so the read is never revisited and never removed. The engine's own rule for models with `co`
//! says the same of reads of a write that is not last.

use super::{Engine, Halt};
use fencepost_graph::{EventId, Label, LocId, ThreadId};
use fencepost_models::{EventClocks, Model};
use fencepost_program::{BlockKind, Step};
use smallvec::SmallVec;

impl<M: Model> Engine<'_, M> {
    /// Ends the search, to begin again with coherence orders, because `thread` is making an event that cannot
    /// be decided without one.
    #[cold]
    pub(super) fn give_up_open_co(&mut self, thread: ThreadId) {
        if self.report.halt.is_none() {
            self.report.halt = Some(Halt::NeedsCo);
            self.report.summary.needs_co =
                self.draft.current(thread).map(|snapshot| snapshot.state.code_pos());
        }
    }

    /// Returns whether the next read of `thread` may read `write`, a write of the graph, in some coherence
    /// order.
    pub(super) fn may_read(&mut self, thread: ThreadId, loc: LocId, write: EventId) -> bool {
        let base = self.draft.clocks_at_end_of(thread);
        let place = self.draft.graph.co_place(loc, write);
        self.model.readable(self.check(), loc, thread, base)[place]
    }

    /// Returns whether no complete graph comes of `read`, just added. Either it is the read of an update
    /// whose write has no place, or it blocks its thread although it reads a write that cannot be the last.
    pub(super) fn leads_nowhere(&mut self, read: EventId) -> bool {
        let event = *self.draft.arena.get(read);
        if matches!(event.label, Label::Read { update: true, .. }) {
            // (Asked now that the read is there: from now on, what it knows is before what it reads, and no
            // longer maximal.)
            return self.update_is_doomed(event.thread, EventClocks::of(&event), event.loc, event.rf);
        }
        event.waits
            && self.scratch.can_be_last(&self.draft.arena, &self.draft.graph, event.loc, event.rf)
                != Some(event.rf)
    }

    /// Returns whether in every coherence order some waiting thread would see another write if it read its
    /// location again.
    pub(super) fn some_would_look_again(&mut self) -> bool {
        let mut last: SmallVec<[(LocId, EventId); 4]> = SmallVec::new();
        for thread in self.draft.threads() {
            let Some(snapshot) = self.draft.current(thread) else { continue };
            if !matches!(snapshot.next, Step::Blocked(BlockKind::Await | BlockKind::Lock)) {
                continue;
            }
            // After a free choice all that is known is that the last look decided.
            let looks = snapshot.state.awaited_reads().unwrap_or(1) as usize;
            let events = self.draft.graph.thread(thread).iter().rev().map(|id| *self.draft.arena.get(*id));
            let reads = events.filter(|event| event.label.is_read()).take(looks);
            for read in reads {
                let end = self.scratch.can_be_last(&self.draft.arena, &self.draft.graph, read.loc, read.rf);
                let Some(end) = end else { return true };
                match last.iter().find(|(loc, _)| *loc == read.loc) {
                    Some((_, other)) if *other != end => return true,
                    Some(_) => {}
                    None => last.push((read.loc, end)),
                }
            }
        }
        false
    }
}
