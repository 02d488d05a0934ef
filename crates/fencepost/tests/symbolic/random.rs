//! Random programs: the same executions as the graph engine finds.

use crate::agreement::{by_graphs, check};
use fencepost::models::ModelId;
use fencepost_oracle::generate::{Knobs, Sample, generate, generate_spawning};
use std::ops::Range;

/// Executions of the largest model beyond which a program is left out: enumerating with a solver is slow.
const MOST: usize = 150;

/// Seeds to run: those asked for, else a fixed slice and fresh ones.
fn seeds(fixed: u64, fresh: u64) -> Vec<u64> {
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

fn run(what: &str, (fixed, fresh): (u64, u64), make: impl Fn(u64) -> Sample) {
    let seeds = seeds(fixed, fresh);
    let mut compared = 0;
    for seed in &seeds {
        let sample = make(*seed);
        if by_graphs(&sample.program, ModelId::Wrc11)
            .len()
            .max(by_graphs(&sample.program, ModelId::Rc20).len())
            > MOST
        {
            continue;
        }
        for model in ModelId::OF_ONE_GRAPH {
            check(&sample, &sample.program, model).unwrap_or_else(|e| panic!("{sample}\n{e}"));
        }
        compared += 1;
    }
    println!(
        "{what}: {compared} of {} programs compared under {} models",
        seeds.len(),
        ModelId::OF_ONE_GRAPH.len()
    );
    assert!(compared * 2 >= seeds.len(), "too many programs are too big: {compared} of {}", seeds.len());
}

#[test]
fn random_programs_of_all_kinds() {
    run("all kinds", (20, 5), |seed| generate(seed, &Knobs::default()));
}

#[test]
fn random_programs_with_updates() {
    run("updates", (15, 5), |seed| generate(seed, &Knobs::default().with_updates()));
}

#[test]
fn random_programs_with_fences() {
    run("fences", (15, 5), |seed| generate(seed, &Knobs::default().with_fences()));
}

#[test]
fn random_programs_with_locks() {
    run("locks", (10, 5), |seed| generate(seed, &Knobs::default().with_locks()));
}

#[test]
fn random_programs_that_start_threads() {
    run("spawning", (10, 5), |seed| generate_spawning(seed, &Knobs::default()));
}
