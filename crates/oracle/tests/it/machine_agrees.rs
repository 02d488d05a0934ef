//! The reference machine and the enumerator: the same final states under `sc`, `tso` and `pso`, which one of
//! them takes from store buffers and the other from axioms on graphs.
//!
//! The machine runs programs without loop markers. To the enumerator a loop that waits is a read that is
//! blocked until it sees what it likes, so it can do loops of that kind only; the generator makes no others.

use crate::corpus::{names, read};
use fencepost_models::ModelId;
use fencepost_oracle::generate::{Knobs, Weights, generate, generate_heap, generate_spawning};
use fencepost_oracle::machine::{Coverage, Machine, MachineConfig, Objects, run};
use fencepost_oracle::{Ending, FinalValues, Graphs, Limits, OracleError, Outcome};
use fencepost_program::{BlockKind, FenceKind, Mode, Program};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::ops::Range;

/// The machines, with the models that they stand for.
const PAIRS: [(Machine, ModelId); 3] =
    [(Machine::Sc, ModelId::Sc), (Machine::Tso, ModelId::Tso), (Machine::Pso, ModelId::Pso)];

/// Numbers of programs that were compared, and of those that had something to compare.
#[derive(Default, Debug)]
struct Tally {
    compared: usize,
    too_big: usize,
    mixed_sizes: usize,
    failing: usize,
    stuck: usize,
    memory_errors: usize,
}

/// Returns whether threads can wait for ever, each for a value, a mutex or another thread.
fn is_stuck(outcome: &Outcome) -> bool {
    use BlockKind::{Await, Lock};
    let waits = |ending: &Ending| {
        matches!(ending, Ending::Finished | Ending::Joining(_) | Ending::Blocked(Await | Lock))
    };
    outcome.stuck().any(|stopped| stopped.endings.iter().all(waits))
}

/// Compares final states, whether something can go wrong, and whether threads can wait for ever.
fn compare(program: &Program, what: &dyn Display, tally: &mut Tally) {
    let limits = Limits { events: 32, graphs: 20_000, orders: 100_000 };
    let graphs = match Graphs::of(program, &limits) {
        Ok(graphs) => graphs,
        Err(OracleError::TooBig(_)) => return tally.too_big += 1,
        Err(error) => panic!("{what}\n{error}"),
    };
    let bare = program.without_loop_marks();
    for (machine, model) in PAIRS {
        let truth = match graphs.under(model) {
            Ok(truth) => truth,
            Err(OracleError::TooBig(_)) => return tally.too_big += 1,
            Err(OracleError::MixedSize(..)) => return tally.mixed_sizes += 1,
            Err(error) => panic!("{what}\n{error}"),
        };
        let config = MachineConfig { objects: Objects::Buffer, ..MachineConfig::unbounded(machine) };
        let found = run(&bare, &config).unwrap();
        assert_eq!(found.coverage, Coverage::All, "{machine}: {what}");
        let memory = truth.has_use_after_free || truth.has_double_free || truth.has_uninitialised;
        let fails = truth.has_errors() || memory;
        assert_eq!(!found.errors.is_empty(), fails, "{machine}: {:?}\n{what}", found.errors);
        let stuck = is_stuck(&truth);
        tally.failing += usize::from(fails);
        tally.memory_errors += usize::from(memory);
        tally.stuck += usize::from(stuck);
        if memory {
            // To the enumerator an execution goes on after an access to freed memory.
            continue;
        }
        let finals: BTreeSet<FinalValues> =
            truth.complete.iter().map(|c| c.last.values(program).expect("the model has co")).collect();
        assert!(
            found.finals == finals,
            "{machine}: only the machine: {:#?}, only the graphs: {:#?}\n{what}",
            found.finals.difference(&finals).next(),
            finals.difference(&found.finals).next(),
        );
        assert_eq!(found.has_deadlock || found.has_livelock, stuck, "{machine}: {found:?}\n{what}");
    }
    tally.compared += 1;
}

#[test]
fn litmus_tests_end_as_in_the_enumerator() {
    let mut tally = Tally::default();
    let names = names();
    for name in &names {
        compare(&read(name).program, name, &mut tally);
    }
    println!("litmus: {tally:?}");
    assert_eq!(tally.compared, names.len());
}

/// Returns the seeds to run; `FENCEPOST_SEEDS=FROM..TO` asks for others.
fn seeds(fixed: u64) -> Range<u64> {
    let Ok(asked) = std::env::var("FENCEPOST_SEEDS") else { return 0..fixed };
    let (from, to) = asked.split_once("..").expect("FENCEPOST_SEEDS=FROM..TO");
    from.parse().expect("a number")..to.parse().expect("a number")
}

/// Programs of at most so many accesses: an unreduced machine visits many states.
fn small(knobs: Knobs) -> Knobs {
    Knobs { threads: 2..=3, accesses: 4..=7, ..knobs }
}

fn random<S: Display>(what: &str, fixed: u64, sample: impl Fn(u64) -> (S, Program)) -> Tally {
    let mut tally = Tally::default();
    let seeds = seeds(fixed);
    for seed in seeds.clone() {
        let (text, program) = sample(seed);
        compare(&program, &text, &mut tally);
    }
    println!("{what}: {tally:?}");
    assert!(tally.compared as u64 * 10 >= (seeds.end - seeds.start) * 9, "too few: {tally:?}");
    tally
}

fn generated(what: &str, fixed: u64, knobs: &Knobs) -> Tally {
    random(what, fixed, |seed| {
        let sample = generate(seed, knobs);
        (sample.to_string(), sample.program)
    })
}

#[test]
fn random_programs_end_as_in_the_enumerator() {
    generated("all kinds", 150, &small(Knobs::default()));
}

#[test]
fn programs_with_updates_end_as_in_the_enumerator() {
    generated("updates", 80, &small(Knobs::default().with_updates()));
}

#[test]
fn programs_with_fences_end_as_in_the_enumerator() {
    generated("fences", 80, &small(Knobs::default().with_fences()));
}

#[test]
fn programs_that_wait_end_as_in_the_enumerator() {
    let knobs = small(Knobs::default().with_locks());
    let weights = Weights { wait: 10, spin: 10, assert: 3, ..knobs.weights };
    let tally = generated("waiting", 100, &Knobs { weights, ..knobs });
    assert!(tally.stuck > 0 && tally.failing > 0, "{tally:?}");
}

#[test]
fn programs_that_start_threads_end_as_in_the_enumerator() {
    random("starting", 80, |seed| {
        let sample = generate_spawning(seed, &small(Knobs::default()));
        (sample.to_string(), sample.program)
    });
}

/// Objects that come and go. The enumerator cannot do accesses of different sizes to the same bytes (the
/// graph engine cuts memory finer for it), which about half of these programs have.
#[test]
fn programs_with_objects_end_as_in_the_enumerator() {
    let mut tally = Tally::default();
    let seeds = seeds(300);
    for seed in seeds.clone() {
        let sample = generate_heap(seed);
        compare(&sample.program, &sample, &mut tally);
    }
    println!("objects: {tally:?}");
    assert!(tally.compared as u64 * 3 >= seeds.end - seeds.start, "too few: {tally:?}");
    assert!(tally.memory_errors > 0, "{tally:?}");
}

/// Where every load is an acquire load nothing overtakes a read, and `lmo` is `pso`: no graph model says what
/// `lmo` is, but through this one the graphs have a say in it. (No mutexes: releasing one empties the buffer
/// under `lmo`. No fences but the strongest: the others mean other things.)
#[test]
fn lmo_with_acquire_loads_is_pso() {
    let knobs = small(Knobs::only(&[Mode::Acq]));
    let weights = Weights { fence: 3, choose: 1, assume: 1, wait: 2, spin: 2, assert: 2, ..knobs.weights };
    let knobs = Knobs { weights, fences: vec![FenceKind::Sc], ..knobs };
    let (mut weaker, mut failing) = (0, 0);
    for seed in seeds(200) {
        let sample = generate(seed, &knobs);
        let bare = sample.program.without_loop_marks();
        let on = |machine| run(&bare, &MachineConfig::unbounded(machine)).unwrap();
        let (lmo, pso) = (on(Machine::Lmo), on(Machine::Pso));
        assert_eq!(lmo.finals, pso.finals, "{sample}");
        assert_eq!(lmo.errors, pso.errors, "{sample}");
        assert_eq!((lmo.has_deadlock, lmo.has_livelock), (pso.has_deadlock, pso.has_livelock), "{sample}");
        weaker += usize::from(lmo.finals != on(Machine::Sc).finals);
        failing += usize::from(!lmo.errors.is_empty());
    }
    println!("lmo and pso: {weaker} with more than sc, {failing} that fail");
    assert!(weaker > 0 && failing > 0);
}
