//! Checks on random formulas that the solver finds exactly the instances in which the evaluator says the
//! formula holds.
//!
//! `FENCEPOST_SEEDS=77..78` tries one seed, `FENCEPOST_SEEDS=0..100000` (in release mode) many.

use crate::generator::{Generator, Random, seeds, tuples};
use fencepost_relational::*;

const ENCODINGS: [Acyclicity; 4] =
    [Acyclicity::Closure, Acyclicity::OrderBits, Acyclicity::VertexElimination, Acyclicity::Auto];

fn found(problem: &Problem, options: &Options, relations: &[Relation]) -> Vec<Vec<TupleSet>> {
    let instances = problem.session(options).instances(relations, usize::MAX);
    let mut found: Vec<_> = instances.iter().map(|instance| tuples(instance, relations)).collect();
    found.sort();
    found
}

#[track_caller]
fn check(generator: &Generator, formula: &Formula, options: &Options, what: &str) {
    let relations = &generator.relations;
    let holds = |wanted: bool| {
        let all = generator.all_instances().into_iter().filter(|i| i.holds(formula) == wanted);
        let mut all: Vec<_> = all.map(|instance| tuples(&instance, relations)).collect();
        all.sort();
        all
    };
    for (formula, wanted) in [(formula.clone(), true), (formula.not(), false)] {
        // Both as an assertion and as a named constraint: the clauses differ.
        let mut problem = Problem::new(generator.bounds.clone());
        if wanted {
            problem.assert(formula.clone());
        } else {
            problem.require("it", formula.clone());
        }
        assert_eq!(found(&problem, options, relations), holds(wanted), "{what}: {formula:?}");
    }
}

#[test]
fn the_solver_finds_the_instances_that_the_evaluator_accepts() {
    for seed in seeds(1200) {
        let mut generator = Generator::new(seed);
        let depth = 1 + seed as usize % 4;
        let formula = generator.formula(depth);
        let options = Options { acyclicity: ENCODINGS[seed as usize / 4 % 4], ..Options::default() };
        check(&generator, &formula, &options, &format!("seed {seed}"));
    }
}

#[test]
fn acyclicity_in_every_encoding_and_polarity() {
    for seed in seeds(150) {
        let mut generator = Generator::new(seed);
        let relation = generator.expr(2, 2);
        let other = generator.formula(1);
        let formula = match seed % 4 {
            0 => relation.acyclic(),
            1 => relation.acyclic().implies(&other),
            2 => relation.acyclic().iff(&other),
            _ => relation.acyclic().and(&generator.expr(2, 1).acyclic().not()),
        };
        for acyclicity in ENCODINGS {
            let options = Options { acyclicity, ..Options::default() };
            check(&generator, &formula, &options, &format!("seed {seed}, {acyclicity:?}"));
        }
    }
}

/// Values of expressions and bit-vectors, tuple by tuple and bit by bit, for each instance by itself.
#[test]
fn values_are_those_of_the_evaluator_in_each_instance() {
    for seed in seeds(150) {
        let mut generator = Generator::new(seed);
        let (expr, bv) = (generator.expr(2, 3), generator.bv(4, 3));
        for (i, instance) in generator.all_instances().iter().enumerate().step_by(7) {
            let mut bounds = generator.bounds.clone();
            for relation in &generator.relations {
                bounds.exactly(relation, instance.get(relation).clone());
            }
            let right = expr
                .eq(&Expr::constant(instance.eval(&expr)))
                .and(&bv.eq(&Bv::constant(4, instance.value(&bv))));
            let mut problem = Problem::new(bounds);
            problem.assert(right);
            let answer = problem.session(&Options::default()).solve();
            assert!(answer.is_sat(), "seed {seed}, instance {i}: {expr:?} {bv:?}");
        }
    }
}

/// Returns the images of an instance over three atoms under all permutations of these.
fn images(instance: &[TupleSet]) -> Vec<Vec<TupleSet>> {
    let permutations = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let image = |permutation: [u32; 3], set: &TupleSet| {
        let tuples =
            set.iter().map(|t| t.iter().map(|a| Atom(permutation[a.0 as usize])).collect::<Vec<_>>());
        TupleSet::from_tuples(set.arity(), tuples)
    };
    permutations.map(|p| instance.iter().map(|set| image(p, set)).collect()).to_vec()
}

/// Checks that breaking symmetries never changes whether there is an instance, and that every instance is an
/// image of one that is left.
#[test]
fn symmetry_breaking() {
    let mut fewer = 0;
    for seed in seeds(60) {
        let mut generator = Generator::symmetric(seed);
        let formula = generator.formula(3);
        let mut problem = Problem::new(generator.bounds.clone());
        problem.assert(formula);
        let all = found(&problem, &Options::default(), &generator.relations);
        for length in [1, 3, 100] {
            let options = Options { symmetry: length, ..Options::default() };
            let some = found(&problem, &options, &generator.relations);
            assert_eq!(all.is_empty(), some.is_empty(), "seed {seed}");
            assert!(some.iter().all(|instance| all.binary_search(instance).is_ok()), "seed {seed}");
            let left = |instance: &Vec<TupleSet>| {
                images(instance).iter().any(|image| some.binary_search(image).is_ok())
            };
            assert!(all.iter().all(left), "seed {seed}: an instance has no image that is left");
            fewer += usize::from(some.len() < all.len());
        }
    }
    assert!(fewer > 50, "symmetries should be broken now and then: {fewer}");
}

/// Graphs large enough for elimination to fill in edges: whether one has a cycle, for many graphs within the
/// same bounds.
#[test]
fn acyclicity_of_larger_graphs() {
    let (mut with, mut without) = (0, 0);
    for seed in seeds(12) {
        let mut random = Random(seed);
        let n = 6 + random.below(6);
        let mut universe = Universe::new();
        let atoms: Vec<Atom> = (0..n).map(|i| universe.add(format!("a{i}"))).collect();
        let mut graph = |percent: usize, within: Option<&TupleSet>| {
            let pairs = atoms
                .iter()
                .flat_map(|a| atoms.iter().map(move |b| [*a, *b]))
                .filter(|pair| pair[0] != pair[1]);
            let mut edges =
                pairs.filter(|pair| within.is_none_or(|set| set.contains(pair))).collect::<Vec<_>>();
            edges.retain(|_| random.chance(percent));
            TupleSet::from_tuples(2, edges)
        };
        let upper = graph(50, None);
        // Sometimes with edges that are always there.
        let lower = graph(if seed % 2 == 0 { 0 } else { 5 }, Some(&upper));
        let relation = Relation::new("r", 2);
        let mut bounds = Bounds::new(universe.clone());
        bounds.bound(&relation, lower.clone(), upper.clone());
        let r = Expr::from(&relation);
        let (yes, no) = (r.acyclic(), r.acyclic().not());
        let trials: Vec<TupleSet> = (0..30).map(|i| graph(5 + i, Some(&upper)).union(&lower)).collect();
        for acyclicity in ENCODINGS {
            let mut problem = Problem::new(bounds.clone());
            let (yes, no) =
                (problem.require("no cycle", yes.clone()), problem.require("a cycle", no.clone()));
            let mut session = problem.session(&Options { acyclicity, ..Options::default() });
            for edges in &trials {
                let instance = Instance::from_tuples(&bounds, [(relation.clone(), edges.clone())]);
                let expected = instance.holds(&r.acyclic());
                let these = [r.eq(&Expr::constant(edges.clone()))];
                let what = format!("seed {seed}, {acyclicity:?}: {edges:?}");
                assert_eq!(session.solve_assuming(&[yes], &these).is_sat(), expected, "{what}");
                assert_eq!(session.solve_assuming(&[no], &these).is_sat(), !expected, "{what}");
                *(if expected { &mut without } else { &mut with }) += 1;
            }
        }
    }
    assert!(
        with > 200 && without > 200,
        "one kind of graph is rare: {with} with and {without} without a cycle"
    );
}
