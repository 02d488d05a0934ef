//! Tests of the outcome that is made of an engine's answers. The engine here is made up.

use super::{Engine, StatesRequest, litmus, program};
use crate::options::{Errors, Options};
use expect_test::{Expect, expect};
use fencepost_litmus::{Test, parse};
use fencepost_program::{Fault, FileId, Pos, Program, Reg, Size, SourceFile, ThreadId};
use fencepost_report::text::{Style, render};
use fencepost_report::{Exit, Kind, Outcome, exit_code, json};
use fencepost_search::Flow;
use fencepost_states::{
    Allocated, Config, Cost, Ended, Error, Exploration, FoundError, Liveness, Machine, Order, StateGraph,
    Stopped, Summary, Switch, Symmetry, Trace, Visitor,
};
use std::cell::Cell;

/// `r0` is what P0 read.
const TEST: &str = "C one
{ x = 0; }
P0 (atomic_int *x) { int r0 = atomic_load(x); while (atomic_load(x)) ; }
P1 (atomic_int *x) { atomic_store(x, 1); }
exists (0:r0=1)
";

fn test() -> Test {
    parse(&SourceFile::new("one.litmus", TEST), &fencepost_litmus::Options::default()).expect("it is a test")
}

/// A final state in which every register and all memory have one value.
struct All(u64);

impl Ended for All {
    fn functions(&self) -> Vec<fencepost_program::FuncId> {
        vec![]
    }
    fn register(&self, _: ThreadId, _: Reg) -> u64 {
        self.0
    }
    fn memory(&self, _: u64, _: Size) -> Option<u64> {
        Some(self.0)
    }
    fn leaked(&self) -> Vec<Allocated> {
        vec![]
    }
    fn trace(&self) -> Option<Trace> {
        Some(Trace::default())
    }
}

/// An assertion that fails in a line, at a cost.
fn failed(line: u32, wr: u32) -> FoundError {
    let pos = Pos { file: FileId(0), line, column: 1 };
    FoundError {
        error: Error::Fault { thread: ThreadId(0), pos, fault: Fault::Assert("x".into()) },
        trace: Trace::default(),
        cost: Cost { wr, ..Cost::default() },
    }
}

fn deadlock() -> FoundError {
    FoundError { error: Error::Deadlock { threads: vec![] }, trace: Trace::default(), cost: Cost::default() }
}

fn ask_of(machine: Machine, options: &Options) -> StatesRequest<'_> {
    StatesRequest::new(machine, options, &options.search)
}

fn done() -> Summary {
    Summary { states: 7, transitions: 9, finals: 2, bytes: 70, liveness_complete: true, ..Summary::default() }
}

fn said(summary: Summary) -> Exploration {
    Exploration { summary, graph: None }
}

#[track_caller]
fn check(outcome: &Outcome, exit: Exit, expected: Expect) {
    expected.assert_eq(&render(outcome, &Style::default()));
    assert_eq!(exit_code(outcome), exit);
}

#[test]
fn a_condition_is_judged_by_final_states() {
    let options = Options::default();
    let question = ask_of(Machine::Pso, &options);
    let outcome = litmus::ask(&test(), &question, &|program: &Program, config: &Config, visitor| {
        assert_eq!(program.unroll, None, "loops need no bound");
        assert_eq!((config.all_errors, config.liveness), (Switch::On, Liveness::Ignored));
        // The same values twice: only an observable that the test does not show differs.
        for value in [0, 1, 1] {
            visitor.ended(&All(value));
        }
        visitor.found(deadlock());
        said(done())
    });
    assert_eq!(outcome.blocked(), Some(1));
    let line: serde_json::Value = serde_json::from_str(&json::line(&outcome)).expect("an object");
    assert_eq!((&line["explored_states"], &line["state_space"]["transitions"]), (&7.into(), &9.into()));
    assert_eq!((&line["condition"]["positive"], &line["condition"]["negative"]), (&1.into(), &1.into()));
    check(
        &outcome,
        Exit::Ok,
        expect![[r#"
            one: the condition holds under pso: 0:r0=1 can happen (1 of 2 final states)
              7 states, 9 transitions, 2 final, 70 bytes, 1 blocked, engine states, 0.00 s

            Final states: 2   * where it happens
              0:r0
                 0
            *    1

            An execution in which it happens
              (no events)
              in the end: 0:r0=1
        "#]],
    );
}

#[test]
fn a_search_that_was_stopped_is_inconclusive_and_says_why() {
    let stopped = |why| {
        let engine = move |_: &Program, _: &Config, visitor: &mut dyn Visitor| {
            visitor.ended(&All(0));
            said(Summary { stopped: Some(why), ..done() })
        };
        litmus::ask(&test(), &ask_of(Machine::Sc, &Options::default()), &engine)
    };
    let words = [Stopped::Interrupted, Stopped::Timeout, Stopped::MaxMemory].map(|why| {
        let outcome = stopped(why);
        assert_eq!(exit_code(&outcome), Exit::Inconclusive);
        outcome.stopped.expect("it was stopped").word()
    });
    assert_eq!(words, ["interrupt", "timeout", "max-memory"]);
    check(
        &stopped(Stopped::MaxMemory),
        Exit::Inconclusive,
        expect![[r#"
            one: no answer under sc: 0:r0=1 did not happen in 1 final state, but there may be more
              7 states, 9 transitions, 2 final, 70 bytes, stopped early, engine states, 0.00 s

            Final states: 1
              0:r0
                 0

            note: stopped early: the states need more memory than the search may use; 7 states had been
                visited
        "#]],
    );
}

#[test]
fn symmetry_that_was_refused() {
    let engine = |symmetry: Symmetry| {
        move |_: &Program, _: &Config, visitor: &mut dyn Visitor| {
            visitor.ended(&All(0));
            said(Summary { symmetry: symmetry.clone(), ..done() })
        }
    };
    let options = Options::default();
    let question = ask_of(Machine::Sc, &options);
    let notes = |symmetry| program::ask(&test().program, &question, &engine(symmetry)).notes.clone();
    assert_eq!(notes(Symmetry::Refused("a reason".to_owned())), ["symmetry was not used: a reason"]);
    assert!(notes(Symmetry::Used).is_empty() && notes(Symmetry::Off).is_empty());
}

/// The first error ends the search, unless the user ignores its kind.
#[test]
fn errors_that_nobody_wants() {
    let engine = |all: Switch| {
        move |_: &Program, config: &Config, visitor: &mut dyn Visitor| {
            assert_eq!(config.all_errors, all);
            let mut errors = [deadlock(), failed(4, 1), failed(3, 0)].into_iter();
            let is_enough = errors.any(|error| visitor.found(error) == Flow::Stop);
            let stopped = is_enough.then_some(Stopped::Enough);
            said(Summary { stopped, ..done() })
        }
    };
    let kinds = |outcome: &Outcome| outcome.errors.iter().map(|e| e.kind.word()).collect::<Vec<_>>();
    let program_of = |test: Test| test.program;
    let ask = |options: &Options, engine: &Engine<'_>| {
        program::ask(&program_of(test()), &ask_of(Machine::Sc, options), engine)
    };
    let outcome = ask(&Options::default(), &engine(Switch::Off));
    assert_eq!((kinds(&outcome), outcome.stopped), (vec!["deadlock"], None));
    let picky = Options { ignore: vec![Kind::Deadlock], ..Options::default() };
    let outcome = ask(&picky, &engine(Switch::On));
    assert_eq!((kinds(&outcome), outcome.stopped), (vec!["assert"], None));
    let all = Options { errors: Errors::All, ..Options::default() };
    let outcome = ask(&all, &engine(Switch::On));
    assert_eq!(kinds(&outcome), ["deadlock", "assert", "assert"]);
}

/// A search by cost names the model of each error; the cheapest comes first.
#[test]
fn what_errors_need() {
    let options = Options { errors: Errors::All, ..Options::default() };
    let mut question = ask_of(Machine::Lmo, &options);
    question.config.order = Order::Cost;
    let outcome = program::ask(&test().program, &question, &|_, _, visitor| {
        visitor.found(failed(4, 1));
        visitor.found(failed(3, 0));
        said(done())
    });
    let models: Vec<_> =
        outcome.errors.iter().filter_map(|e| e.relaxation.as_ref()).map(|r| &r.model).collect();
    assert_eq!(models, ["sc", "tso"]);
    let least = outcome.details.states().and_then(|states| states.relaxation.as_ref());
    assert_eq!(least.map(|r| r.model.as_str()), Some("sc"));
}

#[test]
fn what_is_looked_for() {
    let asked = |liveness, ignore: Kind| {
        let seen = Cell::new(None);
        let options = Options { ignore: vec![ignore], ..Options::default() };
        let mut question = ask_of(Machine::Sc, &options);
        question.config.liveness = liveness;
        let engine = |_: &Program, config: &Config, _: &mut dyn Visitor| {
            seen.set(Some(config.liveness));
            said(Summary { liveness_complete: false, ..done() })
        };
        let outcome = program::ask(&test().program, &question, &engine);
        (seen.get().expect("it was asked"), exit_code(&outcome))
    };
    use Liveness::{Ignored, Livelock, Termination};
    assert_eq!(asked(Livelock, Kind::Livelock), (Ignored, Exit::Ok));
    assert_eq!(asked(Livelock, Kind::Leak), (Livelock, Exit::Inconclusive));
    assert_eq!(asked(Termination, Kind::Livelock), (Termination, Exit::Inconclusive));
}

#[test]
fn a_picture_of_all_states() {
    let options = Options::default();
    let mut question = ask_of(Machine::Sc, &options);
    let diagram = |question: &StatesRequest<'_>| {
        let outcome = litmus::ask(&test(), question, &|_, config, _| Exploration {
            graph: config.keep_graph.map(|_| StateGraph { cut: true, ..StateGraph::default() }),
            ..said(done())
        });
        outcome.details.states().and_then(|states| states.diagram.clone())
    };
    assert_eq!(diagram(&question), None);
    question.config.keep_graph = Some(5);
    assert_eq!(diagram(&question).and_then(|diagram| diagram.cut), Some(5));
}
