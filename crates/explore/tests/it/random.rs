//! Random programs.

use crate::agreement::check_all;
use fencepost_oracle::generate::{Knobs, Sample, generate, generate_spawning};
use fencepost_oracle::{Graphs, Limits, OracleError};
use std::ops::Range;

/// Seeds to run: those asked for, else a fixed slice and fresh ones.
pub fn seeds(fixed: u64, fresh: u64) -> Vec<u64> {
    if let Ok(asked) = std::env::var("FENCEPOST_SEEDS") {
        let (from, to) = asked.split_once("..").expect("FENCEPOST_SEEDS=FROM..TO");
        let range: Range<u64> = from.parse().expect("a number")..to.parse().expect("a number");
        return range.collect();
    }
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970");
    let start = now.as_nanos() as u64 % 1_000_000_000 * 1000;
    println!("fresh seeds: FENCEPOST_SEEDS={start}..{}", start + fresh);
    (0..fixed).chain(start..start + fresh).collect()
}

fn run(what: &str, fixed: u64, fresh: u64, make: impl Fn(u64) -> Sample + Sync) {
    let seeds = seeds(fixed, fresh);
    let limits = Limits { events: 32, graphs: 20_000, orders: 100_000 };
    let check = |seed: u64| -> bool {
        let sample = make(seed);
        match Graphs::of(&sample.program, &limits) {
            Ok(graphs) if ModelsFit::fit(&graphs) => {
                check_all(&sample, &sample.program, &graphs);
                true
            }
            Ok(_) | Err(OracleError::TooBig(_)) => false,
            Err(error) => panic!("{sample}\n{error}"),
        }
    };
    let (left, right) = seeds.split_at(seeds.len() / 2);
    let count = |part: &[u64]| part.iter().filter(|seed| check(**seed)).count();
    let checked = std::thread::scope(|scope| {
        let other = scope.spawn(|| count(left));
        count(right) + other.join().expect("the other half agrees, too")
    });
    println!(
        "{what}: {checked} of {} programs compared under {} models",
        seeds.len(),
        fencepost_explore::ModelId::OF_ONE_GRAPH.len()
    );
    assert!(checked * 10 >= seeds.len() * 9, "too many programs are too big: {checked} of {}", seeds.len());
}

/// Whether the oracle can list all coherence orders.
struct ModelsFit;
impl ModelsFit {
    fn fit(graphs: &Graphs) -> bool {
        graphs.under(fencepost_explore::ModelId::Ra).is_ok()
    }
}

#[test]
fn random_programs_of_all_kinds() {
    run("all kinds", 300, 150, |seed| generate(seed, &Knobs::default()));
}

#[test]
fn random_programs_with_updates() {
    run("updates", 200, 100, |seed| generate(seed, &Knobs::default().with_updates()));
}

#[test]
fn random_programs_with_fences() {
    run("fences", 200, 100, |seed| generate(seed, &Knobs::default().with_fences()));
}

#[test]
fn random_programs_with_release_sequences() {
    run("release sequences", 200, 100, |seed| generate(seed, &Knobs::default().with_release_sequences()));
}

/// Found by the long run: a read that finds its thread blocked may race all the same.
#[test]
fn programs_that_once_disagreed() {
    let limits = Limits::default();
    let fences = Knobs::default().with_fences();
    // (The last two: a look that is about to be taken again must not make a graph inconsistent.)
    let kinds = [(1272, &fences), (10155, &fences), (3533, &Knobs::default()), (4127, &Knobs::default())];
    for (seed, knobs) in kinds {
        let sample = generate(seed, knobs);
        let graphs = Graphs::of(&sample.program, &limits).expect("small enough");
        check_all(&sample, &sample.program, &graphs);
    }
}

#[test]
fn random_programs_with_locks() {
    run("locks", 200, 100, |seed| generate(seed, &Knobs::default().with_locks()));
}

#[test]
fn random_programs_that_start_threads() {
    run("spawning", 150, 50, |seed| generate_spawning(seed, &Knobs::default()));
}

#[test]
fn random_programs_with_assertions() {
    let mut knobs = Knobs::default().with_accesses(6);
    (knobs.weights.assert, knobs.weights.wait, knobs.weights.assume) = (8, 4, 4);
    run("assertions", 200, 100, |seed| generate(seed, &knobs));
}
