//! Compares two memory models on one input: finds the executions that one allows and the other forbids.
//!
//! - `models.rs`: the two sides: each has a plan, whose route finds its executions, and a text that says why
//!   it forbids others
//! - `enumerate.rs`: all executions of a side, as a set
//! - `reason.rs`: the axiom that forbids an execution, and the cycle that shows it
//! - this file: the two sets put side by side
//!
//! Executions are compared as sets of graphs: events, `rf` and `co`. If only one of the models has a
//! coherence order, `co` is left out of the comparison. Executions in which a thread is stuck are not
//! compared. An execution that ends in an error is not complete, and how much of it was built depends on the
//! search: it counts as a difference if the other model forbids what there is of it.

mod enumerate;
mod models;
mod reason;

use models::Contender;
pub use models::not_comparable;

use crate::check::left_to_right_note;
use crate::describe::describe_graph;
use crate::final_states::{Ending, condition_report};
use crate::input::Input;
use crate::options::Options;
use crate::plan::{Plan, Refusal};
use enumerate::{ModelExecutions, enumerate};
use fencepost_graph::Execution;
use fencepost_program::Program;
use fencepost_report::comparison::{Comparison, Difference, Group, Side};
use fencepost_report::{Completeness, ConditionReport};
use fencepost_search::Search;
use reason::{Forbidden, forbidden};

/// The greatest number of executions of each model that a comparison keeps in memory, unless the options say
/// otherwise.
pub const MOST_EXECUTIONS: usize = 100_000;

/// The options of a comparison, and the search that both sides share.
struct ComparisonRequest<'a> {
    options: &'a Options,
    search: Search,
}

impl ComparisonRequest<'_> {
    /// Returns the most executions of each model that are kept in memory; with more, the answer is open.
    fn most(&self) -> usize {
        self.options.compare.most.unwrap_or(MOST_EXECUTIONS)
    }
}

/// Compares the models of two plans on the same input, and returns the executions that only one of them
/// allows. Each model's executions are found by the route of its plan. The search, and what is shown, are
/// those of the first plan, so both plans must have the same limits and show the same; plans that differ in
/// that are refused.
pub fn compare(first: &Plan<'_>, second: &Plan<'_>) -> Result<Comparison, Refusal> {
    let contenders = [Contender::new(first)?, Contender::new(second)?];
    if !first.input().is_same(second.input()) {
        let names = [first, second].map(|plan| plan.input().name());
        return Err(Refusal::Usage(format!(
            "models are compared on one input, and the plans are for {} and for another {}",
            names[0], names[1]
        )));
    }
    let shared = |plan: &Plan<'_>| (plan.options().compare, plan.search().limits);
    if shared(first) != shared(second) {
        return Err(Refusal::Usage(
            "the two plans of a comparison must have the same limits and options".to_owned(),
        ));
    }
    let asked = ComparisonRequest { options: first.options(), search: first.search().begin() };
    Ok(put_side_by_side(first.input(), contenders.each_ref(), &asked)?)
}

fn put_side_by_side(
    input: &Input,
    models: [&Contender<'_>; 2],
    asked: &ComparisonRequest<'_>,
) -> Result<Comparison, String> {
    let start = asked.search.now();
    let without_co = models[0].decider.has_co() != models[1].decider.has_co();
    let found = [enumerate(models[0], asked, without_co)?, enumerate(models[1], asked, without_co)?];
    let left_to_right = found.iter().any(|found| found.left_to_right);
    let left_to_right = input.test().filter(|_| left_to_right).and_then(left_to_right_note);
    let programs = found.each_ref().map(|found| found.refined.as_ref());
    // Programs that were cut differently print differently.
    let cut = programs.map(|program| program.map(|program| format!("{program:?}")));
    if cut[0] != cut[1] {
        return Err(format!(
            "{}: under {} and {} memory is accessed in different pieces, and the executions cannot be compared",
            input.name(),
            models[0].name(),
            models[1].name()
        ));
    }
    let program = programs[0].unwrap_or(input.program());
    let meeting = Comparer { input, program, asked, without_co };
    let sides = [(0, 1), (1, 0)]
        .map(|(one, other)| meeting.side((models[one], &found[one]), (models[other], &found[other])));
    let same = sides.iter().all(|side| side.differences() == 0);
    let [first, second] = sides.each_ref().map(|side| side.condition.as_ref().map(ConditionReport::word));
    let mut bounds_hit: Vec<String> = found.iter().flat_map(|found| found.bounds(program)).collect();
    bounds_hit.sort();
    bounds_hit.dedup();
    let mut notes: Vec<String> = left_to_right.into_iter().collect();
    if without_co {
        let lacking = if models[0].decider.has_co() { models[1] } else { models[0] };
        notes.push(format!(
            "{} has no coherence order, so executions are compared without it: those that differ in co only count as one",
            lacking.name()
        ));
    }
    if without_co && same && first != second {
        notes.push(
            "the answers to the condition differ all the same: it asks which write to a location comes last, and only co says that"
                .to_owned(),
        );
    }
    notes.extend(found.iter().zip(models).flat_map(|(found, model)| found.notes(model)));
    Ok(Comparison {
        file: input.file(),
        test: input.test().map(|test| test.name.clone()),
        sides,
        without_co,
        stopped: found.iter().find_map(|found| found.stopped),
        bounds_hit,
        notes,
        time_s: asked.search.since(start).as_secs_f64(),
    })
}

/// One comparison: the input and what both sides share.
struct Comparer<'a> {
    input: &'a Input,
    /// The program that was explored.
    program: &'a Program,
    asked: &'a ComparisonRequest<'a>,
    without_co: bool,
}

/// An execution that one model allows and the other forbids.
struct ForbiddenExecution<'a> {
    execution: &'a Execution,
    /// The final state of the execution, if it is one of a litmus test.
    ending: Option<&'a Ending>,
    /// Whether the execution ends in an error.
    fails: bool,
    why: Forbidden,
}

impl Comparer<'_> {
    /// Reports the executions that one model allows, and why the other forbids some of them.
    fn side(
        &self,
        one: (&Contender<'_>, &ModelExecutions),
        other: (&Contender<'_>, &ModelExecutions),
    ) -> Side {
        let (model, found) = one;
        let decided = self.differences(found, other.0, other.1);
        let fails = decided.iter().filter(|decided| decided.fails).count() as u64;
        Side {
            model: model.name().to_owned(),
            engine: found.engine,
            executions: found.executions.len() as u64,
            only: decided.len() as u64 - fails,
            only_errors: fails,
            blocked: found.blocked,
            complete: found.is_complete() && !self.is_over(),
            condition: self.condition(found),
            groups: self.groups(decided),
        }
    }

    /// Returns the executions of `found` that the other model forbids: those that decide the condition first,
    /// then in the order of the graphs.
    fn differences<'f>(
        &self,
        found: &'f ModelExecutions,
        other: &Contender<'_>,
        theirs: &ModelExecutions,
    ) -> Vec<ForbiddenExecution<'f>> {
        let without_co = self.without_co && other.decider.has_co();
        // An execution that was built from left to right may be allowed in another order, which the other
        // side has.
        let same_orders = !found.left_to_right || theirs.left_to_right;
        let mut all = vec![];
        let missing =
            found.executions.iter().filter(|(execution, _)| !theirs.executions.contains_key(*execution));
        let mut missing: Vec<_> = missing.collect();
        missing.sort_by_key(|(execution, kept)| (!kept.ending.decides, *execution));
        for (execution, kept) in missing {
            if self.is_over() {
                break;
            }
            let why = forbidden(self.program, execution, &kept.unsequenced, other, without_co);
            // If the other side is incomplete, an execution may be missing only because it was not found.
            let is_known = why.is_certain() && same_orders || theirs.is_complete();
            if !is_known {
                continue;
            }
            let ending = self.input.test().map(|_| &kept.ending);
            all.push(ForbiddenExecution { execution, ending, fails: false, why });
        }
        let mut failed: Vec<_> = found.failed.iter().collect();
        failed.sort();
        for (execution, unsequenced) in failed {
            if self.is_over() {
                break;
            }
            let why = forbidden(self.program, execution, unsequenced, other, without_co);
            if why.is_certain() && same_orders {
                all.push(ForbiddenExecution { execution, ending: None, fails: true, why });
            }
        }
        all
    }

    /// Returns whether a limit has ended the comparison.
    fn is_over(&self) -> bool {
        self.asked.search.should_stop().is_some()
    }

    fn condition(&self, found: &ModelExecutions) -> Option<ConditionReport> {
        let condition = &self.input.test()?.condition;
        let report = condition_report(condition, found.positive, found.negative);
        Some(report.decided(Completeness::from(found.is_complete())))
    }

    /// Groups executions by the axiom that forbids them, in the order in which the axioms come up.
    fn groups(&self, decided: Vec<ForbiddenExecution<'_>>) -> Vec<Group> {
        let mut groups: Vec<Group> = vec![];
        for one in decided {
            let (axiom, text, check) = one.why.words();
            let known = groups.iter().position(|group| group.axiom == axiom && group.check == check);
            let at = known.unwrap_or_else(|| {
                groups.push(Group { axiom, text, check, ..Group::default() });
                groups.len() - 1
            });
            let group = &mut groups[at];
            group.executions += 1;
            group.errors += u64::from(one.fails);
            if self.asked.options.compare.all || group.examples.is_empty() {
                group.examples.push(self.shown(&one));
            }
        }
        groups
    }

    /// Describes an execution in the words of the source, and why it is forbidden.
    fn shown(&self, one: &ForbiddenExecution<'_>) -> Difference {
        let graph = one.why.graph().unwrap_or(one.execution);
        let (mut execution, mut ids) = describe_graph(self.program, graph, self.input.parts(), None);
        let (reason, focus) = one.why.reason(&mut ids);
        execution.focus = focus;
        if let (Some(test), Some(ending)) = (self.input.test(), one.ending) {
            execution.final_values = ending.named(test);
        }
        Difference { reason, every_co: one.why.graph().is_some(), execution }
    }
}
