//! A search that stops and goes on sees the same as one that does not.

use crate::corpus::{files, test};
use crate::random::seeds;
use crate::workers::{Seen, run};
use fencepost_explore::{
    Config, Exploration, Limits, ModelId, NotOfThisSearch, Search, Searched, Segment, Stuck, Summary,
    Symmetry, no_symmetry,
};
use fencepost_oracle::generate::{Knobs, Sample, generate, generate_spawning};
use fencepost_program::Program;
use fencepost_search::{Clock, Stopped};
use std::fmt::Display;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A clock that goes on by a millisecond whenever somebody looks.
#[derive(Debug, Default)]
struct LookedAt(AtomicU64);

impl Clock for LookedAt {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }

    fn memory_in_use(&self) -> Option<u64> {
        None
    }

    fn memory_there_is(&self) -> Option<u64> {
        None
    }
}

/// Returns the exploration as another process would read it.
fn through_bytes(exploration: Exploration<Seen>) -> Exploration<Seen> {
    let mut visitors = vec![];
    let as_data = exploration.with_visitors(|seen| {
        visitors.push(Some(seen));
        visitors.len() - 1
    });
    let bytes = postcard::to_stdvec(&as_data).expect("it is data");
    let read: Exploration<usize> = postcard::from_bytes(&bytes).expect("it was written just now");
    read.with_visitors(|at| visitors[at].take().expect("each is there once"))
}

/// How a search is stopped.
#[derive(Clone, Copy, Debug)]
enum Slices {
    /// After this many steps, and at the next one after each of these.
    Steps(u64),
    /// After this many executions of a part.
    Executions(u64),
}

fn in_slices(
    program: &Program,
    model: ModelId,
    alone: &Config,
    (slices, jobs): (Slices, usize),
    fresh: &Seen,
) -> (Seen, Summary) {
    let limits = match slices {
        Slices::Steps(steps) => {
            Limits { timeout: Some(Duration::from_millis(steps + 1)), ..Limits::default() }
        }
        Slices::Executions(executions) => Limits { max_executions: Some(executions), ..Limits::default() },
    };
    let mut exploration = Exploration::new();
    for _ in 0..100_000 {
        let search = Search::new(limits).with_clock(Arc::new(LookedAt::default()));
        let config = Config { jobs, search, steps_between_checks: NonZeroU32::new(1), ..alone.clone() };
        let stopped = exploration
            .go_on(program, Searched::Native(model), &config, fresh)
            .expect("it is the same search");
        if exploration.is_over() || !matches!(stopped, Some(Stopped::Timeout | Stopped::MaxExecutions)) {
            return exploration.into_result(program, Searched::Native(model), &config, fresh, None);
        }
        exploration = through_bytes(exploration);
    }
    panic!("the search does not end");
}

#[track_caller]
fn check(name: &dyn Display, program: &Program, model: ModelId, all_slices: &[(Slices, usize)]) {
    let on = || Symmetry::On { apart: vec![] };
    let symmetries = std::iter::once(Symmetry::Off).chain(no_symmetry(model).is_none().then(on));
    for (symmetry, stop_at_violation) in symmetries.flat_map(|s| [(s.clone(), false), (s, true)]) {
        let alone = Config { stuck: Stuck::Error, symmetry, ..Config::default() };
        let (expected, all) = run(program, model, &alone, stop_at_violation);
        for slices in all_slices {
            let fresh = Seen::new(stop_at_violation);
            let (seen, summary) = in_slices(program, model, &alone, *slices, &fresh);
            let said = format!("{name}\nunder {model}, {slices:?}");
            seen.assert_is(&expected, &said);
            // The fraction done is a sum of fractions, in another order.
            let rounded =
                |summary: &Summary| Summary { done: (summary.done * 1e9).round(), ..summary.clone() };
            assert_eq!(rounded(&all), rounded(&summary), "{said}");
        }
    }
}

fn check_all(name: &dyn Display, program: &Program, slices: &[(Slices, usize)]) {
    for model in ModelId::OF_ONE_GRAPH {
        check(name, program, model, slices);
    }
}

const FEW: [(Slices, usize); 2] = [(Slices::Steps(7), 1), (Slices::Executions(1), 1)];

#[test]
fn the_litmus_corpus_in_slices() {
    for file in files().iter().step_by(3) {
        check_all(&file.display(), &test(file).program, &FEW);
    }
}

fn check_random(fixed: u64, fresh: u64, make: impl Fn(u64) -> Sample) {
    let slices = [(Slices::Steps(2), 1), (Slices::Steps(23), 3), (Slices::Executions(2), 1)];
    for seed in seeds(fixed, fresh) {
        let sample = make(seed);
        check_all(&sample, &sample.program, &slices);
    }
}

#[test]
fn random_programs_in_slices() {
    check_random(12, 6, |seed| generate(seed, &Knobs::default().with_updates()));
    check_random(12, 6, |seed| generate(seed, &Knobs::default().with_locks()));
    check_random(12, 6, |seed| generate_spawning(seed, &Knobs::default()));
    let mut knobs = Knobs::default().with_accesses(6);
    (knobs.weights.assert, knobs.weights.wait, knobs.weights.assume) = (8, 4, 4);
    check_random(12, 6, |seed| generate(seed, &knobs));
}

#[test]
#[ignore = "long"]
fn long_random_programs_in_slices() {
    check_random(0, 300, |seed| generate(seed, &Knobs::default().with_updates()));
    check_random(0, 300, |seed| generate(seed, &Knobs::default().with_locks()));
    check_random(0, 300, |seed| generate_spawning(seed, &Knobs::default()));
}

#[test]
fn the_rest_of_one_search_is_none_of_another() {
    let [one, other] = ["fib2.litmus", "SB.litmus"].map(|name| {
        test(files().iter().find(|f| f.ends_with(name)).unwrap_or_else(|| panic!("{name} is in the corpus")))
            .program
    });
    let limits = Limits { max_executions: Some(9), ..Limits::default() };
    let config = Config { search: Search::new(limits), ..Config::default() };
    let fresh = Seen::new(false);
    let mut exploration = Exploration::new();
    let stopped = exploration.go_on(&one, Searched::Native(ModelId::Rc11), &config, &fresh);
    assert_eq!(stopped, Ok(Some(Stopped::MaxExecutions)));
    assert!(exploration.segments().iter().any(|segment| matches!(segment, Segment::Left(_))));
    let found = exploration.go_on(&other, Searched::Native(ModelId::Rc11), &Config::default(), &fresh);
    assert_eq!(found, Err(NotOfThisSearch));
}

#[test]
fn a_task_is_small() {
    let program = test(files().iter().find(|f| f.ends_with("fib2.litmus")).expect("in the corpus")).program;
    let limits = Limits { max_executions: Some(9), ..Limits::default() };
    let config = Config { search: Search::new(limits), ..Config::default() };
    let mut exploration = Exploration::new();
    exploration
        .go_on(&program, Searched::Native(ModelId::Rc11), &config, &Seen::new(false))
        .expect("it begins");
    for segment in exploration.segments() {
        if let Segment::Left(task) = segment {
            let bytes = postcard::to_stdvec(task).expect("a task is data");
            assert!(bytes.len() < 100, "{} bytes", bytes.len());
        }
    }
}
