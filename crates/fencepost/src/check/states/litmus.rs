//! Has the state engine answer about a litmus test, whose condition is judged on every final state.

use super::findings::Findings;
use super::summary;
use super::{Engine, StatesRequest};
use crate::check::kinds::TORN_NOTE;
use crate::final_states::{Ending, FinalStates, condition_report, plain};
use crate::names::Parts;
use crate::runs;
use fencepost_litmus::{NamedObservable, Observable, Test};
use fencepost_program::Program;
use fencepost_report::{self as report, Evidence, Finding, Kind, Outcome, Relaxation, States};
use fencepost_search::Flow;
use fencepost_states::{Config, Cost, Ended, Error, FoundError, Liveness, Switch, Visitor, explore};

/// Has the state engine visit all states of a litmus test, and judges the test's condition by its final
/// states.
///
/// As with the graph engine, threads that wait for ever are no errors here but leave no final state; runs
/// without end are, if they are asked for ([`Liveness::Termination`]).
pub fn litmus(test: &Test, question: &StatesRequest<'_>) -> Outcome {
    ask(test, question, &explore)
}

/// Answers about a litmus test as [`litmus`] does, but with any state engine, such as one that a test makes
/// up.
pub(super) fn ask(test: &Test, question: &StatesRequest<'_>, engine: &Engine<'_>) -> Outcome {
    let start = question.config.search.now();
    // States repeat, so loops need no bound.
    let mut program = test.program.clone();
    program.unroll = None;
    let liveness = match question.liveness() {
        Liveness::Termination => Liveness::Termination,
        Liveness::Livelock | Liveness::Ignored => Liveness::Ignored,
    };
    // The condition asks about all final states, so the search goes on after an error.
    let config = Config { liveness, all_errors: Switch::On, ..question.config.clone() };
    let question = &StatesRequest { config, ..question.clone() };
    let mut collector = Collector {
        test,
        program: &program,
        question,
        findings: Findings::new(&program, question, Parts::Elements),
        states: FinalStates::new(test),
        filtered: 0,
        deadlocks: 0,
        witness: None,
    };
    let exploration = engine(&program, &question.config, &mut collector);
    let mut evidence =
        summary::evidence(&program, question, &exploration, question.config.search.since(start));
    collector.finish(&mut evidence);
    evidence.file = test.program.files.first().map_or(String::new(), |f| f.name().to_owned());
    evidence.test = Some(test.name.clone());
    summary::draw(&mut evidence, &program, Parts::Elements, &exploration, question.config.keep_graph);
    Outcome::new(evidence)
}

struct Collector<'a> {
    test: &'a Test,
    program: &'a Program,
    question: &'a StatesRequest<'a>,
    findings: Findings<'a>,
    states: FinalStates<'a>,
    filtered: u64,
    deadlocks: u64,
    witness: Option<Witness>,
}

/// A run of the machine that decides the condition.
struct Witness {
    run: report::Execution,
    relaxation: Relaxation,
}

impl Collector<'_> {
    /// Returns the values of all observables in a final state, or the name of one whose value is not
    /// determined.
    fn values(&self, end: &dyn Ended) -> Result<Vec<u64>, String> {
        let value = |observable: &NamedObservable| match observable.at {
            Observable::Register { thread, reg, .. } => Ok(end.register(thread, reg)),
            Observable::Memory(loc) => end.memory(loc.addr, loc.size).ok_or_else(|| plain(&observable.name)),
        };
        self.test.observables.iter().map(value).collect()
    }

    fn witness(&self, end: &dyn Ended, ending: &Ending) -> Option<Witness> {
        let trace = end.trace()?;
        let mut run = runs::describe(self.program, Parts::Elements, &trace, &[]);
        run.final_values = ending.named(self.test);
        let cost = trace.steps.iter().fold(Cost::default(), |sum, step| sum + step.cost);
        let relaxation = runs::relaxation(self.program, Parts::Elements, &trace, cost);
        Some(Witness { run, relaxation })
    }

    fn finish(self, evidence: &mut Evidence<States>) {
        let (positive, negative) = self.states.split();
        evidence.final_states = self.states.into_report();
        evidence.condition = Some(condition_report(&self.test.condition, positive, negative));
        evidence.details.blocked += self.deadlocks;
        if self.filtered > 0 {
            let note =
                format!("{} final states do not satisfy the filter and are not counted", self.filtered);
            evidence.ended_early.insert(0, note.clone());
            evidence.notes.push(note);
        }
        (evidence.errors, evidence.details.relaxation) = self.findings.into_errors();
        if let Some(Witness { run, relaxation }) = self.witness {
            evidence.witness = Some(run);
            // Only a search by cost knows that there is no cheaper way.
            let wanted = self.question.by_cost() && evidence.details.relaxation.is_none();
            evidence.details.relaxation = evidence.details.relaxation.take().or(wanted.then_some(relaxation));
        }
    }
}

impl Visitor for Collector<'_> {
    fn ended(&mut self, end: &dyn Ended) {
        let values = match self.values(end) {
            Ok(values) => values,
            Err(name) => {
                return self.findings.add(Finding {
                    notes: vec![TORN_NOTE.to_owned()],
                    ..Finding::new(Kind::MixedSize, format!("the final value of {name} is not determined"))
                });
            }
        };
        let Some(ending) = Ending::new(self.test, values) else {
            self.filtered += 1;
            return;
        };
        if self.witness.is_none() && ending.decides {
            self.witness = self.witness(end, &ending);
        }
        self.states.list(&ending);
    }

    fn found(&mut self, found: FoundError) -> Flow {
        match found.error {
            Error::Deadlock { .. } | Error::Livelock { .. } => self.deadlocks += 1,
            _ => self.findings.found(&found),
        }
        Flow::Continue
    }
}
