//! The answer where the graph engine leaves out executions: `jam21` allows some cycles of `po ∪ rf` through
//! plain accesses, which that engine does not build ([`fencepost_explore::may_have_plain_cycle`] says which
//! programs may have one).
//!
//! An execution that the graph engine finds is one, so what decides the question or goes wrong there is an
//! answer. Else the symbolic engine is asked. If that does not know either, the answer is open, and the
//! reason is part of it.

use super::{ExecutionsRequest, by_graphs, symbolic};
use crate::plan::{Plan, Refusal};
use fencepost_report::{Outcome, Verdict};
use fencepost_search::Search;

/// Asks the graph engine and, if that finds no answer, the symbolic engine, which has the executions that the
/// graph engine leaves out. Returns the answer of the first that has one; if none has, that of the graph
/// engine, with a note that says what the symbolic engine lacked. `unfit` is an option that the symbolic
/// engine does not take, so that it is not asked.
pub fn answer(
    plan: &Plan<'_>,
    question: &ExecutionsRequest<'_>,
    unfit: Option<&str>,
    search: &Search,
) -> Outcome {
    let outcome = by_graphs(plan.input(), question);
    let limited = outcome.stopped.is_some() || !outcome.bounds_hit.is_empty() || !outcome.errors.is_empty();
    if outcome.verdict() != Verdict::Unknown || limited {
        return outcome;
    }
    let solved = match unfit {
        Some(option) => {
            Err(Refusal::Usage(format!("{option} is not for it; leave that option out to have it asked")))
        }
        None => symbolic::ask(plan, search, symbolic::check),
    };
    let solved = match solved {
        Ok(solved) => solved,
        Err(refusal) => {
            let note = format!("the symbolic engine, which has such cycles, was not asked: {refusal}");
            return outcome.revised(|evidence| evidence.notes.push(note));
        }
    };
    match solved.verdict() {
        Verdict::Unknown => {
            let why = solved.bounds_hit.iter().chain(&solved.notes);
            let why = why.chain(solved.errors.iter().map(|error| &error.message)).cloned();
            let why: Vec<String> = why.collect();
            let why = if why.is_empty() { "it gave no answer".to_owned() } else { why.join("; ") };
            let note = format!("the symbolic engine, which has such cycles, does not know either: {why}");
            outcome.revised(|evidence| evidence.notes.push(note))
        }
        Verdict::Ok | Verdict::Violation => {
            let executions = outcome.executions().unwrap_or(0);
            let note = format!(
                "the graph engine found nothing in {executions} executions without a cycle of po and rf; {} allows some with one, \
                 so the symbolic engine answers",
                outcome.model
            );
            solved.revised(|evidence| evidence.notes.push(note))
        }
    }
}
