//! Executions up to `co` (`Equivalence::Rf`) are the executions with `co` erased, each once, and what is said
//! of them is the same.

use crate::corpus::{files, java_files, test};
use crate::random::seeds;
use fencepost_explore::{
    Config, Equivalence, Flow, ModelId, Stopped, Stuck, Summary, View, Violation, Visitor, explore,
};
use fencepost_graph::{Execution, Label, Loc};
use fencepost_oracle::generate::{Knobs, generate, generate_heap, generate_spawning};
use fencepost_oracle::{Graphs, Limits};
use fencepost_program::{Mode, Program};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;

/// The models whose executions have a `co` that can be left open.
const OPEN: [ModelId; 3] = [ModelId::Ra, ModelId::Rc11, ModelId::Rc20];

/// The values that the locations of an execution end with.
type Memory = Vec<u64>;

/// The executions that an exploration shows, with `co` erased.
#[derive(Default, PartialEq, Debug)]
struct Erased {
    /// Each with the ways in which memory may end.
    executions: BTreeMap<Execution, BTreeSet<Memory>>,
    blocked: BTreeSet<Execution>,
    stuck: BTreeSet<Execution>,
    /// Kinds of errors.
    kinds: BTreeSet<&'static str>,
    /// Number of graphs that were shown more than once.
    again: u32,
}

impl Erased {
    fn of(program: &Program, model: ModelId, equivalence: Equivalence) -> (Erased, Summary) {
        let mut seen = Erased::default();
        let config = Config { equivalence, stuck: Stuck::Error, ..Config::default() };
        let summary = explore(program, model, &config, &mut seen);
        assert!(summary.stopped.is_some() || (summary.done - 1.0).abs() < 1e-9, "{summary:?}");
        (seen, summary)
    }
}

fn erased(view: &View<'_>) -> Execution {
    Execution { co: vec![], ..view.execution() }
}

fn written(execution: &Execution) -> BTreeSet<Loc> {
    let writes = execution.events().filter(|(_, event)| matches!(event.label, Label::Write { .. }));
    writes.filter_map(|(_, event)| event.label.loc()).collect()
}

impl Visitor for Erased {
    fn execution(&mut self, view: &View<'_>) -> Flow {
        let execution = erased(view);
        let mut endings = vec![vec![]];
        for loc in written(&execution) {
            let values = view.memory(loc);
            endings = endings
                .iter()
                .flat_map(|list: &Memory| values.iter().map(|v| [list.as_slice(), &[*v]].concat()))
                .collect();
        }
        self.again += u32::from(self.executions.contains_key(&execution));
        self.executions.entry(execution).or_default().extend(endings);
        Flow::Continue
    }
    fn blocked(&mut self, view: &View<'_>) -> Flow {
        self.again += u32::from(!self.blocked.insert(erased(view)));
        Flow::Continue
    }
    fn violation(&mut self, view: &View<'_>, violation: Violation) -> Flow {
        self.kinds.insert(match violation {
            Violation::Fault { .. } => "fault",
            Violation::MixedSize { .. } => "mixed size",
            Violation::UseAfterFree { .. } => "use after free",
            Violation::DoubleFree { .. } => "double free",
            Violation::Uninitialised { .. } => "uninitialised",
            Violation::Race { .. } => "race",
            Violation::Stuck { .. } => {
                self.again += u32::from(!self.stuck.insert(erased(view)));
                "stuck"
            }
        });
        Flow::Continue
    }
    fn restart(&mut self) {
        *self = Erased::default();
    }
}

/// Counts of what was compared.
#[derive(Default)]
struct Tally {
    compared: u32,
    /// of these, with `co` after all;
    with_co: u32,
    /// all others together: executions with and without `co`.
    full: u64,
    rf: u64,
}

impl Tally {
    /// Compares the two explorations of a program under all models that have both.
    #[track_caller]
    fn check(&mut self, name: &dyn Display, program: &Program) {
        for model in OPEN {
            self.check_under(name, program, model);
        }
    }

    #[track_caller]
    fn check_under(&mut self, name: &dyn Display, program: &Program, model: ModelId) {
        let (full, all) = Erased::of(program, model, Equivalence::Full);
        let (rf, summary) = Erased::of(program, model, Equivalence::Rf);
        if all.stopped == Some(Stopped::MixedSize) {
            // What was seen until then depends on the order in which it was looked for.
            assert_eq!(summary.stopped, all.stopped, "{name} under {model}");
            return;
        }
        self.compared += 1;
        if summary.needs_co.is_some() {
            assert_ne!(model, ModelId::Ra, "{name}: ra does not know sequentially consistent events");
            self.with_co += 1;
            let expected = Summary { equivalence: Equivalence::Full, needs_co: summary.needs_co, ..all };
            assert_eq!(summary, expected, "{name} under {model}");
            assert!(rf == full, "{name} under {model}, begun again");
            return;
        }
        assert_eq!(summary.equivalence, Equivalence::Rf);
        assert_eq!(rf.again, 0, "{name} under {model}: graphs were visited twice");
        if let Some(missed) = full.executions.keys().find(|e| !rf.executions.contains_key(e)) {
            panic!("{name} under {model}: missed {missed:#?}");
        }
        for (execution, endings) in &rf.executions {
            match full.executions.get(execution) {
                Some(expected) => assert_eq!(endings, expected, "{name} under {model}: {execution:#?}"),
                None => panic!("{name} under {model}: surplus {execution:#?}"),
            }
        }
        assert_eq!(rf.kinds, full.kinds, "{name} under {model}");
        // (Which of the graphs are shown that differ only in whether a thread saw a write, or an update after
        // it that changed nothing, depends on when threads look again. The enumerator's comparison has the
        // graphs themselves.)
        assert_eq!(rf.stuck.is_empty(), full.stuck.is_empty(), "{name} under {model}: stuck graphs");
        self.full += all.executions;
        self.rf += summary.executions;
    }
}

impl Drop for Tally {
    fn drop(&mut self) {
        println!(
            "{} explorations compared, {} with co; the others: {} executions, up to co {}",
            self.compared, self.with_co, self.full, self.rf
        );
    }
}

fn all_files() -> impl Iterator<Item = std::path::PathBuf> {
    files().into_iter().chain(java_files())
}

#[test]
fn the_corpus_is_the_same_up_to_co() {
    let mut tally = Tally::default();
    for path in all_files() {
        let test = test(&path);
        tally.check(&test.name, &test.program);
    }
}

#[test]
fn the_enumerator_agrees() {
    for path in all_files() {
        let test = test(&path);
        let graphs = Graphs::of(&test.program, &Limits::default()).expect("small enough");
        check_oracle(&test.name, &test.program, &graphs);
    }
}

/// Compares with the executions that the enumerator finds, `co` erased.
#[track_caller]
fn check_oracle(name: &dyn Display, program: &Program, graphs: &Graphs) {
    for model in OPEN {
        let (rf, summary) = Erased::of(program, model, Equivalence::Rf);
        let truth = graphs.under(model).unwrap_or_else(|e| panic!("{name}: {e}"));
        let erase = |e: &Execution| Execution { co: vec![], ..e.clone() };
        let expected: BTreeSet<Execution> = truth.executions().iter().map(erase).collect();
        assert!(rf.executions.into_keys().eq(expected), "{name} under {model}");
        if summary.needs_co.is_none() {
            let real: BTreeSet<Execution> = truth.blocked.iter().map(|s| erase(&s.execution)).collect();
            assert!(rf.blocked.is_subset(&real), "{name} under {model}: blocked graphs");
            assert!(rf.stuck.is_subset(&real), "{name} under {model}: stuck graphs");
        }
    }
}

/// Removes everything that is sequentially consistent: all of these programs are decided by `rf`.
fn without_sc(mut knobs: Knobs) -> Knobs {
    knobs.modes.retain(|mode| *mode != Mode::Sc);
    knobs.fences.retain(|kind| !kind.is_sc());
    knobs
}

/// Compares random programs, a bit larger than what the enumerator can take.
fn run<P: Display>(fixed: u64, fresh: u64, make: impl Fn(u64) -> (P, Program)) {
    let mut tally = Tally::default();
    for seed in seeds(fixed, fresh) {
        let (name, program) = make(seed);
        tally.check(&name, &program);
    }
}

fn sample(seed: u64, knobs: &Knobs) -> (String, Program) {
    let sample = generate(seed, knobs);
    (sample.to_string(), sample.program)
}

#[test]
fn random_programs_of_all_kinds() {
    run(200, 100, |seed| sample(seed, &Knobs::default()));
    run(200, 100, |seed| sample(seed, &without_sc(Knobs { accesses: 4..=10, ..Knobs::default() })));
}

#[test]
fn random_programs_with_updates() {
    let knobs = without_sc(Knobs { accesses: 5..=9, ..Knobs::default().with_updates() });
    run(200, 100, |seed| sample(seed, &knobs));
}

#[test]
fn random_programs_on_one_variable() {
    let mut knobs = without_sc(Knobs { vars: 1..=1, accesses: 5..=8, ..Knobs::default() });
    (knobs.weights.rmw, knobs.weights.cas, knobs.weights.wait, knobs.weights.spin) = (15, 15, 6, 4);
    run(200, 100, |seed| sample(seed, &knobs));
}

#[test]
fn random_programs_with_fences_and_release_sequences() {
    let knobs = without_sc(Knobs { accesses: 5..=9, ..Knobs::default().with_fences() });
    run(100, 50, |seed| sample(seed, &knobs));
    let knobs = without_sc(Knobs { accesses: 6..=9, ..Knobs::default().with_release_sequences() });
    run(100, 50, |seed| sample(seed, &knobs));
}

#[test]
fn random_programs_with_locks_and_waiting() {
    run(100, 50, |seed| sample(seed, &without_sc(Knobs::default().with_locks())));
    let mut knobs = without_sc(Knobs::default().with_accesses(7));
    (knobs.weights.spin, knobs.weights.wait, knobs.weights.lock) = (20, 10, 10);
    run(200, 100, |seed| sample(seed, &knobs));
}

#[test]
fn random_programs_with_assertions() {
    let mut knobs = without_sc(Knobs::default().with_accesses(7));
    (knobs.weights.assert, knobs.weights.wait, knobs.weights.assume) = (8, 4, 4);
    run(200, 100, |seed| sample(seed, &knobs));
}

#[test]
fn random_programs_that_start_threads() {
    run(100, 50, |seed| {
        let sample = generate_spawning(seed, &without_sc(Knobs::default()));
        (sample.to_string(), sample.program)
    });
}

#[test]
fn random_programs_with_objects() {
    run(300, 100, |seed| {
        let sample = generate_heap(seed);
        (sample.to_string(), sample.program)
    });
}

#[test]
fn random_programs_against_the_enumerator() {
    let limits = Limits { events: 32, graphs: 20_000, orders: 100_000 };
    for seed in seeds(100, 50) {
        let sample = generate(seed, &without_sc(Knobs::default()));
        if let Ok(graphs) = Graphs::of(&sample.program, &limits)
            && graphs.under(ModelId::Ra).is_ok()
        {
            check_oracle(&sample, &sample.program, &graphs);
        }
    }
}
