//! Constructors: what folds, what is refused, what is free.

use crate::*;

#[test]
fn formulas_fold() {
    let r = Expr::from(&Relation::new("r", 2));
    let (yes, no, some) = (Formula::constant(true), Formula::constant(false), r.some());
    assert_eq!(yes.and(&no).as_constant(), Some(false));
    assert_eq!(some.or(&yes).as_constant(), Some(true));
    assert_eq!(some.and(&yes).as_constant(), None);
    assert_eq!(no.implies(&some).as_constant(), Some(true));
    assert_eq!(Formula::all_of([]).as_constant(), Some(true));
    assert_eq!(Formula::any_of([]).as_constant(), Some(false));
    assert_eq!(some.iff(&some).as_constant(), Some(true));
    assert_eq!(r.in_(&r).as_constant(), Some(true));
    assert_eq!(Expr::none(2).some().as_constant(), Some(false));
    assert_eq!(Expr::none(2).acyclic().as_constant(), Some(true));
    assert_eq!(r.guard(&no).lone().as_constant(), Some(true));
    assert_eq!(r.join(&Expr::none(2)).no().as_constant(), Some(true));
    let x = Var::new("x");
    assert_eq!(Formula::forall(vec![(x, Expr::univ())], yes).as_constant(), Some(true));
}

#[test]
fn numbers_fold() {
    let (a, b) = (Bv::constant(8, 250), Bv::constant(8, 10));
    assert_eq!(a.add(&b).as_constant(), Some(4));
    assert_eq!(a.sext(16).as_constant(), Some(0xfffa));
    assert_eq!(a.zext(16).as_constant(), Some(250));
    assert_eq!(a.concat(&b).as_constant(), Some(0xfa0a));
    assert_eq!(a.extract(4, 4).as_constant(), Some(15));
    assert_eq!(a.slt(&b).as_constant(), Some(true));
    assert_eq!(a.ult(&b).as_constant(), Some(false));
    assert_eq!(a.neg().not().as_constant(), Some(249));
    let atoms = [0, 1, 2].map(Atom).to_vec();
    let set = Expr::from_bits(&Bv::constant(3, 5), atoms.clone());
    assert_eq!(Bv::from_set(&set, atoms).as_constant(), Some(5));
}

#[test]
fn variables_are_free_until_bound() {
    let [x, y] = ["x", "y"].map(Var::new);
    let r = Expr::from(&Relation::new("r", 2));
    let image = Expr::from(&x).join(&r);
    let body = Expr::from(&y).in_(&image);
    assert_eq!(body.0.free.len(), 2);
    // The domain of y depends on x.
    let inner = Formula::exists(vec![(y.clone(), image)], body);
    assert_eq!(inner.0.free, std::slice::from_ref(&x));
    let outer = Formula::forall(vec![(x.clone(), Expr::univ())], inner);
    assert!(outer.0.free.is_empty());
    // A domain does not see the variable it is the domain of.
    let odd = Formula::forall(vec![(x.clone(), Expr::from(&x).join(&r))], r.some());
    assert_eq!(odd.0.free, [x]);
}

#[test]
#[should_panic(expected = "same arity")]
fn unions_need_one_arity() {
    let _ = Expr::univ().union(&Expr::iden());
}

#[test]
#[should_panic(expected = "arity zero")]
fn two_sets_cannot_be_joined() {
    let _ = Expr::univ().join(&Expr::univ());
}

#[test]
#[should_panic(expected = "different width")]
fn sums_need_one_width() {
    let _ = Bv::constant(8, 1).add(&Bv::constant(9, 1));
}

#[test]
#[should_panic(expected = "not within the upper")]
fn bounds_must_not_cross() {
    let mut universe = Universe::new();
    let atom = universe.add("a");
    let set = Relation::new("s", 1);
    Bounds::new(universe).bound(&set, TupleSet::unary([atom]), TupleSet::new(1));
}

#[test]
#[should_panic(expected = "has no bounds")]
fn relations_need_bounds() {
    let mut problem = Problem::new(Bounds::new(Universe::new()));
    problem.assert(Expr::from(&Relation::new("r", 2)).some());
    let _ = problem.session(&Options::default());
}

#[test]
#[should_panic(expected = "free variables")]
fn constraints_must_be_closed() {
    let mut problem = Problem::new(Bounds::new(Universe::new()));
    problem.assert(Expr::from(&Var::new("x")).some());
    let _ = problem.session(&Options::default());
}
