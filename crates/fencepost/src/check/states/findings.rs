//! Collects the errors that the state engine found, each once.

use super::StatesRequest;
use crate::explain;
use crate::names::Parts;
use crate::runs;
use fencepost_program::Program;
use fencepost_report::{Finding, Relaxation};
use fencepost_states::FoundError;

/// The errors that a search of the state engine has found, each once.
pub struct Findings<'a> {
    program: &'a Program,
    question: &'a StatesRequest<'a>,
    parts: Parts,
    errors: Vec<Finding>,
}

impl<'a> Findings<'a> {
    /// Makes an empty collection of errors for a question; `parts` says how reports name parts of objects.
    pub fn new(program: &'a Program, question: &'a StatesRequest<'a>, parts: Parts) -> Self {
        Findings { program, question, parts, errors: vec![] }
    }

    /// Adds an error that the state engine found, unless it is in the report already or not wanted.
    pub fn found(&mut self, found: &FoundError) {
        let mut finding = runs::explain(self.program, self.parts, found);
        if self.errors.iter().any(|known| explain::is_same(known, &finding))
            || !self.question.wants(finding.kind)
        {
            return;
        }
        if self.question.by_cost() {
            finding.relaxation = Some(runs::relaxation(self.program, self.parts, &found.trace, found.cost));
        }
        self.errors.push(finding);
    }

    /// Adds an error that the state engine does not look for itself, unless it is in the report already.
    pub fn add(&mut self, finding: Finding) {
        if !self.errors.contains(&finding) {
            self.errors.push(finding);
        }
    }

    /// Returns whether no error has been found.
    pub fn is_empty(&self) -> bool {
        self.errors.is_empty()
    }

    /// Returns all errors, those that need the least reordering first, and the least reordering of all.
    pub fn into_errors(self) -> (Vec<Finding>, Option<Relaxation>) {
        let mut errors = self.errors;
        let cost = |e: &Finding| e.relaxation.as_ref().map(|r| (r.r, r.ww, r.wr));
        // A stable sort: without costs nothing changes.
        errors.sort_by_key(cost);
        let least = errors.iter().find_map(|e| e.relaxation.clone());
        (errors, least)
    }
}
