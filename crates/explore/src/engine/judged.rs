//! Models that somebody else decides about: a judge, who is shown whole graphs.
//!
//! What else is said about such a graph comes from the model that prunes, or from no model at all:
//! - *Races*: none. What races depends on happens-before, and which the judge's model has is not known.
//! - *Ends of objects*: an access that the model that prunes does not put before the end of its object is a use after free. Those without
//!   happens-before take `(po ∪ rf)+`, which is as much as any model may order: there, a use after free that only a weak order makes
//!   possible is not reported.
//! - *Final values* without coherence order: [`fencepost_models::unordered_last_writes`].

use super::Engine;
use crate::{Flow, Visitor};
use fencepost_models::{Model, Verdict};

impl<M: Model, V: Visitor> Engine<'_, M, V> {
    /// What the judge says about the graph, to which nothing can be added.
    pub(super) fn ask_judge(&mut self) -> Verdict {
        let Some(judge) = self.judge else { unreachable!("whoever leaves it to a judge has one") };
        if judge.is_settled() {
            return Verdict::ALLOWED;
        }
        let mut dependencies = None;
        if judge.needs_dependencies() {
            self.show(|_, view| {
                dependencies = Some(crate::dependencies(view.program(), &view.execution()));
                Flow::Continue
            });
        }
        let candidate = match M::HAS_CO {
            true => self.matrices.with_co(&self.arena, &self.graph),
            false => self.matrices.without_co(&self.arena, &self.graph),
        };
        if let Some(dependencies) = dependencies {
            candidate.set_dependencies(&dependencies);
        }
        Verdict { consistent: judge.allows(candidate), linearisations: 0 }
    }
}
