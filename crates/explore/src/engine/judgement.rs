//! Decisions about complete graphs: by a model that is not maximally extensible, or by a judge.
//!
//! Giving up a graph as soon as the model forbids it is complete only for models that are maximally
//! extensible: then what a revisit takes away can always be added again in the one way that it was added.
//! JAM21 is not: a volatile access at the end of a thread can order events that were added long before. A
//! model given from outside, which a [`Judge`] decides about, need not be. Such a model is explored as a
//! weaker one that is extensible ([`Model::admits`]), and graphs to which nothing can be added are decided as
//! a whole ([`Model::accepts`], or [`Judge::allows`]): executions, blocked ones, and those in which a thread
//! went wrong.
//!
//! *Errors* wait for that decision. A thread that went wrong stays where it is, the others go on to their
//! ends, and the error is reported if the complete graph is allowed. This is sound, since that graph is one
//! that the program has; and it misses nothing, since an error in a graph that can be completed shows in the
//! completed one. (Only that memory must be cut finer, or cannot be, is reported at once: it is not an error
//! but the end of what the engine can do.)
//!
//! Under a judge, what else is said about a graph comes from the model that prunes, or from no model at all:
//! - *Races*: none. What races depends on happens-before, and the engine does not know that of the judge's
//!   model.
//! - *Ends of objects*: an access that the model that prunes does not put before the end of its object is a
//!   use after free. Models without happens-before take `(po ∪ rf)+`, which is as much as any model may
//!   order: there, a use after free that only a weak order makes possible is not reported.
//! - *Final values* without coherence order: [`fencepost_models::unordered_last_writes`].

use super::{Draft, Engine, Snapshots};
use crate::View;
use fencepost_graph::{Candidate, Judge, Label, Matrices};
use fencepost_models::{Model, ModelId, Verdict};
use fencepost_program::{Program, layout};

/// Decides which complete graphs are allowed, by asking a judge from outside if there is one, and the model
/// otherwise.
pub(super) struct Judgement<'a> {
    /// The judge; `None` if the model decides itself.
    judge: Option<&'a dyn Judge>,
    /// Memory for the graphs that are shown to the judge.
    matrices: Matrices,
}

impl<'a> Judgement<'a> {
    /// Returns a judgement that asks `judge`, if there is one, and leaves decisions to the model otherwise.
    pub fn new(judge: Option<&'a dyn Judge>) -> Self {
        Judgement { judge, matrices: Matrices::default() }
    }

    /// Returns the name of the model whose executions are visited; `None` if a judge decides instead.
    #[inline]
    pub fn model_id(&self, model: impl Model) -> Option<ModelId> {
        if self.judge.is_some() { None } else { model.id() }
    }

    /// Returns whether a complete graph has to be decided about before its errors and executions are
    /// reported.
    #[inline]
    pub fn is_late(&self, model: impl Model) -> bool {
        model.checks_complete_graphs() || self.judge.is_some()
    }

    /// Asks the judge, if there is one, about a complete graph.
    fn ask(&mut self, program: &Program, draft: &Draft, has_co: bool) -> Option<Verdict> {
        let judge = self.judge?;
        if judge.allows_all() {
            return Some(Verdict::ALLOWED);
        }
        let Draft { arena, graph, snapshots, .. } = draft;
        let candidate: &mut Candidate = match has_co {
            true => self.matrices.with_co(arena, graph),
            false => self.matrices.without_co(arena, graph),
        };
        if judge.needs_dependencies() {
            let execution = view(program, draft, snapshots, has_co).execution();
            candidate.set_dependencies(&crate::dependencies(program, &execution));
        }
        Some(Verdict { consistent: judge.allows(candidate), linearisations: 0 })
    }
}

/// Returns the graph as a visitor would see it, to show it to the judge.
fn view<'a>(program: &'a Program, draft: &'a Draft, snapshots: &'a Snapshots, has_co: bool) -> View<'a> {
    let Draft { arena, graph, .. } = draft;
    View {
        program,
        arena,
        graph,
        snapshots,
        model: None,
        has_co,
        derivation: None,
        lock_order: &[],
        whereabouts: None,
    }
}

impl<M: Model> Engine<'_, M> {
    /// Returns whether errors are reported only when the complete graph is known to be allowed.
    #[inline]
    pub(super) fn decides_late(&self) -> bool {
        self.judgement.is_late(self.model)
    }

    /// Returns whether the model or the judge allows the current graph, to which nothing can be added. If so,
    /// reports the graph's errors.
    pub(super) fn is_allowed(&mut self) -> bool {
        let verdict = match self.judgement.ask(self.program, &self.draft, self.model.has_co()) {
            Some(verdict) => verdict,
            None => self.model.accepts(self.check()),
        };
        let summary = &mut self.report.summary;
        summary.linearisations += verdict.linearisations;
        summary.most_linearisations = summary.most_linearisations.max(verdict.linearisations);
        if verdict.consistent {
            self.report_late();
        }
        verdict.consistent
    }

    /// Reports all errors of a complete graph that has just been found to be allowed.
    pub(super) fn report_late(&mut self) {
        self.draft.threads().for_each(|thread| self.show_fault(thread));
        for i in 0..self.draft.graph.len() {
            let event = self.draft.graph.order()[i];
            if self.draft.arena.get(event).label.loc().is_some_and(|loc| layout::is_shared(loc.addr)) {
                self.check_value(event);
            }
        }
        for i in 1..self.draft.graph.frees().len() {
            let free = self.draft.graph.frees()[i];
            let Label::Free { addr, .. } = self.draft.arena.get(free).label else { continue };
            let again = self.draft.graph.ends(addr).first() != Some(&free);
            if let (true, Some(object)) = (again, self.draft.graph.object_near(&self.draft.arena, addr)) {
                self.check_first_free(free, object);
            }
        }
        self.check_ends();
    }
}
