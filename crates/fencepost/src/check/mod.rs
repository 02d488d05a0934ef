//! Asks the engines that a [`Plan`] names, and puts their answer into an [`Outcome`].
//!
//! - this file: [`check()`] and [`why`], which follow a plan's route
//! - `question.rs`: what the graph engine and the candidate enumerator are asked
//! - `litmus.rs`: a litmus test: every execution is judged by the condition
//! - `program.rs`: a program: is there an error?
//! - `findings.rs`: what goes wrong in an execution, collected: the same for both
//! - `gather.rs`: counting, listing and what the engine's limits left out: the same for both
//! - `flags.rs`: what a model that is a text says is wrong with an execution: the same for both
//! - `candidates.rs`: litmus tests, put to the candidate enumerator
//! - `cycles.rs`: the symbolic engine's answer where the graph engine leaves out executions (`jam21`)
//! - `unsequenced.rs`: what to say where C leaves operands unsequenced
//! - `estimate.rs`: how much there is to explore
//! - `session.rs`: searches that rest and go on: the same for both
//! - `refusals.rs`: programs that a model cannot be asked about
//! - `kinds.rs`: which kind of error a fault of the machine is, and what to say of it
//! - `states/`: the same questions, put to the state engine (the files above ask the graph engine)
//! - `symbolic/`: the same questions, put to the symbolic engine, and why an outcome is impossible

mod candidates;
mod cycles;
mod estimate;
mod findings;
mod flags;
mod gather;
pub(crate) mod kinds;
mod litmus;
mod program;
pub(crate) mod refusals;
mod request;
mod session;
mod states;
pub(crate) mod symbolic;
mod unsequenced;

pub(crate) use gather::bounds;
pub use gather::running;
pub(crate) use request::ExecutionsRequest;
pub use session::Session;
pub use symbolic::{Graph, graph_of};
pub(crate) use unsequenced::left_to_right_note;

use crate::fit;
use crate::input::{Body, Input};
use crate::model::Decider;
use crate::plan::{Plan, Refusal, Route};
use crate::report::{self, Engine, Kind, Outcome};
use fencepost_explore::{Config, Guesser};
use fencepost_program::Program;
use fencepost_search::{Search, Stopped};

/// The note of answers that say nothing about deadlocks.
const WITHOUT_DEADLOCKS: &str =
    "deadlocks were not looked for (--check safety and --ignore deadlock leave them out of the question)";

/// Answers the question of a plan, which is whether the condition holds or the program is right.
pub fn check(plan: &Plan<'_>) -> Outcome {
    with_all_notes(plan, note_default_memory(plan, follow(plan, plan.route(), &plan.search().begin())))
}

/// Adds what an input has to say of any answer about it.
fn with_all_notes(plan: &Plan<'_>, outcome: Outcome) -> Outcome {
    match plan.input().body() {
        Body::Litmus(test) => unsequenced::note(test, outcome),
        Body::Java(_) => outcome,
        Body::Program(program) => {
            let outcome = with_notes(program, outcome);
            let without = (!plan.options().wants(Kind::Deadlock)).then(|| WITHOUT_DEADLOCKS.to_owned());
            let notes = plan.input().reading().notes().into_iter().chain(without);
            outcome.revised(|evidence| evidence.notes.extend(notes))
        }
    }
}

/// Goes on with a check that rested, or begins it, until it is over or a limit of the plan is reached. The
/// outcome is what is known then. Plans that other engines than the graph engine answer are refused, and so
/// are those under `xmm`, whose cycles belong to the whole search, and those that list executions.
pub fn go_on(plan: &Plan<'_>, session: &mut Session) -> Result<Outcome, Refusal> {
    let Route::Graph(decider) = plan.route() else {
        return Err(Refusal::Usage(format!(
            "only searches of the graph engine can rest and go on, and this one is answered by {}",
            plan.engine().title()
        )));
    };
    let options = plan.options();
    let refused = [
        (decider.is(fencepost_explore::ModelId::Xmm), "xmm remembers cycles for the whole search, so it"),
        (
            options.graph.equivalence == Some(fencepost_explore::Equivalence::Locks),
            "--equivalence locks remembers what it has counted, so it",
        ),
        (options.estimate, "an estimate"),
        (options.list_executions, "a search that lists its executions"),
        (options.count_duplicates, "a search that keeps all executions"),
        (options.search.limits.max_executions.is_some(), "a search for a number of executions"),
    ];
    if let Some((_, what)) = refused.iter().find(|(refused, _)| *refused) {
        return Err(Refusal::Usage(format!("{what} cannot rest and go on")));
    }
    let request = ExecutionsRequest::new(decider.clone(), options, &plan.search().begin());
    let outcome = match plan.input().test() {
        Some(test) => litmus::go_on(test, &request, session),
        None => program::go_on(plan.input().program(), &request, session),
    };
    let outcome = outcome.map_err(|error| Refusal::Usage(error.to_string()))?;
    Ok(with_all_notes(plan, note_default_memory(plan, outcome)))
}

/// Adds the notes of a program to an outcome.
fn with_notes(program: &Program, outcome: Outcome) -> Outcome {
    match program.notes.is_empty() {
        true => outcome,
        false => outcome.revised(|evidence| evidence.notes.extend(program.notes.iter().cloned())),
    }
}

/// Answers whether an outcome is possible and how, or why not. It is the outcome that the condition describes
/// or, of a program, an error. The answer is that of `exists`, whatever the condition's own quantifier. The
/// plan must be one of [`Plan::for_why`]; others are refused.
pub fn why(plan: &Plan<'_>) -> Result<Outcome, Refusal> {
    must_ask_why(plan)?;
    let outcome = note_default_memory(plan, symbolic::ask(plan, &plan.search().begin(), symbolic::why)?);
    Ok(match plan.input().body() {
        Body::Litmus(test) => unsequenced::note(test, outcome),
        Body::Program(program) => with_notes(program, outcome),
        Body::Java(_) => outcome,
    })
}

/// Returns whether every line and axiom of the core that [`why`] gives is necessary. For each of them it
/// solves the problem again without that one. The plan must be one of [`Plan::for_why`]; others are refused.
pub fn is_core_minimal(plan: &Plan<'_>) -> Result<bool, Refusal> {
    must_ask_why(plan)?;
    symbolic::is_core_minimal(plan, &plan.search().begin())
}

/// Adds to an outcome, if a limit on memory that nobody asked for ended the search, how much that was and how
/// to have another one.
fn note_default_memory(plan: &Plan<'_>, outcome: Outcome) -> Outcome {
    match plan.search().default_memory() {
        Some(limit) if outcome.stopped == Some(Stopped::MaxMemory) => outcome.revised(|evidence| {
            let option = match plan.question() {
                fit::Question::Why => "",
                _ => "; --max-memory SIZE sets another limit",
            };
            evidence.notes.push(format!(
                "by default a search may use {} of memory here{option}",
                report::bytes(limit.most)
            ));
        }),
        _ => outcome,
    }
}

/// Refuses a plan that was made for another question than `why`.
fn must_ask_why(plan: &Plan<'_>) -> Result<(), Refusal> {
    match plan.question() {
        fit::Question::Why => Ok(()),
        other => Err(Refusal::Usage(format!(
            "why is answered by the symbolic engine, and this plan is for {} by {}: make it with `Plan::for_why`",
            other.name(),
            plan.engine().title()
        ))),
    }
}

/// Asks the engines of a route, in its order.
fn follow(plan: &Plan<'_>, route: &Route, search: &Search) -> Outcome {
    let input = plan.input();
    let question = |decider: &Decider| ExecutionsRequest::new(decider.clone(), plan.options(), search);
    match route {
        Route::Graph(decider) if plan.options().estimate => estimate::estimate(input, &question(decider)),
        Route::Graph(decider) => by_graphs(input, &question(decider)),
        Route::GraphThenSymbolic { decider, unfit } => {
            cycles::answer(plan, &question(decider), *unfit, search)
        }
        Route::Candidates(text, otherwise) => {
            let question = question(&Decider::Text(text.clone()));
            let test = input.test().expect("plans give tests to the candidate enumerator, never programs");
            let outcome = candidates::candidates(test, text, &question);
            match otherwise {
                Some(next) if candidates::did_not_take(&outcome) => follow(plan, next, search),
                _ => outcome,
            }
        }
        Route::States(machine) => {
            let question = states::StatesRequest::new(*machine, plan.options(), search);
            match input.test() {
                Some(test) => states::litmus(test, &question),
                None => states::program(input.program(), &question),
            }
        }
        Route::Symbolic => by_solver(plan, search),
    }
}

/// Has the graph engine answer about an input.
fn by_graphs(input: &Input, question: &ExecutionsRequest<'_>) -> Outcome {
    match input.test() {
        Some(test) => litmus::by_graphs(test, question),
        None => program::by_graphs(input.program(), question),
    }
}

/// Has the symbolic engine answer the question of a plan.
fn by_solver(plan: &Plan<'_>, search: &Search) -> Outcome {
    let answer = symbolic::ask(plan, search, symbolic::check);
    answer.unwrap_or_else(|refusal| refusal.into_outcome(plan.input(), plan.model(), Engine::Symbolic))
}

/// Returns an estimator of the size of a plan's search, to be used while the search runs; `None` if there is
/// none.
pub fn guesser(plan: &Plan<'_>) -> Option<Guesser> {
    let Route::Graph(Decider::Native(model)) = plan.route() else { return None };
    let config = Config { search: plan.search().clone(), ..plan.options().for_graph() };
    let config = match plan.input().test() {
        Some(test) => litmus::config(test, &config),
        None => config,
    };
    Guesser::new(plan.input().program(), *model, &config)
}
