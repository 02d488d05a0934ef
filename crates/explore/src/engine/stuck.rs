//! Graphs in which nobody can go on: did the threads look too early, or are they stuck?
//!
//! A thread that waits (for a mutex, or in a loop) looked at memory and did not like what it saw. If every read of
//! its last look saw the last write there is, looking again would show it the same: it waits for ever unless another
//! thread does something. If all others have finished or wait as well, nobody will. (Fair schedulers are taken for
//! granted: a write is seen in the end.)
//!
//! An atomic update that writes what was there does not count as a later write.

use super::{Engine, Snapshot};
use crate::{Stuck, StuckAt, Violation, Visitor};
use fencepost_graph::{EventId, Label, ThreadId};
use fencepost_models::Model;
use fencepost_program::{BlockKind, Step};

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Whether a thread has ended the process. Nothing reads from that, so it may have come after everything else in the graph: what
    /// other threads did (and did wrong) counts, and what they wait for does not.
    pub(super) fn has_exited(&self) -> bool {
        (0..self.graph.thread_count() as u32).any(|t| {
            matches!(
                self.snapshots.current(&self.graph, ThreadId(t)),
                Some(Snapshot { next: Step::Exited, .. })
            )
        })
    }

    /// Does `thread` wait for a value or a mutex, and is there a later write than one that it saw?
    pub(super) fn would_look_again(&mut self, thread: ThreadId) -> bool {
        let Some(snapshot) = self.snapshots.current(&self.graph, thread) else { return false };
        if !M::HAS_CO || !matches!(snapshot.next, Step::Blocked(BlockKind::Await | BlockKind::Lock)) {
            return false;
        }
        // After a free choice all that is known is that the last look decided.
        let looks = snapshot.state.awaited_reads().unwrap_or(1);
        !self.looked_last(thread, looks)
    }

    /// Did the last `looks` reads of `thread` see the last writes?
    fn looked_last(&mut self, thread: ThreadId, looks: u32) -> bool {
        let mut left = looks;
        for i in (0..self.graph.thread(thread).len()).rev() {
            if left == 0 {
                break;
            }
            let event = *self.arena.get(self.graph.thread(thread)[i]);
            if event.label.is_read() {
                left -= 1;
                let last = match M::HAS_CO {
                    true => self.is_last(event.loc, event.rf),
                    // All looks together have been judged before.
                    false if M::UP_TO_CO => true,
                    false => self.is_maximal(event.loc, event.rf),
                };
                if !last {
                    return false;
                }
            }
        }
        true
    }

    /// Is `write` the last one that changes what `loc` holds?
    fn is_last(&self, loc: fencepost_graph::LocId, mut write: EventId) -> bool {
        while let Some(next) = self.graph.co_next(loc, write) {
            let silent = matches!(self.arena.get(next).label, Label::Write { update: true, value, .. }
                if value == self.arena.value(write));
            if !silent {
                return false;
            }
            write = next;
        }
        true
    }

    /// In a model without coherence: is `write` one of the maximal ones, and do the others hold the same? (If one does
    /// not, the thread may see that when it looks again.)
    fn is_maximal(&mut self, loc: fencepost_graph::LocId, write: EventId) -> bool {
        let maximal = M::maximal_writes(&mut self.scratch, &self.arena, &self.graph, loc, |_| true);
        let value = self.arena.value(write);
        match maximal.is_empty() {
            true => write.is_init(),
            false => maximal.contains(&write) && maximal.iter().all(|w| self.arena.value(*w) == value),
        }
    }

    /// The threads that are stuck, if all that have not finished are and the configuration calls that an error.
    pub(super) fn stuck_threads(&mut self) -> Option<Vec<(ThreadId, StuckAt)>> {
        if self.config.stuck == Stuck::Blocked {
            return None;
        }
        let mut stuck = vec![];
        for thread in (0..self.graph.thread_count() as u32).map(ThreadId) {
            let Some(snapshot) = self.snapshots.current(&self.graph, thread) else { continue };
            let (at, looks) = match &snapshot.next {
                Step::Finished => continue,
                Step::Join { thread } => (StuckAt::Join(ThreadId(*thread as u32)), Some(0)),
                Step::Blocked(BlockKind::Await) => (StuckAt::Await, snapshot.state.awaited_reads()),
                Step::Blocked(BlockKind::Lock) => (self.waits_for_lock(thread), Some(1)),
                _ => return None,
            };
            if !self.looked_last(thread, looks?) {
                return None;
            }
            stuck.push((thread, at));
        }
        (!stuck.is_empty()).then_some(stuck)
    }

    /// The mutex that `thread`, blocked by it, waits for.
    pub(super) fn waits_for_lock(&self, thread: ThreadId) -> StuckAt {
        let last = self.graph.last(thread).map(|last| self.arena.get(last).label);
        let addr = last.and_then(|label| label.loc()).map_or(0, |loc| loc.addr);
        StuckAt::Lock { addr, holder: self.holder(addr) }
    }

    /// The thread that holds the mutex at `addr`.
    fn holder(&self, addr: u64) -> Option<ThreadId> {
        (0..self.graph.thread_count() as u32).map(ThreadId).find(|thread| {
            let state = self.snapshots.current(&self.graph, *thread).map(|s| &s.state);
            state.is_some_and(|state| state.held().iter().any(|(held, _)| *held == addr))
        })
    }

    /// Reports that threads are stuck.
    pub(super) fn report_stuck(&mut self, threads: Vec<(ThreadId, StuckAt)>) {
        self.show(|visitor, view| visitor.violation(view, Violation::Stuck { threads }));
    }
}
