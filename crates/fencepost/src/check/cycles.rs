//! Who answers where the graph engine leaves out executions: `jam21` allows some cycles of `po ∪ rf` through plain accesses, which
//! that engine does not build ([`fencepost_explore::may_have_plain_cycle`] says which programs may have one).
//!
//! Litmus tests go to the candidate enumerator, which has every execution. What it does not take, and programs, the graph engine looks at
//! first: an execution that it finds is one, so what decides the question or goes wrong there is an answer. Else the symbolic
//! engine is asked. If that does not know either, neither do we, and the reason is part of the answer.

use super::symbolic::{self, Subject};
use super::{Request, candidates, litmus as tests, program as programs};
use fencepost_litmus::Test;
use fencepost_program::Program;
use fencepost_report::{self as report, Outcome, Verdict};
use fencepost_rml::Model;

/// Answers a litmus test's condition.
pub fn litmus(test: &Test, request: &Request) -> Outcome {
    let request = &request.begun();
    if let Some(outcome) = candidates::by_text(test, request) {
        return outcome;
    }
    let outcome = tests::by_graphs(test, request);
    or_symbolic(outcome, &Subject::litmus(test), request)
}

/// Looks for what goes wrong in a program.
pub fn program(program: &Program, request: &Request) -> Outcome {
    let request = &request.begun();
    let outcome = programs::by_graphs(program, request);
    or_symbolic(outcome, &Subject::program(program), request)
}

/// The graph engine's answer, if it is one; else the symbolic engine's, if that is one; else the first, with what the second lacked.
fn or_symbolic(mut outcome: Outcome, subject: &Subject<'_>, request: &Request) -> Outcome {
    let limited = outcome.stopped.is_some() || !outcome.bounds_hit.is_empty() || !outcome.errors.is_empty();
    if outcome.verdict != Verdict::Unknown || limited {
        return outcome;
    }
    let Some(text) = Model::load(request.model.name()) else { return outcome };
    let mut question = symbolic::Request { ignore: request.ignore.clone(), ..symbolic::Request::new(&text) };
    question.options.search = request.config.search.clone();
    let solved = symbolic::check(subject, &question);
    match solved.verdict {
        Verdict::Unknown => {
            let why = solved.bounds_hit.iter().chain(&solved.notes);
            let why = why.chain(solved.errors.iter().map(|error| &error.message)).cloned();
            let why: Vec<String> = why.collect();
            let why = if why.is_empty() { "it gave no answer".to_owned() } else { why.join("; ") };
            outcome
                .notes
                .push(format!("the symbolic engine, which has such cycles, does not know either: {why}"));
            report::judge(&mut outcome);
            outcome
        }
        Verdict::Ok | Verdict::Violation => {
            let executions = outcome.executions.unwrap_or(0);
            let mut solved = solved;
            solved.notes.push(format!(
                "the graph engine found nothing in {executions} executions without a cycle of po and rf; {} allows some with one, \
                 so the symbolic engine answers",
                outcome.model
            ));
            solved
        }
    }
}
