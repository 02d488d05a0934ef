//! Collects the candidates that an enumeration shows.

use fencepost_candidates::{AllowedCandidate, Co, Flow, Judge, Options, Summary, Visitor, enumerate};
use fencepost_graph::{Candidate, Execution};
use fencepost_models::ModelId;
use fencepost_oracle::declarative::consistent;
use fencepost_program::Program;
use std::collections::BTreeMap;
use std::fmt::Display;

/// Everything that was shown, and how often.
#[derive(Default)]
pub struct Seen {
    pub executions: BTreeMap<Execution, u32>,
    pub blocked: BTreeMap<Execution, u32>,
    pub failed: BTreeMap<Execution, u32>,
}

impl Visitor for Seen {
    fn execution(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        check(found);
        *self.executions.entry(found.execution()).or_default() += 1;
        Flow::Continue
    }
    fn blocked(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        check(found);
        *self.blocked.entry(found.execution()).or_default() += 1;
        Flow::Continue
    }
    fn failed(&mut self, found: &AllowedCandidate<'_>) -> Flow {
        check(found);
        *self.failed.entry(found.execution()).or_default() += 1;
        Flow::Continue
    }
}

/// Checks that the two forms of a graph are the same graph, and that it is well-formed.
fn check(found: &AllowedCandidate<'_>) {
    let candidate = found.candidate();
    let mut plain = Candidate::from_execution(&found.execution());
    plain.addr = candidate.addr.clone();
    plain.data = candidate.data.clone();
    plain.ctrl = candidate.ctrl.clone();
    assert_eq!(&plain, candidate);
    assert!(candidate.is_rf_complete());
    assert!(candidate.co.is_empty() || candidate.is_co_total());
}

/// Returns the allowed candidates, and checks that each is shown once.
pub fn seen(name: &dyn Display, program: &Program, co: Co, judge: &Judge<'_>) -> (Seen, Summary) {
    let mut seen = Seen::default();
    let options = Options { co, ..Options::default() };
    let summary = enumerate(program, judge, &options, &mut seen).unwrap_or_else(|e| panic!("{e}"));
    for (graph, n) in seen.executions.iter().chain(&seen.blocked).chain(&seen.failed) {
        assert_eq!(*n, 1, "{graph:#?}");
    }
    assert_eq!(summary.executions, seen.executions.len() as u64);
    assert_eq!(summary.blocked, seen.blocked.len() as u64);
    assert_eq!(summary.failed, seen.failed.len() as u64);
    assert_eq!(summary.stopped, None, "{co:?}: {name}");
    (seen, summary)
}

/// Returns a memory model as a judge. JAM21 without the cycles that the oracle does not build.
pub fn model(model: ModelId) -> impl Fn(&Candidate) -> bool {
    move |candidate: &Candidate| {
        consistent(model, candidate) && (model != ModelId::Jam21 || is_grown(candidate))
    }
}

/// Returns whether `po ∪ rf` is without cycles.
pub fn is_grown(candidate: &Candidate) -> bool {
    (&candidate.po | &candidate.rf).is_acyclic()
}

/// Returns whether each location by itself is coherent.
pub fn coherent(candidate: &Candidate) -> bool {
    let po_loc = &candidate.po & &candidate.same_loc();
    (po_loc | &candidate.rf | &candidate.co | candidate.fr()).is_acyclic()
}
