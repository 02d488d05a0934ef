//! Checks problems that are deep, wide or shared.

use fencepost_relational::*;

fn universe(n: usize) -> (Universe, TupleSet) {
    let mut universe = Universe::new();
    let atoms: Vec<Atom> = (0..n).map(|i| universe.add(format!("a{i}"))).collect();
    (universe, TupleSet::unary(atoms))
}

/// Checks that a chain of many operators neither overflows the stack nor takes long, in the translator, the
/// evaluator and the destructor.
#[test]
fn deep_expressions() {
    let (universe, all) = universe(3);
    let (set, pairs) = (Relation::new("s", 1), Relation::new("r", 2));
    let mut bounds = Bounds::new(universe);
    bounds.bound(&set, TupleSet::new(1), all.clone());
    bounds.bound(&pairs, TupleSet::new(2), all.product(&all));
    let (s, r) = (Expr::from(&set), Expr::from(&pairs));
    let mut deep = s.clone();
    let mut formula = s.some();
    for i in 0..30_000 {
        deep = match i % 3 {
            0 => deep.union(&deep.join(&r)),
            1 => deep.guard(&s.some()),
            _ => Expr::ite(&deep.some(), &deep, &s),
        };
        formula = formula.and(&s.one().not()).or(&formula).iff(&s.lone()).not();
    }
    let x = Var::new("x");
    let mut open = Expr::from(&x);
    for _ in 0..30_000 {
        open = open.union(&open.join(&r));
    }
    let within = Formula::forall(vec![(x, s.clone())], open.in_(&s));
    let mut problem = Problem::new(bounds);
    problem.assert(deep.some());
    problem.assert(formula.clone().or(&formula.not()));
    problem.assert(within.clone());
    let instance = problem.session(&Options::default()).solve().instance().expect("satisfiable");
    assert!(instance.holds(&deep.some()) && instance.holds(&within));
    instance.holds(&formula);
}

/// Checks that shared nodes are translated once: as a tree this would have 2^200 nodes.
#[test]
fn shared_nodes_are_translated_once() {
    let (universe, all) = universe(4);
    let relation = Relation::new("r", 2);
    let mut bounds = Bounds::new(universe);
    bounds.bound(&relation, TupleSet::new(2), all.product(&all));
    let mut expr = Expr::from(&relation);
    let x = Var::new("x");
    let mut open = Expr::from(&x);
    for _ in 0..200 {
        expr = expr.union(&expr.transpose()).intersection(&expr);
        open = open.union(&open.join(&Expr::from(&relation)).union(&open));
    }
    let mut problem = Problem::new(bounds);
    problem.assert(expr.some());
    problem.assert(Formula::exists(vec![(x, Expr::univ())], open.eq(&Expr::univ())));
    let instance = problem.session(&Options::default()).solve().instance().expect("satisfiable");
    assert!(instance.holds(&expr.some()));
}

/// Checks that transitivity needs a clause for each triple and no variable beyond the tuples.
#[test]
fn transitivity_is_compact() {
    let n = 20;
    let (universe, all) = universe(n);
    let relation = Relation::new("r", 2);
    let mut bounds = Bounds::new(universe);
    bounds.bound(&relation, TupleSet::new(2), all.product(&all));
    let r = Expr::from(&relation);
    let [i, j, k] = ["i", "j", "k"].map(Var::new);
    let step = |a: &Var, b: &Var| Expr::from(a).product(&Expr::from(b)).in_(&r);
    let decls = [&i, &j, &k].map(|v| (v.clone(), Expr::univ())).to_vec();
    let quantified = Formula::forall(decls, step(&i, &j).and(&step(&j, &k)).implies(&step(&i, &k)));
    for formula in [r.join(&r).in_(&r), quantified] {
        let mut problem = Problem::new(bounds.clone());
        problem.require("transitive", formula);
        let stats = problem.session(&Options::default()).stats();
        assert_eq!(stats.variables, n * n + 1, "{stats:?}");
        assert!(stats.clauses <= n * n * n, "{stats:?}");
    }
}

/// Checks that constant edges decide most of an acyclicity constraint before there is a clause.
#[test]
fn known_order_is_used() {
    let n = 30;
    let (universe, all) = universe(n);
    let relation = Relation::new("r", 2);
    let mut bounds = Bounds::new(universe);
    let chain: Vec<(Atom, Atom)> = (1..n as u32).map(|i| (Atom(i - 1), Atom(i))).collect();
    bounds.bound(&relation, TupleSet::pairs(chain), all.product(&all));
    let mut problem = Problem::new(bounds);
    problem.assert(Expr::from(&relation).acyclic());
    let mut session = problem.session(&Options::default());
    // Units only: every edge against the chain is excluded, every other is irrelevant.
    assert_eq!(session.stats().clauses, n * (n + 1) / 2);
    assert!(session.solve().is_sat());
}
