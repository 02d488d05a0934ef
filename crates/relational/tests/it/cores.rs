//! Checks minimal cores by their definition.

use crate::generator::{Generator, seeds};
use fencepost_relational::*;
use std::collections::BTreeSet;

/// Returns a problem of five to seven random constraints.
fn problem(seed: u64) -> Problem {
    let mut generator = Generator::new(seed);
    let mut problem = Problem::new(generator.bounds.clone());
    if seed.is_multiple_of(3) {
        problem.assert(generator.formula(1));
    }
    for i in 0..5 + seed % 3 {
        let formula = generator.formula(2);
        problem.require(format!("c{i}"), formula);
    }
    problem
}

fn subsets(problem: &Problem) -> impl Iterator<Item = Vec<ConstraintId>> + use<> {
    let all: Vec<ConstraintId> = problem.constraints().collect();
    (0..1_u32 << all.len()).map(move |code| all.iter().copied().filter(|id| code >> id.0 & 1 == 1).collect())
}

#[test]
fn every_member_is_necessary() {
    let mut unsatisfiable = 0;
    for seed in seeds(400) {
        let problem = problem(seed);
        let mut session = problem.session(&Options::default());
        let answer = session.solve();
        let all: Vec<ConstraintId> = problem.constraints().collect();
        let Answer::Unsat(core) = answer else {
            assert_eq!(session.minimal_core(all), None, "seed {seed}");
            continue;
        };
        unsatisfiable += 1;
        assert!(problem.session(&Options::default()).solve_with(&core).is_unsat(), "seed {seed}");
        let minimal = session.minimal_core(all).expect("not interrupted");
        let fresh = |on: &[ConstraintId]| problem.session(&Options::default()).solve_with(on);
        assert!(fresh(&minimal).is_unsat(), "seed {seed}: {minimal:?}");
        for left_out in &minimal {
            let rest: Vec<_> = minimal.iter().copied().filter(|id| id != left_out).collect();
            assert!(fresh(&rest).is_sat(), "seed {seed}: {left_out:?} is not necessary in {minimal:?}");
        }
    }
    assert!(unsatisfiable > 50, "too few contradictions to mean anything: {unsatisfiable}");
}

#[test]
fn enumeration_finds_all_minimal_cores() {
    let mut several = 0;
    for seed in seeds(300) {
        let problem = problem(seed);
        let mut session = problem.session(&Options::default());
        let unsat: BTreeSet<Vec<ConstraintId>> =
            subsets(&problem).filter(|on| session.solve_with(on).is_unsat()).collect();
        let is_minimal = |core: &&Vec<ConstraintId>| {
            (0..core.len()).all(|i| {
                let mut rest = (*core).clone();
                rest.remove(i);
                !unsat.contains(&rest)
            })
        };
        let expected: BTreeSet<Vec<ConstraintId>> = unsat.iter().filter(is_minimal).cloned().collect();
        let found = problem.session(&Options::default()).minimal_cores(usize::MAX);
        assert_eq!(found.len(), expected.len(), "seed {seed}: {found:?}");
        assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected, "seed {seed}");
        several += usize::from(expected.len() > 1);
    }
    assert!(several > 20, "too few problems with several cores to mean anything: {several}");
}

/// Checks that symmetry breaking takes nothing away from cores: subsets of a symmetric problem are symmetric.
#[test]
fn symmetry_breaking_keeps_cores() {
    for seed in seeds(100) {
        let problem = problem(seed);
        let cores = |symmetry: usize| -> BTreeSet<Vec<ConstraintId>> {
            let options = Options { symmetry, ..Options::default() };
            problem.session(&options).minimal_cores(usize::MAX).into_iter().collect()
        };
        assert_eq!(cores(0), cores(50), "seed {seed}");
    }
}

#[test]
fn the_same_core_every_time() {
    for seed in seeds(50) {
        let run = || {
            let problem = problem(seed);
            let mut session = problem.session(&Options::default());
            let all = problem.constraints().collect();
            let answer = format!("{:?}", session.solve());
            (answer, session.minimal_core(all), session.minimal_cores(10), session.stats())
        };
        assert_eq!(run(), run(), "seed {seed}");
    }
}
