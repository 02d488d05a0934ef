//! The conformance suite of all backends. One suite; [`suite!`] makes a module of tests for each backend.

use fencepost_relational::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

fn atoms(n: usize) -> (Universe, Vec<Atom>) {
    let mut universe = Universe::new();
    let atoms = (0..n).map(|i| universe.add(format!("a{i}"))).collect();
    (universe, atoms)
}

/// Returns a problem with a free binary relation over `n` atoms.
fn binary(n: usize) -> (Problem, Relation, Expr) {
    let (universe, atoms) = atoms(n);
    let all = TupleSet::unary(atoms);
    let relation = Relation::new("r", 2);
    let mut bounds = Bounds::new(universe);
    bounds.bound(&relation, TupleSet::new(2), all.product(&all));
    let expr = Expr::from(&relation);
    (Problem::new(bounds), relation, expr)
}

fn options(backend: Backend) -> Options {
    Options { backend, ..Options::default() }
}

fn counts_instances(backend: Backend) {
    // Total orders of four elements, and functions of three.
    let (mut problem, relation, r) = binary(4);
    problem.require("transitive", r.join(&r).in_(&r));
    problem.require("irreflexive", r.irreflexive());
    let different = Expr::univ().product(&Expr::univ()).difference(&Expr::iden());
    problem.require("total", different.in_(&r.union(&r.transpose())));
    let mut session = problem.session(&options(backend));
    assert_eq!(session.instances(std::slice::from_ref(&relation), usize::MAX).len(), 24);
    // And again: enumeration leaves nothing behind.
    assert_eq!(session.instances(std::slice::from_ref(&relation), 10).len(), 10);
    assert_eq!(session.instances(std::slice::from_ref(&relation), usize::MAX).len(), 24);

    let (mut problem, relation, r) = binary(3);
    let x = Var::new("x");
    problem.assert(Formula::forall(vec![(x.clone(), Expr::univ())], Expr::from(&x).join(&r).one()));
    let mut session = problem.session(&options(backend));
    assert_eq!(session.instances(&[relation], usize::MAX).len(), 27);
}

fn switches_constraints(backend: Backend) {
    let (mut problem, _, r) = binary(3);
    let some = problem.require("some", r.some());
    let none = problem.require("none", r.no());
    let acyclic = problem.require("acyclic", r.acyclic());
    let mut session = problem.session(&options(backend));
    let Answer::Unsat(core) = session.solve() else { panic!("contradictory") };
    assert!(core.contains(&some) && core.contains(&none));
    assert_eq!(session.minimal_core(vec![some, none, acyclic]), Some(vec![some, none]));
    assert!(session.solve_with(&[some, acyclic]).is_sat());
    assert!(session.solve_with(&[none, acyclic, none]).is_sat());
    assert_eq!(session.minimal_core(vec![some, acyclic]), None);
    assert_eq!(session.minimal_cores(10), [vec![some, none]]);
}

fn assumes_and_adds(backend: Backend) {
    let (mut problem, relation, r) = binary(3);
    let acyclic = problem.require("acyclic", r.acyclic());
    let mut session = problem.session(&options(backend));
    let cyclic = r.intersection(&Expr::iden()).some();
    let answer = session.solve_assuming(&[acyclic], std::slice::from_ref(&cyclic));
    assert!(matches!(answer, Answer::Unsat(core) if core == [acyclic]));
    assert!(session.solve_assuming(&[], std::slice::from_ref(&cyclic)).is_sat());
    assert!(session.solve().is_sat());
    assert!(
        matches!(session.solve_assuming(&[], &[Formula::constant(false)]), Answer::Unsat(core) if core.is_empty())
    );
    session.add(&r.count(4).eq(&Bv::constant(4, 3)));
    let instance = session.solve().instance().expect("three edges without a cycle");
    assert_eq!(instance.get(&relation).len(), 3);
    assert!(instance.holds(&r.acyclic()));
    session.block(&instance, std::slice::from_ref(&relation));
    let other = session.solve().instance().expect("more than one");
    assert_ne!(other.get(&relation), instance.get(&relation));
    session.add(&cyclic);
    assert!(matches!(session.solve(), Answer::Unsat(core) if core == [acyclic]));
    session.add(&r.no());
    assert!(matches!(session.solve(), Answer::Unsat(core) if core.is_empty()));
    assert_eq!(session.minimal_core(vec![acyclic]), Some(vec![]));
    assert_eq!(session.minimal_cores(10), [vec![]]);
}

/// Returns the problem of `n + 1` pigeons in `n` holes, named or not.
fn pigeons(n: usize) -> Problem {
    let (universe, atoms) = atoms(2 * n + 1);
    let (holes, pigeons) = atoms.split_at(n);
    let place = Relation::new("place", 2);
    let mut bounds = Bounds::new(universe);
    let all = TupleSet::unary(pigeons.iter().copied()).product(&TupleSet::unary(holes.iter().copied()));
    bounds.bound(&place, TupleSet::new(2), all);
    let place = Expr::from(&place);
    let mut problem = Problem::new(bounds);
    for (i, pigeon) in pigeons.iter().enumerate() {
        problem.require(format!("pigeon {i} has a hole"), Expr::atom(*pigeon).join(&place).some());
    }
    for (i, hole) in holes.iter().enumerate() {
        problem.require(format!("hole {i} has one pigeon"), place.join(&Expr::atom(*hole)).lone());
    }
    problem
}

fn explains_pigeons(backend: Backend) {
    let problem = pigeons(4);
    let mut session = problem.session(&options(backend));
    let all: Vec<ConstraintId> = problem.constraints().collect();
    assert_eq!(session.minimal_core(all.clone()), Some(all.clone()));
    assert_eq!(session.minimal_cores(usize::MAX), [all]);
}

fn stops_when_told(backend: Backend) {
    let problem = pigeons(11);
    let mut session = problem.session(&options(backend));
    let polls = Arc::new(AtomicUsize::new(0));
    let seen = polls.clone();
    session.set_interrupt(Arc::new(move || seen.fetch_add(1, Ordering::Relaxed) > 20));
    assert!(matches!(session.solve(), Answer::Unknown));
    assert!(polls.load(Ordering::Relaxed) > 20);
    assert_eq!(session.minimal_core(problem.constraints().collect()), None);
    assert!(session.minimal_cores(3).is_empty());
}

/// Asks whether to stop, as `session_until` does for this problem: how often in all if the answer is always
/// no.
fn asks(problem: &Problem, backend: Backend) -> usize {
    let polls = Arc::new(AtomicUsize::new(0));
    let seen = polls.clone();
    let count = move || {
        seen.fetch_add(1, Ordering::Relaxed);
        false
    };
    let session = problem.session_until(&options(backend), Arc::new(count));
    drop(session);
    polls.load(Ordering::Relaxed)
}

/// Checks that translation stops soon after the interrupt, both in one operator that makes many gates and in
/// one gate that makes many clauses.
fn stops_while_translating(backend: Backend) {
    let (mut closure, _, r) = binary(60);
    closure.assert(r.closure().eq(&r));
    let (mut acyclic, _, r) = binary(120);
    acyclic.assert(r.acyclic());
    for problem in [closure, acyclic] {
        let all = asks(&problem, backend);
        assert!(all > 20, "the time is looked at only {all} times");
        for last in [0, 1, all / 4, all / 2, all - 2] {
            let polls = Arc::new(AtomicUsize::new(0));
            let seen = polls.clone();
            let stop = move || seen.fetch_add(1, Ordering::Relaxed) >= last;
            let mut session = problem.session_until(&options(backend), Arc::new(stop));
            assert!(matches!(session.solve(), Answer::Unknown), "stopped after {last} of {all}");
            let further = polls.load(Ordering::Relaxed) - last;
            assert!(further <= 3, "asked {further} times more after {last} of {all}");
        }
    }
}

fn breaks_symmetries(backend: Backend) {
    let (universe, atoms) = atoms(5);
    let set = Relation::new("s", 1);
    let mut bounds = Bounds::new(universe);
    bounds.bound(&set, TupleSet::new(1), TupleSet::unary(atoms.clone()));
    let problem = Problem::new(bounds);
    let options = Options { symmetry: 10, ..options(backend) };
    let mut session = problem.session(&options);
    // Sets of interchangeable atoms differ in size only.
    assert_eq!(session.instances(std::slice::from_ref(&set), usize::MAX).len(), 6);
    // A question about one atom is not symmetric, and is still answered right.
    let s = Expr::from(&set);
    for atom in atoms {
        assert!(session.solve_assuming(&[], &[s.eq(&Expr::atom(atom))]).is_sat());
    }
    session.add(&s.eq(&Expr::atom(Atom(0))).or(&s.eq(&Expr::atom(Atom(3)))));
    assert_eq!(session.instances(&[set], usize::MAX).len(), 2);
}

fn sends(backend: Backend) {
    let (mut problem, _, r) = binary(3);
    problem.assert(r.some());
    let mut session = problem.session(&options(backend));
    std::thread::spawn(move || assert!(session.solve().is_sat())).join().expect("no panic");
}

macro_rules! suite {
    ($name:ident, $backend:expr) => {
        mod $name {
            use fencepost_relational::Backend;

            suite!(@ $backend, counts_instances switches_constraints assumes_and_adds explains_pigeons stops_when_told stops_while_translating
                breaks_symmetries sends);
        }
    };
    (@ $backend:expr, $($test:ident)*) => {$(
        #[test]
        fn $test() {
            super::$test($backend);
        }
    )*};
}

suite!(batsat, Backend::Batsat);
#[cfg(feature = "cadical")]
suite!(cadical, Backend::Cadical);
