//! A model as a judge of whole graphs, for engines.

use crate::Model;
use crate::eval::{Frame, Plan};
use crate::model::{Compiled, first_failed, is_dependency};
use fencepost_graph::{Candidate, Judge};
use std::sync::{Mutex, PoisonError};

/// Decides whether a cat model allows a whole execution graph, skipping the axioms that the engine's pruning
/// ensures already.
#[derive(Debug)]
pub struct ModelJudge<'a> {
    model: &'a Model,
    /// The checks that are left to be made; `None` if the text must be read anew for every execution.
    left: Option<Compiled>,
    frames: Mutex<Vec<Frame>>,
}

impl Model {
    /// Returns a judge that decides whether the model allows an execution graph. Graphs satisfy the model
    /// `pruned_by`, if one is given, so the judge skips the axioms that that model implies.
    pub fn judge(&self, pruned_by: Option<&Model>) -> ModelJudge<'_> {
        let left = self.compiled().map(|compiled| match pruned_by {
            Some(other) => only(compiled, &self.axioms_not_implied_by(other)),
            None => compiled.clone(),
        });
        ModelJudge { model: self, left, frames: Mutex::default() }
    }

    /// Returns a judge that decides whether an execution raises no flag, without saying which flag and why,
    /// which [`flags`](Model::flags) does more slowly. `None` if flags depend on the execution's text or on
    /// an order that a `with` instruction chooses.
    pub fn flag_judge(&self) -> Option<ModelJudge<'_>> {
        let compiled = self.compiled()?;
        let flags: Vec<usize> = (compiled.axioms..compiled.checks.len()).collect();
        let left = only(compiled, &flags);
        let varies = left.checks.iter().any(|(_, goal)| left.plan.varies[goal.term.index()]);
        (!varies).then(|| ModelJudge { model: self, left: Some(left), frames: Mutex::default() })
    }
}

/// Returns the model with only the checks of these numbers.
fn only(compiled: &Compiled, axioms: &[usize]) -> Compiled {
    let checks: Vec<_> = axioms.iter().map(|number| compiled.checks[*number].clone()).collect();
    let goals: Vec<_> = checks.iter().map(|(_, goal)| goal.term).collect();
    let plan = Plan::new(&compiled.terms, &goals);
    Compiled { axioms: checks.len(), checks, plan, ..compiled.clone() }
}

impl ModelJudge<'_> {
    /// Returns the number of the model's axioms that the judge still checks; `None` if the text must be
    /// interpreted anew for every execution.
    pub fn axioms_left(&self) -> Option<usize> {
        self.left.as_ref().map(|compiled| compiled.axioms)
    }
}

impl Judge for ModelJudge<'_> {
    fn name(&self) -> &str {
        self.model.name()
    }

    fn allows(&self, candidate: &Candidate) -> bool {
        let Some(left) = &self.left else { return self.model.allows(candidate) };
        let mut frame = self.frames.lock().unwrap_or_else(PoisonError::into_inner).pop().unwrap_or_default();
        let failed = first_failed(left, candidate, &mut frame);
        self.frames.lock().unwrap_or_else(PoisonError::into_inner).push(frame);
        failed.is_none()
    }

    fn needs_dependencies(&self) -> bool {
        match &self.left {
            Some(left) => left.looks_at(is_dependency),
            None => true,
        }
    }

    fn allows_all(&self) -> bool {
        self.axioms_left() == Some(0)
    }

    fn has_co(&self) -> bool {
        self.model.has_co()
    }
}
