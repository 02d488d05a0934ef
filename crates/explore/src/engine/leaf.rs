//! The end of a branch: no thread can go on.

use super::{Engine, Snapshot};
use fencepost_graph::ThreadId;
use fencepost_models::Model;
use fencepost_models::sections::Atomicity;
use fencepost_program::{BlockKind, CodePos, Step, WakeUps};
use fencepost_search::Stopped;

/// The kind of a graph in which no thread can go on.
enum Leaf {
    /// A step on the way to a graph with cycles (XMM): a complete graph in which reads were promised
    /// something.
    Promised,
    /// The model or the judge forbids it.
    Forbidden,
    /// A thread has gone wrong, or threads wait for ever.
    Wrong,
    /// It was built for nothing; with the place of a thread that looked too early, if that is why.
    Wasted(Option<CodePos>),
    /// Some thread waits, or was cut off by a bound.
    Blocked,
    /// Every thread has finished.
    Complete,
}

impl<M: Model> Engine<'_, M> {
    /// Classifies, counts and reports the current graph, in which no thread can go on.
    pub(super) fn leaf(&mut self) {
        if self.program.barriers.are_wanted() && self.learn_members() {
            return;
        }
        if !self.wakes_in_place() {
            return;
        }
        let orders_before = self.report.summary.linearisations;
        let mut leaf = self.classify();
        if matches!(leaf, Leaf::Complete | Leaf::Blocked) && !self.is_first_of_its_kind() {
            leaf = Leaf::Wasted(None);
        }
        let summary = &mut self.report.summary;
        match leaf {
            Leaf::Promised => self.show(|visitor, view| visitor.execution(view)),
            Leaf::Forbidden => summary.forbidden += 1,
            Leaf::Wrong => summary.wrong += 1,
            Leaf::Wasted(place) => {
                summary.wasted += 1;
                place.into_iter().for_each(|place| summary.note_early_look(place, 1));
            }
            Leaf::Blocked => {
                summary.blocked += 1;
                self.show(|visitor, view| visitor.blocked(view));
            }
            Leaf::Complete if self.config.search.limits.max_executions == Some(summary.executions) => {
                // Only now is it known that there are more. (This one is the first of those that are left.)
                summary.linearisations = orders_before;
                self.stack.uncount_step();
                self.report.stop(Stopped::MaxExecutions.into());
                return;
            }
            Leaf::Complete => {
                summary.executions += 1;
                self.show(|visitor, view| visitor.execution(view));
            }
        }
        self.keep_order(false);
        self.report.summary.done += self.stack.weight();
    }

    /// Returns the kind of the graph, and reports those of its errors that could not be reported before.
    fn classify(&mut self) -> Leaf {
        if self.model.allows_promises() {
            return Leaf::Promised;
        }
        if self.symmetry.is_on() {
            self.check_joins();
        }
        if self.decides_late() && !self.is_allowed() {
            return Leaf::Forbidden;
        }
        if self.sections.is_some() {
            let atomicity = self.atomicity();
            if atomicity != Atomicity::Whole {
                if atomicity == Atomicity::Unfinished && !self.decides_late() {
                    self.report_with_open_section();
                }
                return Leaf::Wasted(None);
            }
            if !self.decides_late() {
                self.report_with_sections();
            }
        }
        let (mut blocked, mut wrong, mut wasted) = (false, false, self.has_provisional_looks());
        wasted |= self.program.wake_ups != WakeUps::Guessed && self.sleeps_for_nothing();
        let mut early = None;
        for thread in (self.turn.finished.below..self.draft.graph.thread_count() as u32).map(ThreadId) {
            match self.draft.current(thread).map(|snapshot| &snapshot.next) {
                None | Some(Step::Finished | Step::Exited) => {}
                Some(Step::Error(_)) => wrong = true,
                Some(Step::Blocked(BlockKind::Redundant)) => wasted = true,
                Some(_) => {
                    blocked = true;
                    self.note_bound(thread);
                    if self.would_look_again(thread) {
                        wasted = true;
                        early = early.or(self.draft.current(thread).map(|s: &Snapshot| s.state.code_pos()));
                    }
                }
            }
        }
        if self.model.is_up_to_co() && blocked {
            wasted |= self.some_would_look_again();
        }
        // No thread waits any more when the process has ended.
        blocked = blocked && !self.draft.has_exited();
        // (Where the complete graph decides, this has been done.)
        if !self.model.has_happens_before() && !self.decides_late() && !self.draft.graph.frees().is_empty() {
            self.check_ends();
        }
        if blocked
            && !wrong
            && !wasted
            && let Some(threads) = self.stuck_threads()
        {
            wrong = true;
            self.report_stuck(threads);
        }
        match (wrong, wasted, blocked) {
            (true, ..) => Leaf::Wrong,
            (_, true, _) => Leaf::Wasted(early),
            (_, _, true) => Leaf::Blocked,
            _ => Leaf::Complete,
        }
    }
}
