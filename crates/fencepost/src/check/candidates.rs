//! A litmus test, put to the candidate enumerator: for models that are texts, also those that allow cycles of `po ∪ rf`.

use super::Question;
use super::flags::Flags;
use super::kinds::UNSUPPORTED;
use super::litmus::Collector;
use crate::model::cat::CatModel;
use fencepost_candidates::{Options, Summary, enumerate};
use fencepost_explore as explore;
use fencepost_graph::Candidate;
use fencepost_litmus::Test;
use fencepost_report::{self as report, Finding, Outcome};
use fencepost_search::Stopped;
use std::sync::Arc;
use std::time::Duration;

/// The engine's name in reports.
pub(super) const NAME: &str = "candidates";

/// What is said where executions may be missing ([`Summary::circles`]).
const CIRCLES: &str = "there are values that could justify each other in a circle, and the model is not known to rule that out; \
    such executions are not all tried (--engine symbolic tries them)";

/// Whether an outcome says that the enumerator did not take the test.
pub(super) fn did_not_take(outcome: &Outcome) -> bool {
    let refused = outcome.errors.iter().any(|error| error.kind == UNSUPPORTED);
    refused || outcome.stopped.as_deref() == Some(Stopped::MaxPaths.word())
}

/// Enumerates the executions of a litmus test that `model` allows and answers the test's condition. The question's own model is not
/// looked at; of what it asks of the exploration, its limits are kept, and whoever controls it may stop it.
pub fn candidates(test: &Test, model: &Arc<CatModel>, question: &Question<'_>) -> Outcome {
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
                    (why.word(), format!("a thread has more than {most} ways to go ({help})"))
                }
                _ => (why.word(), why.phrase().to_owned()),
            });
            let circles = model.allows_circles(summary.circles);
            let mut outcome = finished(collector, summary, why, time);
            if circles {
                outcome.complete = false;
                outcome.notes.push(CIRCLES.to_owned());
                report::judge(&mut outcome);
            }
            outcome
        }
        Err(unsupported) => {
            let pos = unsupported.pos;
            let file = test.program.files.get(pos.file.0 as usize).filter(|_| pos.is_known());
            let finding = Finding {
                kind: UNSUPPORTED.to_owned(),
                message: unsupported.to_string(),
                file: file.map(|f| f.name().to_owned()),
                line: file.map(|_| pos.line),
                ..Finding::default()
            };
            let mut outcome = finished(collector, Summary::default(), None, time);
            outcome.complete = false;
            outcome.errors.push(finding);
            report::judge(&mut outcome);
            outcome
        }
    }
}

/// The outcome, judged; `why` the search ended early, for machines and for people.
fn finished(
    collector: Collector<'_>,
    summary: Summary,
    why: Option<(&str, String)>,
    time: Duration,
) -> Outcome {
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
    let mut outcome = collector.outcome(summary, stopped, time);
    outcome.engine = NAME.to_owned();
    if let Some((word, why)) = why {
        outcome.complete = false;
        // A value that cannot be told ends the search by itself.
        if !found_torn {
            outcome.stopped = Some(word.to_owned());
            outcome.notes.insert(0, format!("stopped early: {why}"));
        }
    }
    report::judge(&mut outcome);
    outcome
}
