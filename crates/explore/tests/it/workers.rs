//! Any number of workers sees the same, in the same order.

use crate::corpus::{files, test};
use crate::random::seeds;
use fencepost_explore::{
    Config, Flow, Fork, Limits, ModelId, Search, Stopped, Stuck, Summary, Symmetry, View, Violation, Visitor,
    explore_with_workers, no_symmetry,
};
use fencepost_graph::Execution;
use fencepost_oracle::generate::{Knobs, Sample, generate, generate_spawning};
use fencepost_program::Program;
use std::fmt::Display;
use std::num::NonZeroU32;

/// Everything that was shown, in order.
#[derive(Default, PartialEq, Debug)]
pub struct Seen {
    shown: Vec<Shown>,
    stop_at_violation: bool,
}

impl Seen {
    /// Returns a visitor that has seen nothing.
    pub fn new(stop_at_violation: bool) -> Seen {
        Seen { stop_at_violation, ..Seen::default() }
    }

    /// Checks that both have seen the same.
    #[track_caller]
    pub fn assert_is(&self, expected: &Seen, said: &str) {
        let first = expected.shown.iter().zip(&self.shown).find(|(a, b)| a != b);
        assert!(first.is_none(), "{said}: {first:?}");
        assert_eq!(expected.shown.len(), self.shown.len(), "{said}");
    }
}

#[derive(PartialEq, Debug)]
enum Shown {
    Execution(Execution),
    Blocked(Execution),
    Violation(Violation, Execution),
}

impl Visitor for Seen {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        self.shown.push(Shown::Execution(view.execution()));
        Flow::Continue
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.shown.push(Shown::Blocked(view.execution()));
        Flow::Continue
    }
    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        self.shown.push(Shown::Violation(violation, view.execution()));
        if self.stop_at_violation { Flow::Stop } else { Flow::Continue }
    }
    fn restart(&mut self) {
        self.shown.clear();
    }
}

impl Fork for Seen {
    fn fork(&self) -> Self {
        Seen { shown: vec![], ..*self }
    }
    fn join(&mut self, later: Self) {
        self.shown.extend(later.shown);
    }
}

/// Explores a program without stopping.
pub fn run(program: &Program, model: ModelId, config: &Config, stop_at_violation: bool) -> (Seen, Summary) {
    let mut seen = Seen::new(stop_at_violation);
    let summary = explore_with_workers(program, model, config, &mut seen);
    (seen, summary)
}

/// Checks one, two and four workers, which look around at every step, so that even small searches are shared.
#[track_caller]
fn check(name: &dyn Display, program: &Program, model: ModelId) {
    let on = || Symmetry::On { apart: vec![] };
    let symmetries = std::iter::once(Symmetry::Off).chain(no_symmetry(model).is_none().then(on));
    for (symmetry, stop_at_violation) in symmetries.flat_map(|s| [(s.clone(), false), (s, true)]) {
        let alone = Config { stuck: Stuck::Error, symmetry, ..Config::default() };
        let (expected, all) = run(program, model, &alone, stop_at_violation);
        for jobs in [2, 4] {
            let config = Config { jobs, steps_between_checks: NonZeroU32::new(1), ..alone.clone() };
            let (seen, summary) = run(program, model, &config, stop_at_violation);
            seen.assert_is(&expected, &format!("{name}\nunder {model} with {jobs} workers"));
            // The fraction done is a sum of fractions, in another order.
            let rounded = |summary: &Summary| Summary {
                done: (summary.done * 1e9).round(),
                // Where the search ends early, the last part has not seen all that it would have.
                ..summary.clone()
            };
            assert_eq!(rounded(&all), rounded(&summary), "{name} under {model} with {jobs} workers");
        }
    }
}

fn check_all(name: &dyn Display, program: &Program) {
    for model in ModelId::OF_ONE_GRAPH {
        check(name, program, model);
    }
}

#[test]
fn the_litmus_corpus() {
    for file in files() {
        check_all(&file.display(), &test(&file).program);
    }
}

fn check_random(fixed: u64, fresh: u64, make: impl Fn(u64) -> Sample) {
    for seed in seeds(fixed, fresh) {
        let sample = make(seed);
        check_all(&sample, &sample.program);
    }
}

#[test]
fn workers_see_the_same_on_random_programs() {
    check_random(60, 30, |seed| generate(seed, &Knobs::default()));
    check_random(60, 30, |seed| generate(seed, &Knobs::default().with_updates()));
}

#[test]
fn random_programs_that_wait() {
    check_random(60, 30, |seed| generate(seed, &Knobs::default().with_locks()));
    let mut knobs = Knobs::default().with_accesses(6);
    (knobs.weights.assert, knobs.weights.wait, knobs.weights.assume) = (8, 4, 4);
    check_random(60, 30, |seed| generate(seed, &knobs));
}

#[test]
fn random_programs_that_start_threads() {
    check_random(60, 30, |seed| generate_spawning(seed, &Knobs::default()));
}

#[test]
fn workers_are_stopped_like_one() {
    let program = test(files().iter().find(|f| f.ends_with("fib2.litmus")).expect("in the corpus")).program;
    let look = NonZeroU32::new(1);
    let config = Config {
        jobs: 3,
        steps_between_checks: look,
        search: Search::within(std::time::Duration::ZERO),
        ..Config::default()
    };
    let (_, summary) = run(&program, ModelId::Rc11, &config, false);
    assert_eq!(summary.stopped, Some(Stopped::Timeout));
    // A number of executions is the first so many in the order of the search.
    let search = Search::new(Limits { max_executions: Some(7), ..Limits::default() });
    let limit = Config { jobs: 3, steps_between_checks: look, search, ..Config::default() };
    let (seen, summary) = run(&program, ModelId::Rc11, &limit, false);
    let alone = Config { jobs: 1, ..limit };
    assert_eq!((seen, summary), run(&program, ModelId::Rc11, &alone, false));
}
