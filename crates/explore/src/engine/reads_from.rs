//! Graphs that stand for all those that differ only in coherence order ([`fencepost_models::ReadsFrom`] has the theory).
//!
//! *Threads that wait.* A thread that waits is stuck if what it saw is the last there is. Here a graph stands for one with
//! stuck threads if **some** coherence order makes what they all saw last: at each location, all of them must have looked at the
//! same block, its later writes must change nothing, and no block may be after it. Locations do not depend on each other.
//!
//! *Reads that block.* A read after which its thread is blocked can be dropped if what it reads can never be last: it is read by default in no
//! graph that this one leads to (a block after the one that it reads stays there: the read keeps no event alive, so it goes only
//! together with all that came later), so it is never revisited and never taken away. The engine's own rule for models with `co`
//! says the same of reads of what is not last.

use super::{Engine, Halt};
use crate::Visitor;
use fencepost_graph::{EventId, Label, LocId, ThreadId};
use fencepost_models::{EventClocks, Model};
use fencepost_program::{BlockKind, Step};
use smallvec::SmallVec;

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// `thread` is making an event for which a coherence order is needed: ends this exploration.
    #[cold]
    pub(super) fn give_up_on_rf(&mut self, thread: ThreadId) {
        if self.halt.is_none() {
            self.halt = Some(Halt::NeedsCo);
            self.summary.needs_co =
                self.snapshots.current(&self.graph, thread).map(|snapshot| snapshot.state.code_pos());
        }
    }

    /// May the next read of `thread` read `write`, which is in the graph?
    pub(super) fn may_read(&mut self, thread: ThreadId, loc: LocId, write: EventId) -> bool {
        let base = EventClocks::at_end_of(&self.arena, &self.graph, thread);
        let place = self.graph.co_place(loc, write);
        M::readable(&mut self.scratch, &self.arena, &self.graph, loc, thread, base)[place]
    }

    /// Is `read`, just added, that of an update that has no place to write to, or is its thread blocked after it although what
    /// it read cannot be the last write?
    pub(super) fn leads_nowhere(&mut self, read: EventId) -> bool {
        let event = *self.arena.get(read);
        if matches!(event.label, Label::Read { update: true, .. }) {
            // (Asked now that the read is there: what it knows is before what it reads from then on, and no longer maximal.)
            return self.update_is_doomed(event.thread, EventClocks::of(&event), event.loc, event.rf);
        }
        matches!(self.snapshots.after(read).next, Step::Blocked(_))
            && self.scratch.can_be_last(&self.arena, &self.graph, event.loc, event.rf) != Some(event.rf)
    }

    /// Whatever the coherence order, would a thread that waits for a value or a mutex see another one if it looked again?
    pub(super) fn some_would_look_again(&mut self) -> bool {
        let mut last: SmallVec<[(LocId, EventId); 4]> = SmallVec::new();
        for thread in (0..self.graph.thread_count() as u32).map(ThreadId) {
            let Some(snapshot) = self.snapshots.current(&self.graph, thread) else { continue };
            if !matches!(snapshot.next, Step::Blocked(BlockKind::Await | BlockKind::Lock)) {
                continue;
            }
            // After a free choice all that is known is that the last look decided.
            let looks = snapshot.state.awaited_reads().unwrap_or(1) as usize;
            let events = self.graph.thread(thread).iter().rev().map(|id| *self.arena.get(*id));
            let reads = events.filter(|event| event.label.is_read()).take(looks);
            for read in reads {
                let end = self.scratch.can_be_last(&self.arena, &self.graph, read.loc, read.rf);
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
