//! Objects that come and go, and memory accessed in pieces of different sizes.

use crate::agreement::check;
use crate::random::seeds;
use fencepost_explore::{Config, ModelId, Stopped, count, refined_program};
use fencepost_oracle::generate::{HeapSample, generate_heap};
use fencepost_oracle::{Graphs, Limits, OracleError};
use fencepost_program::Rounds;
use std::collections::BTreeMap;

/// Compares engine and enumerator under all models, each on the cells that the engine finds; how many models
/// could be compared.
fn compare(sample: &HeapSample, errors: &mut BTreeMap<&'static str, u32>) -> u32 {
    let limits = Limits { events: 40, graphs: 10_000, orders: 50_000 };
    let mut compared = 0;
    let mut last: Option<(fencepost_program::Cells, bool, Option<Graphs>)> = None;
    for model in ModelId::OF_ONE_GRAPH {
        let summary = count(&sample.program, model, &Config::default());
        if summary.stopped == Some(Stopped::MixedSize) {
            *errors.entry("mixed sizes").or_default() += 1;
            continue;
        }
        let refined = refined_program(&sample.program, model, &Config::default());
        let program = refined.as_ref().unwrap_or(&sample.program);
        let has_more_rounds = program.rounds == Rounds::TwoWithUpdates;
        let is_same = |(cells, more_rounds, _): &(_, bool, _)| {
            *cells == program.cells && *more_rounds == has_more_rounds
        };
        if !last.as_ref().is_some_and(is_same) {
            let graphs = match Graphs::of(program, &limits) {
                Ok(graphs) => Some(graphs),
                Err(OracleError::TooBig(_)) => None,
                Err(error) => panic!("{sample}\n{error}"),
            };
            last = Some((program.cells.clone(), has_more_rounds, graphs));
        }
        let Some((.., Some(graphs))) = &last else { continue };
        let truth = match graphs.under(model) {
            Ok(truth) => truth,
            Err(OracleError::TooBig(_)) => continue,
            Err(error) => panic!("{sample}\n{model}: {error}"),
        };
        for (what, there) in [
            ("use after free", truth.has_use_after_free),
            ("double free", truth.has_double_free),
            ("uninitialised", truth.has_uninitialised),
            ("faults", truth.has_errors()),
            ("cells", refined.is_some()),
            ("blocked", truth.has_blocked()),
        ] {
            *errors.entry(what).or_default() += there as u32;
        }
        check(sample, program, model, &truth);
        compared += 1;
    }
    compared
}

#[test]
fn random_programs_with_objects() {
    let seeds = seeds(600, 200);
    let (left, right) = seeds.split_at(seeds.len() / 2);
    let run = |part: &[u64]| {
        let mut errors = BTreeMap::new();
        let compared: u32 = part.iter().map(|seed| compare(&generate_heap(*seed), &mut errors)).sum();
        (compared, errors)
    };
    let ((a, mut errors), (b, more)) = std::thread::scope(|scope| {
        let other = scope.spawn(|| run(left));
        (run(right), other.join().expect("the other half agrees, too"))
    });
    for (what, n) in more {
        *errors.entry(what).or_default() += n;
    }
    let compared = a + b;
    println!("objects: {compared} comparisons of {} programs; {errors:?}", seeds.len());
    assert!(compared as usize >= seeds.len() * 4, "too few comparisons: {compared}");
    for (what, n) in errors {
        assert!(n > 0, "no program has {what}");
    }
}
