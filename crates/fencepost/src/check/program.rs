//! A program: is there an execution in which something goes wrong?

use super::findings::{Findings, Noted};
use super::gather::{self, Gather};
use super::{Errors, Request};
use crate::describe::describe;
use crate::names::{Names, Parts};
use fencepost_explore::{Flow, View, Violation, Visitor, explore};
use fencepost_program::Program;
use fencepost_report::{self as report, Outcome};
use std::time::Instant;

/// Explores the executions of a program until something goes wrong, or all of them.
pub fn program(program: &Program, request: &Request) -> Outcome {
    let start = Instant::now();
    let mut collector =
        Collector { request, gather: Gather::new(request), findings: Findings::new(request, Parts::Offsets) };
    let summary = explore(program, request.model, &request.config, &mut collector);
    let mut outcome = collector.gather.outcome(program, &summary, start.elapsed());
    outcome.file = program.name.clone();
    outcome.errors = collector.findings.into_errors();
    if summary.executions == 0 && outcome.errors.is_empty() && summary.blocked > 0 {
        outcome.warnings.push(gather::no_execution());
    }
    report::judge(&mut outcome);
    outcome
}

struct Collector<'a> {
    request: &'a Request,
    gather: Gather<'a>,
    findings: Findings<'a>,
}

impl Visitor for Collector<'_> {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.gather.see(view);
        self.gather.list(|| describe(view, &Names::of(view, Parts::Offsets), &[]));
        Flow::Continue
    }

    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        match (self.findings.violation(view, &violation), self.request.errors) {
            (Noted::New, Errors::First) => Flow::Stop,
            _ => Flow::Continue,
        }
    }

    fn wants_races(&self) -> bool {
        self.findings.wants_races()
    }
}
