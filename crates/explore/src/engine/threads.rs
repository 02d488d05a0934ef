//! The order in which threads take their steps: the leftmost one that can go on, but an update is finished
//! first, and a thread that has taken very many steps lets the others catch up. (Otherwise a loop without end
//! in the leftmost thread would keep the others from ever ending it.)

use super::Draft;
use fencepost_graph::ThreadId;
use fencepost_program::Step;

/// Decides which thread takes the next step.
#[derive(Clone, Copy, Default)]
pub(super) struct Turn {
    /// The thread whose read-modify-write has read and must now write.
    pub updating: Option<ThreadId>,
    /// The threads known to have finished, in the current graph.
    pub finished: Finished,
}

impl Turn {
    /// Returns the thread whose turn it is, of those that can take a step and for which `may_go` holds: the
    /// one with the least number, or, if others `may_catch_up`, one after it that has taken far fewer steps.
    #[inline(always)]
    pub fn next(
        &mut self,
        draft: &Draft,
        may_catch_up: bool,
        may_go: impl Fn(ThreadId) -> bool,
    ) -> Option<ThreadId> {
        let first = self.leftmost(draft, &may_go)?;
        let is_long = may_catch_up && turns(draft, first) > 0;
        Some(if is_long { catching_up(draft, first, &may_go) } else { first })
    }

    /// Returns the thread with the least number that can take a step and for which `may_go` holds.
    #[inline(always)]
    fn leftmost(&mut self, draft: &Draft, may_go: impl Fn(ThreadId) -> bool) -> Option<ThreadId> {
        let mut t = self.finished.below;
        while t < draft.graph.thread_count() as u32 {
            match draft.current(ThreadId(t)).map(|snapshot| &snapshot.next) {
                Some(Step::Finished | Step::Exited) => self.finished.add(t),
                None | Some(Step::Blocked(_) | Step::Error(_) | Step::Needs(_) | Step::Meets { .. }) => {}
                // (Those go on when no other thread can.)
                Some(Step::Sleep { .. }) => {}
                Some(_) if !may_go(ThreadId(t)) => {}
                Some(Step::Join { thread }) if !draft.is_finished(*thread) => {}
                Some(_) => return Some(ThreadId(t)),
            }
            t = self.finished.next(t);
        }
        None
    }
}

/// Returns, of the threads from `first` on that can take a step, the leftmost one of those with the fewest
/// turns.
#[cold]
fn catching_up(draft: &Draft, first: ThreadId, may_go: &impl Fn(ThreadId) -> bool) -> ThreadId {
    let can_take = |next: &Step| !matches!(next, Step::Sleep { .. }) && draft.can_take(next);
    let can_go = |thread: &ThreadId| {
        draft.current(*thread).is_some_and(|snapshot| can_take(&snapshot.next)) && may_go(*thread)
    };
    let threads = (first.0..draft.graph.thread_count() as u32).map(ThreadId);
    threads.filter(can_go).min_by_key(|thread| turns(draft, *thread)).unwrap_or(first)
}

/// The number of events after which a thread lets others go first that have fewer.
const PATIENCE: usize = 1024;

/// Returns the number of times that `thread` has used up the patience of the others.
#[inline]
fn turns(draft: &Draft, thread: ThreadId) -> usize {
    draft.graph.thread(thread).len() / PATIENCE
}

/// A set of threads known to have finished, which the search for the next thread skips. It has all threads
/// before `below`, and all those after `below` and before `upto`. (Often thread `below` waits for the
/// others.)
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(super) struct Finished {
    pub below: u32,
    upto: u32,
}

impl Finished {
    /// Notes that thread `t` has finished. Threads must be looked at in the order of [`next`](Self::next).
    #[inline]
    fn add(&mut self, t: u32) {
        if t == self.below {
            self.below = self.upto.max(t + 1);
            self.upto = 0;
        } else if t == self.upto.max(self.below + 1) {
            self.upto = t + 1;
        }
    }

    /// Returns the thread to look at after `t`.
    #[inline]
    fn next(&self, t: u32) -> u32 {
        if t <= self.below { self.upto.max(self.below).max(t + 1) } else { t + 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_thread_may_wait_while_those_after_it_are_skipped() {
        let mut finished = Finished::default();
        (1..4).for_each(|t| finished.add(t));
        assert_eq!((finished.below, finished.next(0), finished.next(4)), (0, 4, 5));
        finished.add(0);
        assert_eq!(finished, Finished { below: 4, upto: 0 });
    }

    #[test]
    fn a_thread_that_has_not_finished_is_not_skipped() {
        let mut finished = Finished::default();
        finished.add(0);
        finished.add(3);
        assert_eq!((finished.below, finished.next(1), finished.next(2)), (1, 2, 3));
    }
}
