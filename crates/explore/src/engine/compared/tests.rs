//! Random programs whose graphs the checkers are asked about.

use super::ANSWERS;
use crate::{Config, ModelId, Symmetry, count};
use fencepost_oracle::generate::{Knobs, Sample, Weights, generate, generate_spawning, load_buffering};
use fencepost_program::{FenceKind, Mode};

/// The models whose axioms are compared.
const MODELS: [ModelId; 4] = [ModelId::Rc11, ModelId::Rc20, ModelId::Wrc11, ModelId::Xmm];

/// Returns the numbers of questions that were answered with no, and with yes, in programs of these seeds.
fn answers(seeds: std::ops::Range<u64>, make: impl Fn(u64) -> Sample) -> [u64; 2] {
    ANSWERS.set([0; 2]);
    for seed in seeds {
        let sample = make(seed);
        for model in MODELS {
            let mut config = Config::default();
            config.search.limits.max_executions = Some(300);
            if model != ModelId::Xmm && crate::no_symmetry(model).is_none() && seed % 5 == 0 {
                config.symmetry = Symmetry::On { apart: vec![] };
            }
            // (XMM's own search is not cut short by the limit, so it gets small programs only.)
            if model != ModelId::Xmm || sample.program.threads.len() <= 3 {
                count(&sample.program, model, &config);
            }
        }
    }
    ANSWERS.get()
}

/// Returns settings for programs rich in sequentially consistent events, by the kind of program.
fn knobs(kind: u64) -> Knobs {
    let all = Knobs { accesses: 5..=9, ..Knobs::default() };
    let mixed = vec![Mode::Sc, Mode::Sc, Mode::Sc, Mode::Rlx, Mode::Acq, Mode::Rel, Mode::AcqRel];
    let fences = vec![FenceKind::Sc, FenceKind::Sc, FenceKind::Rel, FenceKind::Acq];
    let fenced = Weights { fence: 15, rmw: 3, ..Weights::LOADS_AND_STORES };
    match kind {
        0 => Knobs { modes: vec![Mode::Sc], ..Knobs::only(&[Mode::Sc]) },
        1 => Knobs { modes: mixed, ..all },
        2 => Knobs { modes: mixed, fences, weights: fenced, ..all },
        3 => Knobs { modes: vec![Mode::Rlx], fences, weights: fenced, ..all },
        4 => Knobs { modes: vec![Mode::Sc, Mode::Rlx], fences, weights: fenced, vars: 3..=4, ..all },
        5 => Knobs { modes: mixed, ..all.with_updates() },
        6 => Knobs { modes: mixed, ..all.with_release_sequences() },
        7 => {
            let weights = Weights { spin: 8, wait: 5, lock: 5, ..all.weights };
            Knobs { modes: mixed, fences, weights, ..all }
        }
        _ => Knobs { modes: mixed, fences, threads: 3..=3, accesses: 10..=14, rings: 80, ..all },
    }
}

const KINDS: u64 = 9;

fn sample(seed: u64) -> Sample {
    match seed % 10 {
        9 => generate_spawning(seed, &knobs(seed / 10 % KINDS)),
        _ => generate(seed, &knobs(seed / 10 % KINDS)),
    }
}

#[test]
fn programs_rich_in_sequentially_consistent_events() {
    let [no, yes] = answers(0..900, sample);
    println!("{no} graphs were inconsistent, {yes} were not");
    assert!(no > 5_000 && yes > 5_000, "{no} {yes}");
}

#[test]
fn programs_with_load_buffering() {
    let [no, yes] = answers(0..60, load_buffering);
    println!("{no} graphs were inconsistent, {yes} were not");
    assert!(yes > 1_000, "{no} {yes}");
}

#[test]
#[ignore = "takes minutes"]
fn long_programs_rich_in_sequentially_consistent_events() {
    let [no, yes] = answers(0..60_000, sample);
    println!("{no} graphs were inconsistent, {yes} were not");
    assert!(no > 300_000 && yes > 300_000, "{no} {yes}");
}
