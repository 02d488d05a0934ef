//! Models that decide on whole graphs.
//!
//! Giving up a graph when the model forbids it is complete only for models that are maximally extensible: then
//! what a revisit takes away can always be added again in the one way that it was added. JAM21 is not: a volatile access
//! at the end of a thread can order events that have been there for long. A model given from outside need not be
//! (`judged.rs`). Such a model is explored as a weaker one that is
//! extensible ([`Model::admits`]), and graphs to which nothing can be added are checked as a whole
//! ([`Model::accepts`]): executions, blocked ones, and those in which a thread went wrong.
//!
//! *Errors* wait for that. A thread that went wrong stays where it is, the others go on to their ends, and what is wrong
//! is reported if the model allows the graph that comes of it. This is sound, since that graph is one that the program
//! has; and it misses nothing, since an error in a graph that can be completed shows in the completed one. (Only that
//! memory must be cut finer, or cannot be, is said at once: it is not an error but the end of what the engine can do.)

use super::Engine;
use crate::Visitor;
use fencepost_graph::{EventId, Label};
use fencepost_models::Model;
use fencepost_program::layout;

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// Nothing can be added to the graph: does the model allow it? Then what is wrong with it is reported.
    pub(super) fn is_allowed(&mut self) -> bool {
        let verdict = match M::JUDGED {
            true => self.ask_judge(),
            false => M::accepts(&mut self.scratch, &self.arena, &self.graph),
        };
        self.summary.linearisations += verdict.linearisations;
        self.summary.most_linearisations = self.summary.most_linearisations.max(verdict.linearisations);
        if verdict.consistent {
            self.report_late();
        } else {
            self.summary.forbidden += 1;
        }
        verdict.consistent
    }

    /// Reports what is wrong with a graph to which nothing can be added.
    pub(super) fn report_late(&mut self) {
        for thread in (0..self.graph.thread_count() as u32).map(fencepost_graph::ThreadId) {
            self.show_fault(thread);
        }
        for i in 0..self.graph.len() {
            let event: EventId = self.graph.order()[i];
            if self.arena.get(event).label.loc().is_some_and(|loc| layout::is_shared(loc.addr)) {
                self.check_value(event);
            }
        }
        if self.graph.frees().is_empty() {
            return;
        }
        for i in 1..self.graph.frees().len() {
            let free = self.graph.frees()[i];
            let Label::Free { addr, .. } = self.arena.get(free).label else { continue };
            let earlier = &self.graph.frees()[..i];
            let again = earlier.iter().any(|f| self.arena.get(*f).label.addr() == Some(addr));
            if let (true, Some(object)) = (again, self.graph.object_near(&self.arena, addr)) {
                self.check_first_free(free, object);
            }
        }
        self.check_ends();
    }
}
