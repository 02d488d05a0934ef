//! Handing out parts of the search.
//!
//! The choices on the stack, with the alternatives that were not taken yet, are all that is yet to be done. A
//! worker that has work gives away alternatives of its *outermost* choice that has some left: half of them,
//! those that it would take last. So a part that is given away comes, in the order of the search, right after
//! everything that its giver still has, and before everything that the giver gave away earlier: the order of
//! all parts is known without looking into them (`crate::parallel`). The outermost choice also has the
//! largest subtrees.
//!
//! A part owns what it needs. Events never change and keep their numbers, so the arena is copied up to where
//! it was when the choice was made, with the snapshots; the graph is the part of the one that the choice is
//! in (perhaps a suspended one) which was there then. Nothing is run again.
//!
//! Some things depend on what a search has seen before: the numbers of threads that only some executions
//! start, the cells to begin again with when accesses overlap, and why identical threads can be told apart.
//! For one worker all are always the same; for several they would depend on which of them comes first. So a
//! divided search that comes by one stops ([`Halt::Apart`]), and one worker does it all from the start.
//! Nearly always all have happened in the first execution, before anything is given away.

use super::refine::Sites;
use super::stack::{Frame, Split};
use super::symmetry::ThreadSymmetry;
use super::{Alternative, Draft, Engine, Halt, Progress, SearchResult, SearchSetup, Stack};
use crate::Visitor;
use crate::task::Task;
use fencepost_models::{Model, Scratch};

/// The other workers of a divided search, as an engine sees them.
pub(crate) trait Peers: Sync {
    /// Returns whether a worker waits for work.
    fn want_work(&self) -> bool;
    /// Takes over a part of the engine's work.
    fn give(&self, part: Part);
    /// Returns whether the engine's results are no longer needed.
    fn is_cancelled(&self) -> bool;
}

/// A part of a search that one worker hands to another, which is a choice and some of its alternatives, with
/// the execution in which the choice is made.
pub(crate) struct Part {
    draft: Draft,
    scratch: Scratch,
    sites: Sites,
    /// Whether a waiting thread has looked again anywhere in the search so far.
    looked_again: bool,
    has_bound_looks: bool,
    symmetry: ThreadSymmetry,
    frame: Frame,
    alternatives: Vec<Alternative>,
    /// The ranks of the alternatives that were taken on the way to the choice.
    way: Vec<u32>,
}

impl Part {
    /// Returns the part as data.
    pub fn to_task(&self) -> Task {
        let from = self.frame.next_place(&self.way, self.alternatives.len());
        let end = Some(self.frame.end(self.way.len()));
        Task { from: Some(from), end, children: Task::children_of(&self.draft.children) }
    }
}

impl<'a, M: Model> Engine<'a, M> {
    /// Returns an engine that explores `part`, which another engine gave away.
    pub(crate) fn of_part(
        model: M,
        setup: SearchSetup<'a>,
        visitor: &'a mut (dyn Visitor + 'a),
        part: Part,
    ) -> Self {
        let mut engine = Engine::new(model, setup, visitor);
        engine.draft = part.draft;
        engine.scratch = part.scratch;
        engine.refinement.sites = part.sites;
        engine.stack = Stack::of_part(part.frame, part.alternatives, part.way);
        engine.worker.divide();
        engine.waiting.looked_again = part.looked_again;
        engine.waiting.has_bound_looks = part.has_bound_looks;
        engine.symmetry = part.symmetry;
        engine
    }

    /// Begins the search and explores alone for a moment, to find out whether the search is long enough to be
    /// shared.
    pub(super) fn warm_up(&mut self) -> Progress {
        self.begin();
        self.worker.begin_warm_up();
        let progress = self.go_on();
        self.worker.end_warm_up();
        progress
    }

    /// Explores the rest of the search, giving parts of it to other workers that want work.
    pub(super) fn explore_shared(mut self, peers: &'a dyn Peers) -> SearchResult {
        self.worker.peers = Some(peers);
        // A part begins with a choice.
        if !self.worker.is_divided() || self.backtrack() {
            self.go_on();
        }
        self.end_part()
    }

    /// Ends the work on a part of the search, and returns its result.
    pub(super) fn end_part(mut self) -> SearchResult {
        self.note_running();
        self.publish();
        self.publish_running();
        self.result()
    }

    /// Completes the counts and returns the result of the search.
    pub(crate) fn finish_and_result(mut self) -> SearchResult {
        self.finish();
        self.result()
    }

    /// Gives part of the remaining work to another worker, if one wants work and there is some to give. Stops
    /// if the results are no longer needed.
    pub(super) fn share(&mut self, peers: &dyn Peers) {
        if peers.is_cancelled() {
            self.report.stop(Halt::Cancelled);
        } else if peers.want_work()
            && let Some(part) = self.split_off()
        {
            self.worker.divide();
            peers.give(part);
        }
    }

    /// Takes away half of the alternatives of the outermost choice that has some left.
    fn split_off(&mut self) -> Option<Part> {
        let Split { frame, alternatives, suspended, made_write, way } = self.stack.split_outermost()?;
        let draft = self.draft.copy_at(frame.mark, self.stack.suspended(suspended), made_write);
        debug_assert_eq!(draft.graph.len(), frame.depth, "the graph as it was when the choice was opened");
        Some(Part {
            draft,
            scratch: self.scratch.for_part(),
            sites: self.refinement.sites.clone(),
            looked_again: self.waiting.looked_again,
            has_bound_looks: self.waiting.has_bound_looks,
            symmetry: self.symmetry.clone(),
            frame,
            alternatives,
            way,
        })
    }
}
