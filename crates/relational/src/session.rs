//! Sessions.

use crate::{ConstraintId, Formula, Instance, Options, Problem, Relation};
use std::sync::Arc;

/// What the solver says.
#[derive(Clone, Debug)]
pub enum Answer {
    /// There is an instance: this one.
    Sat(Instance),
    /// There is none, because of these constraints: a core, not necessarily minimal.
    Unsat(Vec<ConstraintId>),
    /// The search was interrupted.
    Unknown,
}

/// Sizes and counts.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Variables of the SAT problem.
    pub variables: usize,
    /// Clauses given to the solver.
    pub clauses: usize,
    /// Gates of the circuit.
    pub gates: usize,
    /// How often the solver was asked.
    pub solve_calls: usize,
}

/// A translated problem and its solver.
#[derive(Debug)]
pub struct Session {}

#[allow(unused_variables)]
impl Session {
    pub(crate) fn new(problem: &Problem, options: &Options) -> Self {
        unimplemented!()
    }
    /// Solves with all constraints.
    pub fn solve(&mut self) -> Answer {
        unimplemented!()
    }
    /// Solves with these named constraints and the asserted ones.
    pub fn solve_with(&mut self, on: &[ConstraintId]) -> Answer {
        unimplemented!()
    }
    /// As [`solve_with`](Session::solve_with), with formulas that hold for this call only.
    pub fn solve_assuming(&mut self, on: &[ConstraintId], extra: &[Formula]) -> Answer {
        unimplemented!()
    }
    /// Asserts one more formula, for good.
    pub fn add(&mut self, formula: &Formula) {
        unimplemented!()
    }
    /// A core of which every member is necessary.
    pub fn minimal_core(&mut self, from: Vec<ConstraintId>) -> Option<Vec<ConstraintId>> {
        unimplemented!()
    }
    /// Minimal cores, at most `limit`.
    pub fn minimal_cores(&mut self, limit: usize) -> Vec<Vec<ConstraintId>> {
        unimplemented!()
    }
    /// Excludes every instance that agrees with this one on these relations.
    pub fn block(&mut self, instance: &Instance, on: &[Relation]) {
        unimplemented!()
    }
    /// Instances that differ on these relations, at most `limit`.
    pub fn instances(&mut self, on: &[Relation], limit: usize) -> Vec<Instance> {
        unimplemented!()
    }
    /// Sizes and counts.
    pub fn stats(&self) -> Stats {
        unimplemented!()
    }
    /// A function that is polled; when it returns true, the search stops.
    pub fn set_interrupt(&mut self, interrupt: Arc<dyn Fn() -> bool + Send + Sync>) {
        unimplemented!()
    }
}
