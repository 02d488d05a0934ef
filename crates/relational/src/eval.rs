//! The ground evaluator: computes the values of expressions, formulas and bit-vectors in an instance.
//!
//! Written from the definitions, on sets of tuples, and sharing nothing with the translator but the DAG:
//! tests compare the two. Simple rather than fast. Nodes are evaluated in an order in which children come
//! first; only binders recurse, into their bodies, so that deep formulas do not overflow the stack.

use crate::ast::node::{Node, Op};
use crate::word::{apply, mask, signed};
use crate::{Atom, Bv, Expr, Formula, Instance, TupleSet};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

#[derive(Clone)]
enum Value {
    Tuples(TupleSet),
    Truth(bool),
    Number(u64),
}

/// Computes the values of expressions, formulas and bit-vectors in an instance. What two of them have in
/// common is computed once.
pub struct Evaluator<'a> {
    instance: &'a Instance,
    /// Values of closed nodes, by address. The nodes are kept, and with them their addresses.
    closed: FxHashMap<usize, (Arc<Node>, Value)>,
    /// Values of variables, by address.
    bound: FxHashMap<usize, Atom>,
}

fn address(node: &Arc<Node>) -> usize {
    Arc::as_ptr(node).addr()
}

impl<'a> Evaluator<'a> {
    /// Creates an evaluator for an instance.
    pub(crate) fn new(instance: &'a Instance) -> Self {
        Self { instance, closed: FxHashMap::default(), bound: FxHashMap::default() }
    }

    /// Returns the tuples of an expression in the instance.
    #[track_caller]
    pub fn eval(&mut self, expr: &Expr) -> TupleSet {
        match self.start(&expr.0) {
            Value::Tuples(tuples) => tuples,
            _ => panic!("sorts are checked when nodes are made"),
        }
    }

    /// Returns whether a formula is true in the instance.
    #[track_caller]
    pub fn holds(&mut self, formula: &Formula) -> bool {
        matches!(self.start(&formula.0), Value::Truth(true))
    }

    /// Returns the value of a bit-vector in the instance.
    #[track_caller]
    pub fn value(&mut self, bv: &Bv) -> u64 {
        match self.start(&bv.0) {
            Value::Number(number) => number,
            _ => panic!("sorts are checked when nodes are made"),
        }
    }

    #[track_caller]
    fn start(&mut self, root: &Arc<Node>) -> Value {
        assert!(root.free.is_empty(), "{root:?} has free variables: {:?}", root.free);
        // All closed nodes first, whatever binder they are under: then bodies find them done.
        let known = &self.closed;
        for node in children_first(root, |node| !known.contains_key(&address(node))) {
            if node.free.is_empty() && !self.closed.contains_key(&address(node)) {
                let value = self.node(node, &FxHashMap::default());
                self.closed.insert(address(node), (node.clone(), value));
            }
        }
        self.closed[&address(root)].1.clone()
    }

    /// Returns the value of a body under the current bindings.
    fn body(&mut self, order: &[&Arc<Node>], root: &Arc<Node>) -> Value {
        let mut open = FxHashMap::default();
        for node in order {
            let value = self.node(node, &open);
            open.insert(address(node), value);
        }
        self.look(root, &open)
    }

    fn look(&self, node: &Arc<Node>, open: &FxHashMap<usize, Value>) -> Value {
        match node.free.is_empty() {
            true => self.closed[&address(node)].1.clone(),
            false => open[&address(node)].clone(),
        }
    }

    fn node(&mut self, node: &Arc<Node>, open: &FxHashMap<usize, Value>) -> Value {
        if !node.binds().is_empty() {
            return self.binder(node);
        }
        let set = |i: usize| match self.look(&node.kids[i], open) {
            Value::Tuples(tuples) => tuples,
            _ => panic!("sorts are checked when nodes are made"),
        };
        let truth = |i: usize| matches!(self.look(&node.kids[i], open), Value::Truth(true));
        let number = |i: usize| match self.look(&node.kids[i], open) {
            Value::Number(number) => number,
            _ => panic!("sorts are checked when nodes are made"),
        };
        let width = |i: usize| node.kids[i].size as u8;
        let all = 0..node.kids.len();
        let universe = self.instance.bounds().universe();
        match &node.op {
            Op::Relation(relation) => Value::Tuples(self.instance.get(relation).clone()),
            Op::Var(var) => Value::Tuples(TupleSet::unary([self.bound[&var.address()]])),
            Op::None => Value::Tuples(TupleSet::new(node.size)),
            Op::Univ => Value::Tuples(TupleSet::unary(universe.atoms())),
            Op::Iden => Value::Tuples(TupleSet::pairs(universe.atoms().map(|a| (a, a)))),
            Op::Constant(tuples) => Value::Tuples(tuples.clone()),
            Op::Union => Value::Tuples(all.fold(TupleSet::new(node.size), |union, i| union.union(&set(i)))),
            Op::Intersection => Value::Tuples(set(0).intersection(&set(1))),
            Op::Difference => Value::Tuples(set(0).difference(&set(1))),
            Op::Join => Value::Tuples(join(&set(0), &set(1))),
            Op::Product => Value::Tuples(set(0).product(&set(1))),
            Op::Transpose => Value::Tuples(TupleSet::pairs(set(0).iter().map(|pair| (pair[1], pair[0])))),
            Op::Closure => Value::Tuples(closure(&set(0))),
            Op::ReflexiveClosure => {
                Value::Tuples(closure(&set(0)).union(&TupleSet::pairs(universe.atoms().map(|a| (a, a)))))
            }
            Op::FromBits(atoms) => {
                let word = number(0);
                let present = atoms.iter().enumerate().filter(|(i, _)| word >> i & 1 == 1);
                Value::Tuples(TupleSet::unary(present.map(|(_, atom)| *atom)))
            }
            Op::IteExpr | Op::IteFormula | Op::IteBv => {
                self.look(&node.kids[if truth(0) { 1 } else { 2 }], open)
            }

            Op::Bool(value) => Value::Truth(*value),
            Op::Not => Value::Truth(!truth(0)),
            Op::And => Value::Truth(all.into_iter().all(truth)),
            Op::Or => Value::Truth(all.into_iter().any(truth)),
            Op::Iff => Value::Truth(truth(0) == truth(1)),
            Op::In => Value::Truth(set(0).is_subset(&set(1))),
            Op::Eq => Value::Truth(set(0) == set(1)),
            Op::Some => Value::Truth(!set(0).is_empty()),
            Op::One => Value::Truth(set(0).len() == 1),
            Op::Lone => Value::Truth(set(0).len() <= 1),
            Op::Acyclic => Value::Truth(closure(&set(0)).iter().all(|pair| pair[0] != pair[1])),
            Op::Irreflexive => Value::Truth(set(0).iter().all(|pair| pair[0] != pair[1])),
            Op::BvEq => Value::Truth(number(0) == number(1)),
            Op::Ult => Value::Truth(number(0) < number(1)),
            Op::Ule => Value::Truth(number(0) <= number(1)),
            Op::Slt => Value::Truth(signed(width(0), number(0)) < signed(width(1), number(1))),
            Op::Sle => Value::Truth(signed(width(0), number(0)) <= signed(width(1), number(1))),
            Op::Bit(index) => Value::Truth(number(0) >> index & 1 == 1),

            Op::Word(value) => Value::Number(*value),
            Op::FromSet(atoms) => {
                let set = set(0);
                let bit = |(i, atom): (usize, &Atom)| u64::from(set.contains(&[*atom])) << i;
                Value::Number(atoms.iter().enumerate().map(bit).sum())
            }
            Op::FromFormula => Value::Number(truth(0).into()),
            Op::Count => Value::Number(set(0).len() as u64 & mask(node.size as u8)),
            Op::Arith(op) => Value::Number(apply(*op, node.size as u8, number(0), number(1))),
            Op::BvNot => Value::Number(!number(0) & mask(node.size as u8)),
            Op::BvNeg => Value::Number(number(0).wrapping_neg() & mask(node.size as u8)),
            Op::Zext => Value::Number(number(0)),
            Op::Sext => Value::Number(signed(width(0), number(0)) as u64 & mask(node.size as u8)),
            Op::Extract(low) => Value::Number(number(0) >> low & mask(node.size as u8)),
            Op::Concat => Value::Number(number(0) << width(1) | number(1)),
            Op::Comprehension(_) | Op::Forall(_) | Op::Exists(_) => panic!("binders were dealt with"),
        }
    }

    fn binder(&mut self, node: &Arc<Node>) -> Value {
        // For each domain and for the body: what must be evaluated whenever a variable changes.
        let open =
            |kid| children_first(kid, |node: &Arc<Node>| !node.free.is_empty() && node.binds().is_empty());
        let orders: Vec<Vec<&Arc<Node>>> = node
            .kids
            .iter()
            .map(|kid| open(kid).into_iter().filter(|node| !node.free.is_empty()).collect())
            .collect();
        let shadowed: Vec<Option<Atom>> =
            node.binds().iter().map(|var| self.bound.get(&var.address()).copied()).collect();
        let mut satisfying = TupleSet::new(node.binds().len());
        let mut failed = false;
        self.choose(node, &orders, &mut Vec::new(), &mut satisfying, &mut failed);
        for (var, before) in node.binds().iter().zip(shadowed) {
            match before {
                Some(atom) => self.bound.insert(var.address(), atom),
                None => self.bound.remove(&var.address()),
            };
        }
        match node.op {
            Op::Forall(_) => Value::Truth(!failed),
            Op::Exists(_) => Value::Truth(!satisfying.is_empty()),
            _ => Value::Tuples(satisfying),
        }
    }

    /// Tries all atoms for the variables not chosen yet.
    fn choose(
        &mut self,
        node: &Arc<Node>,
        orders: &[Vec<&Arc<Node>>],
        chosen: &mut Vec<Atom>,
        satisfying: &mut TupleSet,
        failed: &mut bool,
    ) {
        let depth = chosen.len();
        match (self.body(&orders[depth], &node.kids[depth]), node.binds().get(depth)) {
            (Value::Tuples(domain), Some(var)) => {
                for atom in domain.atoms() {
                    self.bound.insert(var.address(), atom);
                    chosen.push(atom);
                    self.choose(node, orders, chosen, satisfying, failed);
                    chosen.pop();
                }
            }
            (Value::Truth(true), None) => satisfying.insert(chosen),
            _ => *failed = true,
        }
    }
}

/// Returns the nodes below and including a root, children before parents; skips the nodes below those that
/// `enter` refuses.
fn children_first(root: &Arc<Node>, enter: impl Fn(&Arc<Node>) -> bool) -> Vec<&Arc<Node>> {
    let mut seen: FxHashSet<usize> = FxHashSet::default();
    let mut order = Vec::new();
    let mut stack = vec![(root, false)];
    while let Some((node, done)) = stack.pop() {
        if done {
            order.push(node);
        } else if seen.insert(address(node)) {
            stack.push((node, true));
            if enter(node) {
                stack.extend(node.kids.iter().map(|kid| (kid, false)));
            }
        }
    }
    order
}

fn join(a: &TupleSet, b: &TupleSet) -> TupleSet {
    let mut joined = TupleSet::new(a.arity() + b.arity() - 2);
    for left in a.iter() {
        for right in b.iter() {
            if left.last() == right.first() {
                joined.insert(&[&left[..left.len() - 1], &right[1..]].concat());
            }
        }
    }
    joined
}

/// Returns the transitive closure: adds steps until nothing changes.
fn closure(relation: &TupleSet) -> TupleSet {
    let mut closure = relation.clone();
    loop {
        let longer = closure.union(&join(&closure, relation));
        if longer == closure {
            return closure;
        }
        closure = longer;
    }
}
