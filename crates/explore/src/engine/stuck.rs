//! Decides, for graphs in which no thread can go on, whether threads looked too early or are stuck.
//!
//! A thread that waits (for a mutex, or in a loop) looked at memory and did not find the value that it waits
//! for. If every read of its last look saw the last write there is, looking again would show it the same: it
//! waits for ever unless another thread does something. If all others have finished or wait as well, none
//! will. (Fair schedulers are taken for granted: a write is seen in the end.)
//!
//! An atomic update that writes the value that was there does not count as a later write.

use super::Engine;
use crate::{Stuck, StuckAt, Violation};
use fencepost_graph::{EventId, Label, LocId, ThreadId};
use fencepost_models::{Coherence, Model};
use fencepost_program::{BlockKind, Step};

impl<M: Model> Engine<'_, M> {
    /// Returns whether `thread` waits for a value or a mutex and one of the writes that it saw has been
    /// overwritten since, so that reading again could end the wait. `false` if there is no coherence order.
    pub(super) fn would_look_again(&mut self, thread: ThreadId) -> bool {
        let Some(snapshot) = self.draft.current(thread) else { return false };
        if !self.model.has_co() || !matches!(snapshot.next, Step::Blocked(BlockKind::Await | BlockKind::Lock))
        {
            return false;
        }
        // After a free choice all that is known is that the last look decided.
        let looks = snapshot.state.awaited_reads().unwrap_or(1);
        !self.looked_last(thread, looks)
    }

    /// Returns whether the last `looks` reads of `thread` saw the last writes.
    fn looked_last(&mut self, thread: ThreadId, looks: u32) -> bool {
        let mut left = looks;
        for i in (0..self.draft.graph.thread(thread).len()).rev() {
            if left == 0 {
                break;
            }
            let event = *self.draft.arena.get(self.draft.graph.thread(thread)[i]);
            if event.label.is_read() {
                left -= 1;
                let last = match self.model.coherence() {
                    Coherence::Ordered => self.is_last(event.loc, event.rf),
                    // All looks together have been decided before (`some_would_look_again`).
                    Coherence::Open => true,
                    Coherence::None => self.is_maximal(event.loc, event.rf),
                };
                if !last {
                    return false;
                }
            }
        }
        true
    }

    /// Returns whether `write` is the last one that changes what `loc` holds.
    fn is_last(&self, loc: LocId, mut write: EventId) -> bool {
        while let Some(next) = self.draft.graph.co_next(loc, write) {
            let silent = matches!(self.draft.arena.get(next).label, Label::Write { update: true, value, .. }
                if value == self.draft.arena.value(write));
            if !silent {
                return false;
            }
            write = next;
        }
        true
    }

    /// Returns whether `write` is one of the maximal writes, and the others have the same value, for models
    /// without coherence order. (If one has another value, the thread may see that when it looks again.)
    fn is_maximal(&mut self, loc: LocId, write: EventId) -> bool {
        let maximal = self.model.maximal_writes(self.check(), loc, |_| true);
        let value = self.draft.arena.value(write);
        match maximal.is_empty() {
            true => write.is_init(),
            false => maximal.contains(&write) && maximal.iter().all(|w| self.draft.arena.value(*w) == value),
        }
    }

    /// Returns the threads that wait for ever and what each waits for, if all threads that have not finished
    /// do and the configuration calls that an error.
    pub(super) fn stuck_threads(&mut self) -> Option<Vec<(ThreadId, StuckAt)>> {
        if self.config.stuck == Stuck::Blocked {
            return None;
        }
        let mut stuck = vec![];
        for thread in self.draft.threads() {
            let Some(snapshot) = self.draft.current(thread) else { continue };
            let (at, looks) = match &snapshot.next {
                Step::Finished => continue,
                Step::Join { thread } => (StuckAt::Join(ThreadId(*thread as u32)), Some(0)),
                Step::Blocked(BlockKind::Await) => (StuckAt::Await, snapshot.state.awaited_reads()),
                Step::Blocked(BlockKind::Lock) => (self.draft.awaited_lock(thread), Some(1)),
                _ => return None,
            };
            if !self.looked_last(thread, looks?) {
                return None;
            }
            stuck.push((thread, at));
        }
        (!stuck.is_empty()).then_some(stuck)
    }

    /// Shows the visitor the error that these threads wait for ever.
    pub(super) fn report_stuck(&mut self, threads: Vec<(ThreadId, StuckAt)>) {
        self.show_violation(Violation::Stuck { threads });
    }
}
