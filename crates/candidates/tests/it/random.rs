//! Checks that the enumerator agrees with the oracle on random programs under every model.

use crate::agreement::check_all;
use fencepost_oracle::generate::{Knobs, generate};
use fencepost_oracle::{Graphs, Limits, OracleError};

/// Seeds to run: those asked for, else the first ones.
pub fn seeds(count: u64) -> std::ops::Range<u64> {
    let Ok(asked) = std::env::var("FENCEPOST_SEEDS") else { return 0..count };
    let (from, to) = asked.split_once("..").expect("FENCEPOST_SEEDS=FROM..TO");
    from.parse().expect("a number")..to.parse().expect("a number")
}

fn run(what: &str, count: u64, knobs: &Knobs) {
    let limits = Limits { events: 32, graphs: 20_000, orders: 100_000 };
    let mut checked = 0;
    for seed in seeds(count) {
        let sample = generate(seed, knobs);
        match Graphs::of(&sample.program, &limits) {
            Ok(graphs) => {
                check_all(&sample, &sample.program, &graphs);
                checked += 1;
            }
            Err(OracleError::TooBig(_)) => {}
            Err(error) => panic!("{sample}\n{error}"),
        }
    }
    println!("{what}: {checked} of {count} programs");
    assert!(checked * 10 >= count * 9 || seeds(count) != (0..count), "too many programs are too big");
}

#[test]
fn programs_of_all_kinds() {
    run("all kinds", 200, &Knobs { accesses: 4..=7, ..Knobs::default() });
}

#[test]
fn programs_with_updates() {
    run("updates", 150, &Knobs { accesses: 3..=6, ..Knobs::default().with_updates() });
}

#[test]
fn programs_with_locks_and_waits() {
    let mut knobs = Knobs { accesses: 3..=6, ..Knobs::default().with_locks() };
    (knobs.weights.assume, knobs.weights.wait, knobs.weights.spin) = (5, 8, 8);
    run("locks and waits", 150, &knobs);
}

#[test]
fn programs_with_assertions() {
    let mut knobs = Knobs { accesses: 3..=6, ..Knobs::default() };
    (knobs.weights.assert, knobs.weights.wait, knobs.weights.assume) = (8, 4, 4);
    run("assertions", 150, &knobs);
}
