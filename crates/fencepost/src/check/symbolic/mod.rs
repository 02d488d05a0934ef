//! Asks the symbolic engine: the same questions as other engines, and one that only it can answer, why an
//! outcome is impossible.
//!
//! - [`SolverRequest`]: what is asked
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
use super::kinds;
use crate::describe::{Numbering, describe_graph};
use crate::explain::{self, fault, race};
use crate::final_states::{Ending, FinalStates, condition_report, decides, named_values, plain};
use crate::input::Input;
use crate::model::cat::CatModel;
use crate::names::Names;
use crate::plan::{Plan, Refusal};
use crate::statement;
use fencepost_cat::Role;
use fencepost_litmus::{Dialect, Observable, Test};
use fencepost_program::{BlockKind, Pos, ThreadId};
use fencepost_relational::Atom;
use fencepost_report::{
    self as report, ConditionReport, Evidence, Finding, Kind, Outcome, Solved, Solver, SolverQuestion,
};
use fencepost_rml::Theory;
use fencepost_search::{Search, Stopped};
use fencepost_symbolic::unroll::{Action, End, OtherEvent, Statement};
use fencepost_symbolic::{
    Answer, Engine, Explain, Goal, Incomplete, Minimise, Options, Reply, RunEvent, RunEventKind, StatementOf,
    ThreadFailure, Unsupported, Witness,
};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A question for the symbolic engine (input, formulas of the model, options).
#[derive(Clone)]
pub struct SolverRequest<'a> {
    /// The input that the question is about.
    input: &'a Input,
    /// The formulas of the model.
    theory: &'a dyn Theory,
    /// The model's text, if it is one in cat: it may want relations to be shown, and its axioms may exclude
    /// circles of values.
    text: Option<&'a CatModel>,
    /// The engine's configuration: bounds and limits.
    engine: Options,
    /// The user's options: what to report, and which findings to ignore.
    options: &'a crate::options::Options,
}

impl SolverRequest<'_> {
    fn wants(&self, kind: Kind) -> bool {
        self.options.wants(kind)
    }
}

/// Asks the symbolic engine the question of a plan, in a search that has begun.
pub fn ask(
    plan: &Plan<'_>,
    search: &Search,
    asked: fn(&SolverRequest<'_>) -> Evidence<Solved>,
) -> Result<Outcome, Refusal> {
    let mut evidence = with_question(plan, search, asked)?;
    plan.model().name().clone_into(&mut evidence.model);
    if evidence.stopped.is_some()
        && let Some(why) = search.should_stop().filter(|why| *why != Stopped::Interrupted)
    {
        evidence.notes.insert(0, format!("stopped early: {}", why.phrase()));
    }
    Ok(Outcome::new(evidence))
}

/// Translates the question of a plan for the symbolic engine, and calls `ask` with it.
fn with_question<T>(
    plan: &Plan<'_>,
    search: &Search,
    ask: impl FnOnce(&SolverRequest<'_>) -> T,
) -> Result<T, Refusal> {
    let (input, model, options) = (plan.input(), plan.model(), plan.options());
    let engine = Options { search: search.clone(), ..options.for_symbolic(input.reading().unroll) };
    let text = model.cat().map(|text| &**text);
    Ok(model.with_theory(|theory| ask(&SolverRequest { input, theory, text, engine, options }))?)
}

/// Adds a note that names the flags of a text in cat that the solver is not asked about: all but races.
fn note_flags(text: &fencepost_cat::Model, evidence: &mut Evidence<Solved>) {
    let open = text.checks().filter(|check| match check.role {
        Role::Axiom => false,
        Role::Flag => true,
        Role::UndefinedUnless => check.test != fencepost_cat::Test::Empty || check.negated,
    });
    let names: Vec<String> = open.map(|check| format!("`{}`", check.name)).collect();
    if !names.is_empty() {
        evidence.notes.push(format!("not looked for by the symbolic engine: the flags {}", names.join(", ")));
    }
}

/// The most final states or executions that an answer lists.
const MOST_STATES: usize = 1000;

/// Has the symbolic engine find out whether the condition holds, or whether the program has an error.
pub fn check(question: &SolverRequest<'_>) -> Evidence<Solved> {
    let start = question.engine.search.now();
    let mut evidence = new_evidence(question);
    // `check` shows no core, so that all its questions can share one problem.
    let engine = Options { minimise: Minimise::No, explain: Explain::Nothing, ..question.engine.clone() };
    let question = &SolverRequest { engine, ..question.clone() };
    match new_engine(question) {
        Err(unsupported) => give_up(question, &unsupported, &mut evidence),
        Ok(engine) => {
            let asker = Asker { question, engine };
            // What a bound cut off limits the answer even if nothing is left of which anything could be
            // asked.
            note_limits(&asker.engine.limits(), &mut evidence);
            match question.input.test() {
                Some(test) => asker.condition(test, &mut evidence),
                None => asker.errors(&mut evidence),
            }
            asker.look_for_completion(&mut evidence);
        }
    }
    evidence.time_s = question.engine.search.since(start).as_secs_f64();
    if let Some(text) = question.text {
        note_flags(&text.model, &mut evidence);
    }
    evidence
}

/// Has the symbolic engine find out whether an outcome is possible, and gives an execution or a core. It is
/// the outcome that the condition describes or, of a program without one, an error. The answer is that of
/// `exists`, whatever the condition's own quantifier.
pub fn why(question: &SolverRequest<'_>) -> Evidence<Solved> {
    let start = question.engine.search.now();
    let mut evidence = new_evidence(question);
    evidence.details.asked = SolverQuestion::Why { core: None };
    match new_engine(question) {
        Err(unsupported) => give_up(question, &unsupported, &mut evidence),
        Ok(engine) => {
            let asker = Asker { question, engine };
            asker.why(&mut evidence);
            asker.look_for_completion(&mut evidence);
        }
    }
    evidence.time_s = question.engine.search.since(start).as_secs_f64();
    evidence
}

/// Returns whether every member of the core of an impossible outcome is necessary. For each of them it solves
/// the problem again without that one. (For tests.)
pub fn is_core_minimal(plan: &Plan<'_>, search: &Search) -> Result<bool, Refusal> {
    with_question(plan, search, |question| {
        let Ok(engine) = new_engine(question) else { return false };
        let asker = Asker { question, engine };
        asker.engine.has_minimal_core(&asker.goal())
    })
}

fn new_engine<'a>(question: &SolverRequest<'a>) -> Result<Engine<'a>, Unsupported> {
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

fn new_evidence(question: &SolverRequest<'_>) -> Evidence<Solved> {
    Evidence {
        file: question.input.file(),
        test: question.input.test().map(|test| test.name.clone()),
        model: question.theory.name().to_owned(),
        complete: true,
        ..Evidence::new(Solved::default())
    }
}

/// Notes in the evidence what limits an answer.
fn note_limits(limits: &[String], evidence: &mut Evidence<Solved>) {
    evidence.complete &= limits.is_empty();
    for limit in limits {
        if !evidence.bounds_hit.contains(limit) {
            evidence.bounds_hit.push(limit.clone());
        }
    }
}

/// Records in the evidence that there is no answer: the search was stopped, or the engine does not support
/// something in the program.
fn give_up(question: &SolverRequest<'_>, unsupported: &Unsupported, evidence: &mut Evidence<Solved>) {
    let program = question.input.program();
    evidence.complete = false;
    if unsupported.is_stop() {
        evidence.stopped = Some(question.engine.search.why_stopped());
        return;
    }
    let file = program.files.get(unsupported.pos.file.0 as usize).filter(|_| unsupported.pos.is_known());
    evidence.errors.push(Finding {
        file: file.map(|f| f.name().to_owned()),
        line: file.map(|_| unsupported.pos.line),
        ..Finding::new(Kind::Unsupported, unsupported.to_string())
    });
}

struct Asker<'a> {
    question: &'a SolverRequest<'a>,
    engine: Engine<'a>,
}

impl Asker<'_> {
    /// Asks the solver for an execution that reaches a goal; records in the evidence what that took and what
    /// limits the answer.
    fn ask(&self, goal: &Goal, evidence: &mut Evidence<Solved>) -> Answer {
        let reply = self.engine.ask(goal);
        self.note(&reply, evidence);
        reply.answer
    }

    fn note(&self, reply: &Reply, evidence: &mut Evidence<Solved>) {
        let solver = evidence.details.solver.get_or_insert_with(Solver::default);
        solver.variables = solver.variables.max(reply.stats.variables as u64);
        solver.clauses = solver.clauses.max(reply.stats.clauses as u64);
        if self.question.theory.is_sequence() {
            solver.speculations = Some(reply.speculations as u64);
        }
        match &reply.answer {
            Answer::Stopped(why) => {
                evidence.complete = false;
                evidence.stopped = Some(*why);
            }
            // What is shown to be possible is possible, whatever was left out.
            Answer::Allowed(_) => {}
            Answer::Forbidden(_) => note_limits(&reply.limits, evidence),
        }
    }

    /// Finds out whether some execution comes to its end, unless the findings show one or give an answer
    /// without.
    fn look_for_completion(&self, evidence: &mut Evidence<Solved>) {
        let has_error = evidence.condition.is_none() && !evidence.errors.is_empty();
        let is_shown = evidence.has_judged_execution() || evidence.details.listed.is_some();
        if has_error || is_shown || evidence.stopped.is_some() {
            return;
        }
        let goal = self.question.input.test().map_or(Goal::Anything, goal::anything);
        evidence.details.completes = match self.ask(&goal, evidence) {
            Answer::Allowed(_) => Some(true),
            Answer::Forbidden(_) => Some(false),
            Answer::Stopped(_) => None,
        };
        evidence.ended_early = self.ended_early();
    }

    /// Describes how executions may end before their end.
    fn ended_early(&self) -> Vec<String> {
        let (program, unrolled) = (self.question.input.program(), self.engine.unrolled());
        let way = |end: &End<BlockKind>| {
            gather::describe_stop(
                &unrolled.threads[end.thread.index()].name,
                program.place(end.pos),
                end.kind,
            )
        };
        let ways: BTreeSet<String> = unrolled.cuts.iter().chain(&unrolled.blocks).map(way).collect();
        ways.into_iter().take(gather::MOST_WAYS).collect()
    }

    /// Answers a litmus test: its condition, its final states, and errors beside it.
    fn condition(&self, test: &Test, evidence: &mut Evidence<Solved>) {
        let condition = &test.condition;
        let goal = goal::described(self.question.input, test);
        let answer = self.ask(&goal, evidence);
        let proved = matches!(answer, Answer::Forbidden(_)) && evidence.complete;
        let mut states = FinalStates::new(test);
        if !self.question.theory.is_sequence() && evidence.stopped.is_none() {
            self.list_states(test, &goal, &mut states, evidence);
        }
        // Of the states that decide the condition, the witness shows one, whether or not it was listed.
        let found = u64::from(matches!(answer, Answer::Allowed(_)));
        let shown = |satisfies| if decides(condition, satisfies) { found } else { 0 };
        let (positive, negative) = states.split();
        let mut report = condition_report(condition, positive.max(shown(true)), negative.max(shown(false)));
        evidence.final_states = states.into_report();
        report.proved = proved;
        evidence.condition = Some(report);
        if let Answer::Allowed(witness) = answer {
            evidence.witness = Some(self.pictured(&witness));
        }
        self.findings(evidence);
        if self.question.options.list_executions && !self.question.theory.is_sequence() {
            self.list(evidence);
        }
    }

    /// Lists all final states, those that reach the goal first, as far as their number and the time allow.
    /// Notes what is missing.
    fn list_states(
        &self,
        test: &Test,
        goal: &Goal,
        states: &mut FinalStates<'_>,
        evidence: &mut Evidence<Solved>,
    ) {
        let listed = self.engine.final_states(goal, MOST_STATES);
        let endings = listed.found.into_iter().filter_map(|values| Ending::new(test, values));
        endings.for_each(|ending| states.list(&ending));
        self.note_missing(listed.missing, "final states", evidence);
    }

    /// Adds a note that says why an enumeration is not complete.
    fn note_missing(&self, missing: Option<Incomplete>, what: &str, evidence: &mut Evidence<Solved>) {
        let Some(missing) = missing else { return };
        evidence.complete = false;
        match missing {
            Incomplete::More => evidence.bounds_hit.push(format!(
                "there are more than {MOST_STATES} {what}: not all of them are listed or counted"
            )),
            Incomplete::Stopped(why) => {
                evidence.stopped = Some(why);
                evidence.notes.push(format!("stopped early: not all {what} are listed or counted"));
            }
        }
    }

    /// Adds the errors: failures of threads, and races where the model has them.
    fn findings(&self, evidence: &mut Evidence<Solved>) {
        if self.engine.may_fail()
            && let Answer::Allowed(witness) = self.ask(&Goal::Failure, evidence)
        {
            evidence.errors.extend(self.failure(&witness));
        }
        let java = self.question.input.test().is_some_and(|test| test.dialect == Dialect::Java);
        if !java
            && self.question.wants(Kind::Race)
            && self.question.theory.defines("race")
            && let Answer::Allowed(witness) = self.ask(&Goal::Race, evidence)
        {
            evidence.errors.push(self.race(&witness));
        }
    }

    /// Looks for errors of a program that has no condition.
    fn errors(&self, evidence: &mut Evidence<Solved>) {
        self.findings(evidence);
        if self.question.options.list_executions && !self.question.theory.is_sequence() {
            self.list(evidence);
        }
        self.admit_gaps(evidence);
    }

    /// Makes the evidence incomplete if the program could have errors that the engine does not look for.
    fn admit_gaps(&self, evidence: &mut Evidence<Solved>) {
        let unrolled = self.engine.unrolled();
        let frees = |s: &Statement| matches!(s.action, Action::Other(OtherEvent::Free { .. }));
        let wrong_frees = || "memory used after its end, and wrong frees, are not looked for by this engine";
        let wants_waits = self.question.wants(Kind::Deadlock) || self.question.wants(Kind::Liveness);
        let gaps = [
            if wants_waits { self.endless_waits() } else { None },
            unrolled.statements.iter().any(frees).then(wrong_frees).map(str::to_owned),
        ];
        for gap in gaps.into_iter().flatten() {
            evidence.complete = false;
            evidence.bounds_hit.push(gap);
        }
    }

    /// Says where threads could wait without end, which the engine does not look for, and what to do about
    /// it; `None` if no thread can.
    fn endless_waits(&self) -> Option<String> {
        let unrolled = self.engine.unrolled();
        let program = self.question.input.program();
        let blocks = unrolled.blocks.iter().map(|block| (block.thread, block.pos, block.kind));
        // Where locks are actions of the model, taking one is no place at which the unrolled program blocks.
        let locks = unrolled.statements.iter().filter_map(|s| match s.action {
            Action::Lock { .. } => Some((s.thread, s.pos, BlockKind::Lock)),
            _ => None,
        });
        let (thread, pos, kind) = blocks.chain(locks).next()?;
        let wait = gather::describe_stop(&self.thread(thread), program.place(pos), kind);
        Some(format!(
            "deadlocks and waits without end are not looked for by this engine ({wait}); the graph engine looks for them, under the \
             models that it knows (--engine graph --model rc11); --check safety leaves them out of the question"
        ))
    }

    /// Describes the error that an execution which fails shows.
    fn failure(&self, witness: &Witness) -> Option<Finding> {
        let ThreadFailure { thread, pos, failure } = witness.failure.as_ref()?;
        let kind = kinds::of_failure(failure);
        if !self.question.wants(kind) {
            return None;
        }
        let names = Names::new(self.question.input.program(), self.question.input.parts());
        Some(Finding {
            thread: Some(self.thread(*thread)),
            execution: Some(self.pictured(witness)),
            ..explain::finding(&names, kind, fault::words(failure), Some(*pos))
        })
    }

    /// Returns the name of a thread for reports.
    fn thread(&self, thread: ThreadId) -> String {
        self.engine.unrolled().threads[thread.index()].name.clone()
    }

    fn race(&self, witness: &Witness) -> Finding {
        let run = &witness.main;
        let names = Names::new(self.question.input.program(), self.question.input.parts());
        let pair = run.orders.get("race").and_then(|pairs| pairs.first());
        let side = |h: &RunEvent| race::Side {
            label: match h.kind {
                RunEventKind::Event(label) => Some(label),
                _ => None,
            },
            thread: h.thread.map(|thread| self.thread(thread)),
            pos: h.pos,
        };
        match pair.map(|(one, other)| (side(&run.events[*one]), side(&run.events[*other]))) {
            Some((one, other)) => {
                let execution = Some(self.pictured(witness));
                Finding { execution, ..race::unordered(&names, &one, &other) }
            }
            None => explain::finding(&names, Kind::Race, "data race".to_owned(), None),
        }
    }

    fn list(&self, evidence: &mut Evidence<Solved>) {
        if evidence.stopped.is_some() {
            return;
        }
        let runs = self.engine.runs(MOST_STATES);
        let describe = |run| {
            let graph = graph_of(run, self.engine.unrolled().threads.len());
            let (program, parts) = (self.question.input.program(), self.question.input.parts());
            describe_graph(program, &graph.execution, parts, self.question.text.map(|text| &text.model)).0
        };
        evidence.details.listed = Some(runs.found.iter().map(describe).collect());
        self.note_missing(runs.missing, "executions", evidence);
    }

    /// Returns the goal that `why` asks about.
    fn goal(&self) -> Goal {
        match self.question.input.test() {
            Some(test) => goal::described(self.question.input, test),
            None => Goal::Wrong,
        }
    }

    /// Adds to the evidence an execution that reaches the goal, or the cores that exclude it.
    fn why(&self, evidence: &mut Evidence<Solved>) {
        let goal = self.goal();
        let answer = self.ask(&goal, evidence);
        let found = matches!(answer, Answer::Allowed(_));
        if let Some(test) = self.question.input.test() {
            let text = plain(&goal::outcome_text(&test.condition));
            evidence.condition =
                Some(ConditionReport::new(report::ConditionKind::Exists, text, found.into(), 0));
        }
        match answer {
            Answer::Allowed(witness) => match self.question.input.test() {
                Some(_) => evidence.witness = Some(self.pictured(&witness)),
                None if witness.failure.is_some() => evidence.errors.extend(self.failure(&witness)),
                None => evidence.errors.push(self.race(&witness)),
            },
            Answer::Forbidden(core) => {
                evidence.notes.push(self.advice(&core));
                if self.question.input.test().is_none() {
                    self.admit_gaps(evidence);
                }
                let cores = match self.question.options.symbolic.cores {
                    0 | 1 => vec![],
                    most => self.engine.cores(&goal, most),
                };
                let others = cores.iter().filter(|other| other.members != core.members);
                let core = report::Core {
                    members: self.members(&core, &goal),
                    is_minimal: core.is_minimal,
                    others: others.map(|other| self.members(other, &goal)).collect(),
                };
                evidence.details.asked = SolverQuestion::Why { core: Some(core) };
            }
            Answer::Stopped(_) => {}
        }
    }

    /// Describes an execution for a report, with the executions that justify it.
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
