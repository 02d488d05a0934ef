//! The order in which threads take their steps: the leftmost one that can go on, but an update is finished
//! first.

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
    /// Returns the thread with the least number that can take a step and for which `may_go` holds.
    #[inline(always)]
    pub fn leftmost(&mut self, draft: &Draft, may_go: impl Fn(ThreadId) -> bool) -> Option<ThreadId> {
        let mut t = self.finished.below;
        while t < draft.graph.thread_count() as u32 {
            match draft.current(ThreadId(t)).map(|snapshot| &snapshot.next) {
                Some(Step::Finished | Step::Exited) => self.finished.add(t),
                None | Some(Step::Blocked(_) | Step::Error(_) | Step::Needs(_) | Step::Meets { .. }) => {}
                Some(_) if !may_go(ThreadId(t)) => {}
                Some(Step::Join { thread }) if !draft.is_finished(*thread) => {}
                Some(_) => return Some(ThreadId(t)),
            }
            t = self.finished.next(t);
        }
        None
    }
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
