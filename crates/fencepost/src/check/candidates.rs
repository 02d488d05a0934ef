//! Has the candidate enumerator answer about a litmus test. It takes every model that is a text in cat, those
//! that allow cycles of `po ∪ rf` included.

use super::ExecutionsRequest;
use super::flags::Flags;
use super::litmus::Collector;
use crate::model::cat::CatModel;
use fencepost_candidates::{Options, Summary, enumerate};
use fencepost_explore as explore;
use fencepost_graph::Candidate;
use fencepost_litmus::Test;
use fencepost_report::{Counts, Evidence, Finding, Kind, Outcome};
use fencepost_search::Stopped;
use std::sync::Arc;
use std::time::Duration;

/// The note of an answer that may lack executions, because values could justify each other in a circle
/// ([`Summary::circles`]).
const CIRCLES: &str = "there are values that could justify each other in a circle, and the model is not known to rule that out; \
    such executions are not all tried (--engine symbolic tries them)";

/// Returns whether an outcome says that the candidate enumerator could not handle the test.
pub(super) fn did_not_take(outcome: &Outcome) -> bool {
    let refused = outcome.errors.iter().any(|error| error.kind == Kind::Unsupported);
    refused || outcome.stopped == Some(Stopped::MaxPaths)
}

/// Has the candidate enumerator find the executions of a litmus test that `model` allows, and judges the
/// test's condition by them. The question's own model is not looked at; of its configuration, only the
/// search's limits and control are used.
pub fn candidates(test: &Test, model: &Arc<CatModel>, question: &ExecutionsRequest<'_>) -> Outcome {
    let search = question.config.search.begin();
    let start = search.now();
    let flags = Flags::of(&question.decider);
    let mut collector = Collector::new(test, question, flags.as_ref());
    let options = Options {
        co: model.co(),
        unsequenced: test.unsequenced.clone(),
        search: search.clone(),
        ..Options::default()
    };
    let judge = |candidate: &Candidate| model.model.allows(candidate);
    let summary = enumerate(&test.program, &judge, &options, &mut collector);
    let time = search.since(start);
    match summary {
        Ok(summary) => {
            let why = summary.stopped.map(|why| match why {
                Stopped::MaxPaths => {
                    let most = options.max_paths;
                    let help = "--unroll N leaves fewer, and --engine symbolic takes them all at once";
                    (why, format!("a thread has more than {most} ways to go ({help})"))
                }
                _ => (why, why.phrase().to_owned()),
            });
            let circles = model.allows_circles(summary.circles);
            let mut evidence = finished(collector, summary, why, time);
            if circles {
                evidence.complete = false;
                evidence.notes.push(CIRCLES.to_owned());
            }
            Outcome::new(evidence)
        }
        Err(unsupported) => {
            let pos = unsupported.pos;
            let file = test.program.files.get(pos.file.0 as usize).filter(|_| pos.is_known());
            let finding = Finding {
                file: file.map(|f| f.name().to_owned()),
                line: file.map(|_| pos.line),
                ..Finding::new(Kind::Unsupported, unsupported.to_string())
            };
            let mut evidence = finished(collector, Summary::default(), None, time);
            evidence.complete = false;
            evidence.errors.push(finding);
            Outcome::new(evidence)
        }
    }
}

/// Makes the outcome of a search. `why` is the limit that ended it early, if any, with the phrase for people.
fn finished(
    collector: Collector<'_>,
    summary: Summary,
    why: Option<(Stopped, String)>,
    time: Duration,
) -> Evidence<Counts> {
    let found_torn = collector.found_torn();
    let stopped = summary.stopped;
    let summary = explore::Summary {
        executions: summary.executions,
        blocked: summary.blocked,
        wasted: summary.wasted,
        wrong: summary.failed,
        bounds_hit: summary.bounds_hit,
        ..explore::Summary::default()
    };
    let mut evidence = collector.evidence(summary, stopped, time).map(|graphs| graphs.counts);
    if let Some((stopped, why)) = why {
        evidence.complete = false;
        // The collector itself ends the search if a final value is not determined.
        if !found_torn {
            evidence.stopped = Some(stopped);
            evidence.notes.insert(0, format!("stopped early: {why}"));
        }
    }
    evidence
}
