//! The same questions, put to the symbolic engine; and one that only it can answer: why not?
//!
//! - [`Question`]: what is asked
//! - `circles.rs`: which circles of values the model excludes
//! - `goal.rs`: a condition as what an execution must do
//! - `graph.rs`: an execution that the solver found as a graph, as other engines have them
//! - `core.rs`: a minimal core in the words of the source and of the model

mod circles;
mod core;
mod goal;
mod graph;

pub use graph::{Graph, graph_of};

use super::gather;
use super::kinds::UNSUPPORTED;
use crate::describe::{Numbering, describe_graph};
use crate::final_states::{Ending, FinalStates, condition_report, decides, named_values, plain};
use crate::input::Input;
use crate::model::cat::CatModel;
use crate::names::Names;
use crate::plan::{Plan, Refusal};
use crate::statement;
use fencepost_cat::Role;
use fencepost_litmus::{Dialect, Observable, Test};
use fencepost_program::{BlockKind, Pos};
use fencepost_relational::Atom;
use fencepost_report::{self as report, Asked, ConditionReport, Finding, Outcome, Solver};
use fencepost_rml::Theory;
use fencepost_search::{Search, Stopped};
use fencepost_symbolic::unroll::{Action, End, Other, Statement};
use fencepost_symbolic::{
    Answer, Deed, Engine, Goal, Happening, Minimise, Missing, Options, Reply, StatementOf, Unsupported,
    Witness,
};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What the symbolic engine is asked.
#[derive(Clone)]
pub struct Question<'a> {
    /// What is asked about.
    input: &'a Input,
    /// What the model demands.
    theory: &'a dyn Theory,
    /// The model's text, if it is one in cat: it may want relations to be shown, and its axioms may exclude circles of values.
    text: Option<&'a CatModel>,
    /// How the engine works.
    engine: Options,
    /// What is asked of the answer.
    options: &'a crate::options::Options,
}

impl Question<'_> {
    fn wants(&self, kind: &str) -> bool {
        self.options.wants(kind)
    }
}

/// Puts the question of a plan to the symbolic engine, in a search that has begun.
pub fn ask(
    plan: &Plan<'_>,
    search: &Search,
    asked: fn(&Question<'_>) -> Outcome,
) -> Result<Outcome, Refusal> {
    let (input, model, options) = (plan.input(), plan.model(), plan.options());
    let engine = Options { search: search.clone(), ..options.for_symbolic(input.reading().unroll) };
    let text = model.cat().map(|text| &**text);
    let mut outcome =
        model.with_theory(|theory| asked(&Question { input, theory, text, engine, options }))?;
    model.name().clone_into(&mut outcome.model);
    if outcome.stopped.is_some()
        && let Some(why) = search.should_stop().filter(|why| *why != Stopped::Interrupted)
    {
        outcome.notes.insert(0, format!("stopped early: {}", why.phrase()));
    }
    Ok(outcome)
}

/// Says which flags of a text in cat the solver is not asked about: all but races.
fn note_flags(text: &fencepost_cat::Model, outcome: &mut Outcome) {
    let open = text.checks().filter(|check| match check.role {
        Role::Axiom => false,
        Role::Flag => true,
        Role::UndefinedUnless => check.test != fencepost_cat::Test::Empty || check.negated,
    });
    let names: Vec<String> = open.map(|check| format!("`{}`", check.name)).collect();
    if !names.is_empty() {
        outcome.notes.push(format!("not looked for by the symbolic engine: the flags {}", names.join(", ")));
    }
}

/// How many final states or executions are listed.
const MOST_STATES: usize = 1000;

/// Is the condition true, or does the program have an error?
pub fn check(question: &Question<'_>) -> Outcome {
    let start = question.engine.search.now();
    let mut outcome = new_outcome(question);
    // Nobody asks why.
    let engine = Options { minimise: Minimise::No, ..question.engine.clone() };
    let question = &Question { engine, ..question.clone() };
    match new_engine(question) {
        Err(unsupported) => give_up(question, &unsupported, &mut outcome),
        Ok(engine) => {
            let asker = Asker { question, engine };
            // What a bound cut off limits the answer even if nothing is left of which anything could be asked.
            note_limits(&asker.engine.limits(), &mut outcome);
            match question.input.test() {
                Some(test) => asker.condition(test, &mut outcome),
                None => asker.errors(&mut outcome),
            }
            asker.look_for_completion(&mut outcome);
        }
    }
    outcome.time_s = question.engine.search.since(start).as_secs_f64();
    report::judge(&mut outcome);
    if let Some(text) = question.text {
        note_flags(&text.model, &mut outcome);
    }
    outcome
}

/// Is the outcome that the condition speaks of (or, of a program without one, an error) possible? How, or why not? The answer is
/// that of `exists`, whatever the condition's own quantifier.
pub fn why(question: &Question<'_>) -> Outcome {
    let start = question.engine.search.now();
    let mut outcome = Outcome { asked: Asked::Why, ..new_outcome(question) };
    match new_engine(question) {
        Err(unsupported) => give_up(question, &unsupported, &mut outcome),
        Ok(engine) => {
            let asker = Asker { question, engine };
            asker.why(&mut outcome);
            asker.look_for_completion(&mut outcome);
        }
    }
    outcome.time_s = question.engine.search.since(start).as_secs_f64();
    report::judge(&mut outcome);
    outcome
}

/// Whether every member of the core of an impossible outcome is necessary. Asks again from the beginning: without one of them, can
/// the others hold? (For tests.)
pub fn is_core_minimal(question: &Question<'_>) -> Outcome {
    let Ok(engine) = new_engine(question) else { return Outcome::default() };
    let asker = Asker { question, engine };
    let is_minimal = asker.engine.has_minimal_core(&asker.goal());
    Outcome { core_is_minimal: Some(is_minimal), ..Outcome::default() }
}

fn new_engine<'a>(question: &Question<'a>) -> Result<Engine<'a>, Unsupported> {
    let asks_memory = |test: &Test| test.observables.iter().any(|o| matches!(o.at, Observable::Memory(_)));
    if question.input.test().is_some_and(asks_memory) && !question.theory.defines("final") {
        let model = question.theory.name();
        let what = format!(
            "what memory holds in the end, which the model {model} does not say; ask about registers"
        );
        return Err(Unsupported { what, pos: Pos::default() });
    }
    let observables =
        question.input.test().map_or(vec![], |test| test.observables.iter().map(|o| o.at).collect());
    let files = question.input.program().files.clone();
    let statements: StatementOf =
        Arc::new(move |pos| files.get(pos.file.0 as usize).map_or(pos, |file| statement::start(file, pos)));
    let circles = Some(circles::rules(question.theory, question.text));
    let options = Options { observables, statements: Some(statements), circles, ..question.engine.clone() };
    Engine::new(question.input.program(), question.input.order(), question.theory, options)
}

fn new_outcome(question: &Question<'_>) -> Outcome {
    Outcome {
        file: question.input.file(),
        test: question.input.test().map(|test| test.name.clone()),
        model: question.theory.name().to_owned(),
        engine: "symbolic".to_owned(),
        complete: true,
        ..Outcome::default()
    }
}

/// Notes in the outcome what limits an answer.
fn note_limits(limits: &[String], outcome: &mut Outcome) {
    outcome.complete &= limits.is_empty();
    for limit in limits {
        if !outcome.bounds_hit.contains(limit) {
            outcome.bounds_hit.push(limit.clone());
        }
    }
}

/// There is no answer: the search was stopped, or the engine cannot follow what stands somewhere.
fn give_up(question: &Question<'_>, unsupported: &Unsupported, outcome: &mut Outcome) {
    let program = question.input.program();
    outcome.complete = false;
    if unsupported.is_stop() {
        outcome.stopped = Some(question.engine.search.why_stopped().word().to_owned());
        return;
    }
    let file = program.files.get(unsupported.pos.file.0 as usize).filter(|_| unsupported.pos.is_known());
    outcome.errors.push(Finding {
        kind: UNSUPPORTED.to_owned(),
        message: unsupported.to_string(),
        file: file.map(|f| f.name().to_owned()),
        line: file.map(|_| unsupported.pos.line),
        ..Finding::default()
    });
}

struct Asker<'a> {
    question: &'a Question<'a>,
    engine: Engine<'a>,
}

impl Asker<'_> {
    /// Asks, and notes in the outcome what the answer took and what limits it.
    fn ask(&self, goal: &Goal, outcome: &mut Outcome) -> Answer {
        let reply = self.engine.ask(goal);
        self.note(&reply, outcome);
        reply.answer
    }

    fn note(&self, reply: &Reply, outcome: &mut Outcome) {
        let solver = outcome.solver.get_or_insert_with(Solver::default);
        solver.variables = solver.variables.max(reply.stats.variables as u64);
        solver.clauses = solver.clauses.max(reply.stats.clauses as u64);
        if self.question.theory.is_sequence() {
            solver.speculations = Some(reply.speculations as u64);
        }
        match &reply.answer {
            Answer::Stopped(why) => {
                outcome.complete = false;
                outcome.stopped = Some(why.word().to_owned());
            }
            // What is shown to be possible is possible, whatever was left out.
            Answer::Allowed(_) => {}
            Answer::Forbidden(_) => note_limits(&reply.limits, outcome),
        }
    }

    /// Finds out whether some execution comes to its end, unless what was found shows one or gives an answer without.
    fn look_for_completion(&self, outcome: &mut Outcome) {
        let has_error = outcome.condition.is_none() && !outcome.errors.is_empty();
        if has_error || outcome.has_complete_execution().is_some() || outcome.stopped.is_some() {
            return;
        }
        let goal = self.question.input.test().map_or(Goal::Anything, goal::anything);
        outcome.completes = match self.ask(&goal, outcome) {
            Answer::Allowed(_) => Some(true),
            Answer::Forbidden(_) => Some(false),
            Answer::Stopped(_) => None,
        };
        outcome.ended_early = self.ended_early();
    }

    /// How executions may end that do not come to their end.
    fn ended_early(&self) -> Vec<String> {
        let (program, unrolled) = (self.question.input.program(), self.engine.unrolled());
        let way = |end: &End<BlockKind>| {
            gather::ended_way(&unrolled.threads[end.thread.index()].name, program.place(end.pos), end.kind)
        };
        let ways: BTreeSet<String> = unrolled.cuts.iter().chain(&unrolled.blocks).map(way).collect();
        ways.into_iter().take(gather::MOST_WAYS).collect()
    }

    /// A litmus test: its condition, its final states, errors beside it.
    fn condition(&self, test: &Test, outcome: &mut Outcome) {
        let condition = &test.condition;
        let goal = goal::described(self.question.input, test);
        let answer = self.ask(&goal, outcome);
        let proved = matches!(answer, Answer::Forbidden(_)) && outcome.complete;
        let mut states = FinalStates::new(test);
        if !self.question.theory.is_sequence() && outcome.stopped.is_none() {
            self.list_states(test, &goal, &mut states, outcome);
        }
        // Of the states that decide the condition, the witness shows one, whether or not it was listed.
        let found = u64::from(matches!(answer, Answer::Allowed(_)));
        let shown = |satisfies| if decides(condition, satisfies) { found } else { 0 };
        let (positive, negative) = states.split();
        let report = condition_report(condition, positive.max(shown(true)), negative.max(shown(false)));
        outcome.final_states = states.into_report();
        outcome.condition = Some(ConditionReport { proved, ..report });
        if let Answer::Allowed(witness) = answer {
            outcome.witness = Some(self.pictured(&witness));
        }
        self.findings(outcome);
        if self.question.options.list_executions && !self.question.theory.is_sequence() {
            self.list(outcome);
        }
    }

    /// Adds all final states, those that reach the goal first, as far as there are not too many and the time suffices. Notes what is
    /// missing.
    fn list_states(&self, test: &Test, goal: &Goal, states: &mut FinalStates<'_>, outcome: &mut Outcome) {
        let listed = self.engine.final_states(goal, MOST_STATES);
        let endings = listed.found.into_iter().filter_map(|values| Ending::new(test, values));
        endings.for_each(|ending| states.list(&ending));
        self.note_missing(listed.missing, "final states", outcome);
    }

    /// Says what an enumeration has not listed.
    fn note_missing(&self, missing: Option<Missing>, what: &str, outcome: &mut Outcome) {
        let Some(missing) = missing else { return };
        outcome.complete = false;
        match missing {
            Missing::More => outcome.bounds_hit.push(format!(
                "there are more than {MOST_STATES} {what}: not all of them are listed or counted"
            )),
            Missing::Stopped(why) => {
                outcome.stopped = Some(why.word().to_owned());
                outcome.notes.push(format!("stopped early: not all {what} are listed or counted"));
            }
        }
    }

    /// Errors: failures of threads, and races where the model has them.
    fn findings(&self, outcome: &mut Outcome) {
        if self.engine.may_fail()
            && let Answer::Allowed(witness) = self.ask(&Goal::Failure, outcome)
        {
            outcome.errors.extend(self.failure(&witness));
        }
        let java = self.question.input.test().is_some_and(|test| test.dialect == Dialect::Java);
        if !java
            && self.question.wants(report::RACE)
            && self.question.theory.defines("race")
            && let Answer::Allowed(witness) = self.ask(&Goal::Race, outcome)
        {
            outcome.errors.push(self.race(&witness));
        }
    }

    /// A program: is there an error?
    fn errors(&self, outcome: &mut Outcome) {
        self.findings(outcome);
        if self.question.options.list_executions && !self.question.theory.is_sequence() {
            self.list(outcome);
        }
        self.admit_gaps(outcome);
    }

    /// What could go wrong in this program and was not looked for leaves the answer open.
    fn admit_gaps(&self, outcome: &mut Outcome) {
        let unrolled = self.engine.unrolled();
        let frees = |s: &Statement| matches!(s.action, Action::Other(Other::Free { .. }));
        let gaps = [
            (
                !unrolled.blocks.is_empty(),
                "deadlocks and waits without end are not looked for by this engine",
            ),
            (
                unrolled.statements.iter().any(frees),
                "memory used after its end, and wrong frees, are not looked for by this engine",
            ),
        ];
        for (_, gap) in gaps.into_iter().filter(|(there, _)| *there) {
            outcome.complete = false;
            outcome.bounds_hit.push(gap.to_owned());
        }
    }

    /// The finding that an execution which fails shows.
    fn failure(&self, witness: &Witness) -> Option<Finding> {
        let failure = witness.failure.as_ref()?;
        if !self.question.wants(failure.kind) {
            return None;
        }
        let program = self.question.input.program();
        let file = program.files.get(failure.pos.file.0 as usize).filter(|_| failure.pos.is_known());
        Some(Finding {
            kind: failure.kind.to_owned(),
            message: failure.message.clone(),
            file: file.map(|f| f.name().to_owned()),
            line: file.map(|_| failure.pos.line),
            thread: Some(self.engine.unrolled().threads[failure.thread.index()].name.clone()),
            execution: Some(self.pictured(witness)),
            ..Finding::default()
        })
    }

    fn race(&self, witness: &Witness) -> Finding {
        let run = &witness.main;
        let program = self.question.input.program();
        let file = |pos: Pos| program.files.get(pos.file.0 as usize).filter(|_| pos.is_known());
        let thread = |h: &Happening| h.thread.map(|t| self.engine.unrolled().threads[t.index()].name.clone());
        let pair = run.orders.get("race").and_then(|pairs| pairs.first());
        let Some((one, other)) = pair.map(|(a, b)| (&run.happenings[*a], &run.happenings[*b])) else {
            return Finding {
                kind: report::RACE.to_owned(),
                message: "data race".to_owned(),
                ..Finding::default()
            };
        };
        let names = Names::new(program, self.question.input.parts());
        let place = match one.deed {
            Deed::Read { cell, .. } | Deed::Write { cell, .. } => names.loc(cell),
            _ => String::new(),
        };
        let does = |h: &Happening| if matches!(h.deed, Deed::Read { .. }) { "read" } else { "write" };
        let at = |h: &Happening| program.place(h.pos).map_or(String::new(), |place| format!(" at {place}"));
        let message = format!(
            "data race on {place}: a {} by {}, and nothing orders it with the {} by {}{}",
            does(one),
            thread(one).unwrap_or_default(),
            does(other),
            thread(other).unwrap_or_default(),
            at(other),
        );
        Finding {
            kind: report::RACE.to_owned(),
            message,
            file: file(one.pos).map(|f| f.name().to_owned()),
            line: file(one.pos).map(|_| one.pos.line),
            thread: thread(one),
            related: vec![report::Related {
                what: "other access".to_owned(),
                file: file(other.pos).map(|f| f.name().to_owned()),
                line: file(other.pos).map(|_| other.pos.line),
                thread: thread(other),
            }],
            execution: Some(self.pictured(witness)),
            ..Finding::default()
        }
    }

    fn list(&self, outcome: &mut Outcome) {
        if outcome.stopped.is_some() {
            return;
        }
        let runs = self.engine.runs(MOST_STATES);
        outcome.executions = Some(runs.found.len() as u64);
        let describe = |run| {
            let graph = graph_of(run, self.engine.unrolled().threads.len());
            let (program, parts) = (self.question.input.program(), self.question.input.parts());
            describe_graph(program, &graph.execution, parts, self.question.text.map(|text| &text.model)).0
        };
        outcome.executions_list = Some(runs.found.iter().map(describe).collect());
        self.note_missing(runs.missing, "executions", outcome);
    }

    /// What is asked.
    fn goal(&self) -> Goal {
        match self.question.input.test() {
            Some(test) => goal::described(self.question.input, test),
            None => Goal::Wrong,
        }
    }

    /// Why is it possible, or why not?
    fn why(&self, outcome: &mut Outcome) {
        let goal = self.goal();
        let answer = self.ask(&goal, outcome);
        let found = matches!(answer, Answer::Allowed(_));
        if let Some(test) = self.question.input.test() {
            let text = plain(&goal::outcome_text(&test.condition));
            outcome.condition =
                Some(ConditionReport::new(report::ConditionKind::Exists, text, found.into(), 0));
        }
        match answer {
            Answer::Allowed(witness) => match self.question.input.test() {
                Some(_) => outcome.witness = Some(self.pictured(&witness)),
                None if witness.failure.is_some() => outcome.errors.extend(self.failure(&witness)),
                None => outcome.errors.push(self.race(&witness)),
            },
            Answer::Forbidden(core) => {
                outcome.core = Some(self.members(&core, &goal));
                outcome.core_is_minimal = Some(core.is_minimal);
                outcome.notes.push(self.advice(&core));
                if self.question.input.test().is_none() {
                    self.admit_gaps(outcome);
                }
                if self.question.options.symbolic.cores > 1 {
                    let cores = self.engine.cores(&goal, self.question.options.symbolic.cores);
                    let others = cores.iter().filter(|other| other.members != core.members);
                    outcome.other_cores = others.map(|other| self.members(other, &goal)).collect();
                }
            }
            Answer::Stopped(_) => {}
        }
    }

    /// An execution for a report; with the executions that justify it.
    fn pictured(&self, witness: &Witness) -> report::Execution {
        let (program, threads) = (self.question.input.program(), self.engine.unrolled().threads.len());
        let steps = witness.steps.iter().map(|step| (&step.run, &step.committed[..]));
        let mut before: Option<(report::Execution, Graph, Numbering, &[Atom])> = None;
        // From the first execution to the main one: each does what the one before it committed to.
        for (run, committed) in steps.chain([(&witness.main, &[][..])]) {
            let graph = graph_of(run, threads);
            let (mut execution, mut ids) = describe_graph(
                program,
                &graph.execution,
                self.question.input.parts(),
                self.question.text.map(|text| &text.model),
            );
            if let Some((source, was, mut was_ids, kept)) = before.take() {
                // An execution that justifies itself says nothing; what justifies that one does.
                if was.execution == graph.execution {
                    execution.derivation = source.derivation;
                    before = Some((execution, graph, ids, committed));
                    continue;
                }
                let derivation = graph::derivation(source, (&graph, &mut ids), (&was, &mut was_ids), kept);
                execution.derivation = Some(Box::new(derivation));
            }
            before = Some((execution, graph, ids, committed));
        }
        let mut execution = before.map(|(main, ..)| main).unwrap_or_default();
        if let Some(test) = self.question.input.test() {
            execution.final_values = named_values(test, &witness.values);
        }
        execution
    }
}
