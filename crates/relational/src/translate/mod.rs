//! Translates relational logic to a circuit.
//!
//! After Kodkod (Torlak, Jackson, *Kodkod: A Relational Model Finder*, TACAS 2007, §3): a relation is a
//! matrix with a constant for each tuple that the bounds decide and an input for each other; operators are
//! matrix operations; quantifiers are ground out over what their domains may contain. Matrices are sparse
//! ([`matrix`]), and nothing is made for tuples that cannot be.
//!
//! The walk over the DAG is in [`walk`]: without recursion, each node once for each choice of the variables
//! it depends on. This file says what each operator means; [`closure`] and [`acyclic`] have the two that take
//! thought.

mod acyclic;
pub(crate) mod closure;
mod graph;
pub(crate) mod matrix;
pub(crate) mod symmetry;
mod walk;

use crate::ast::node::{Node, Op};
use crate::bounds::Bounds;
use crate::circuit::{Circuit, Lit};
use crate::sat::Interrupt;
use crate::{Atom, Formula};
use matrix::{Key, Matrix, Packing};
use std::sync::Arc;
use walk::Walk;

/// The translation of a node into the circuit, which is a literal for a formula, a matrix for an expression
/// and a word for a bit-vector.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Matrix(Arc<Matrix>),
    Lit(Lit),
    Word(Arc<[Lit]>),
}

impl Value {
    fn matrix(&self) -> &Arc<Matrix> {
        match self {
            Value::Matrix(matrix) => matrix,
            _ => panic!("sorts are checked when nodes are made: expected an expression"),
        }
    }

    fn lit(&self) -> Lit {
        match self {
            Value::Lit(lit) => *lit,
            _ => panic!("sorts are checked when nodes are made: expected a formula"),
        }
    }

    fn word(&self) -> &[Lit] {
        match self {
            Value::Word(word) => word,
            _ => panic!("sorts are checked when nodes are made: expected a bit-vector"),
        }
    }
}

impl From<Matrix> for Value {
    fn from(matrix: Matrix) -> Value {
        Value::Matrix(Arc::new(matrix))
    }
}

impl From<Lit> for Value {
    fn from(lit: Lit) -> Value {
        Value::Lit(lit)
    }
}

impl From<Vec<Lit>> for Value {
    fn from(word: Vec<Lit>) -> Value {
        Value::Word(word.into())
    }
}

/// Translates expressions, formulas and bit-vectors into gates of a circuit, each shared node once.
pub(crate) struct Translator {
    pub circuit: Circuit,
    pub packing: Packing,
    bounds: Arc<Bounds>,
    /// The matrix of each relation, in the order of the bounds.
    relations: Vec<Arc<Matrix>>,
    walk: Walk,
    /// The function that returns whether to stop; called now and then.
    interrupt: Option<Interrupt>,
    /// Whether the interrupt said to stop, so that formulas are missing from the circuit.
    stopped: bool,
}

impl Translator {
    /// Creates a translator with an input of the circuit for every tuple that the bounds leave open.
    pub fn new(bounds: Arc<Bounds>, interrupt: Option<Interrupt>) -> Self {
        let packing = Packing::new(bounds.universe());
        let mut circuit = Circuit::new();
        let mut relations = Vec::with_capacity(bounds.entries().len());
        for bound in bounds.entries() {
            packing.check(bound.relation.arity());
            let lit = |tuple: &[Atom], circuit: &mut Circuit| {
                if bound.lower.contains(tuple) { Lit::TRUE } else { circuit.input() }
            };
            let entries = bound.upper.iter().map(|tuple| (packing.pack(tuple), lit(tuple, &mut circuit)));
            relations.push(Arc::new(Matrix { entries: entries.collect() }));
        }
        if let Some(interrupt) = &interrupt {
            circuit.set_interrupt(interrupt.clone());
        }
        Self { circuit, packing, bounds, relations, walk: Walk::default(), interrupt, stopped: false }
    }

    /// Returns the matrices of all relations of the problem, in the order of the bounds.
    pub fn relations(&self) -> &[Arc<Matrix>] {
        &self.relations
    }

    /// Translates a formula without free variables to a literal of the circuit.
    #[track_caller]
    pub fn formula(&mut self, formula: &Formula) -> Lit {
        assert!(formula.0.free.is_empty(), "{formula:?} has free variables: {:?}", formula.0.free);
        self.translate(&formula.0).map_or(Lit::TRUE, |value| value.lit())
    }

    /// Returns whether a formula was left out because the interrupt said to stop. Nothing may be concluded
    /// from the circuit then.
    pub fn is_stopped(&self) -> bool {
        self.stopped || self.circuit.is_stopped()
    }

    /// Asks the interrupt; returns whether to stop.
    fn should_stop(&mut self) -> bool {
        self.stopped = self.is_stopped() || self.interrupt.as_ref().is_some_and(|interrupt| interrupt());
        self.stopped
    }

    /// Checks that the atoms of constants are of this universe.
    fn check_atoms(&self, node: &Node) {
        let size = self.bounds.universe().len();
        let known = |atom: &Atom| (atom.0 as usize) < size;
        let all_known = match &node.op {
            Op::Constant(tuples) => tuples.iter().flatten().all(known),
            Op::FromBits(atoms) | Op::FromSet(atoms) => atoms.iter().all(known),
            _ => true,
        };
        assert!(all_known, "{node:?} mentions atoms that are not in the universe, which has {size}");
    }

    /// Translates a node, given the translations of its children. Variables and binders are the walk's
    /// business.
    fn apply(&mut self, node: &Node, kids: &[Value]) -> Value {
        if matches!(node.op, Op::Join | Op::Product) {
            self.packing.check(node.size);
        }
        self.check_atoms(node);
        let circuit = &mut self.circuit;
        match &node.op {
            Op::Relation(relation) => {
                let Some(index) = self.bounds.index(relation) else { panic!("{relation:?} has no bounds") };
                Value::Matrix(self.relations[index].clone())
            }
            Op::None => Matrix::default().into(),
            Op::Univ => self.packing.univ().into(),
            Op::Iden => self.packing.iden().into(),
            Op::Constant(tuples) => self.packing.constant(tuples).into(),
            Op::Union => {
                let matrices: Vec<&Matrix> = kids.iter().map(|kid| &**kid.matrix()).collect();
                Matrix::union_all(circuit, &matrices).into()
            }
            Op::Intersection => kids[0].matrix().intersection(circuit, kids[1].matrix()).into(),
            Op::Difference => kids[0].matrix().difference(circuit, kids[1].matrix()).into(),
            Op::Join => {
                self.packing.join(circuit, kids[0].matrix(), kids[1].matrix(), node.kids[1].size).into()
            }
            Op::Product => {
                self.packing.product(circuit, kids[0].matrix(), kids[1].matrix(), node.kids[1].size).into()
            }
            Op::Transpose => self.packing.transpose(kids[0].matrix()).into(),
            Op::Closure => closure::closure(circuit, self.packing, kids[0].matrix()).into(),
            Op::ReflexiveClosure => {
                let closure = closure::closure(circuit, self.packing, kids[0].matrix());
                Matrix::union_all(circuit, &[&closure, &self.packing.iden()]).into()
            }
            Op::IteExpr => {
                let condition = kids[0].lit();
                match condition {
                    Lit::TRUE => kids[1].clone(),
                    Lit::FALSE => kids[2].clone(),
                    _ => {
                        kids[1].matrix().combine(kids[2].matrix(), |t, e| circuit.ite(condition, t, e)).into()
                    }
                }
            }
            Op::FromBits(atoms) => {
                let bits = kids[0].word();
                let entry = |(atom, bit): (&Atom, &Lit)| Matrix::singleton(Key::from(atom.0), *bit);
                let singles: Vec<Matrix> = atoms.iter().zip(bits).map(entry).collect();
                Matrix::union_all(circuit, &singles.iter().collect::<Vec<_>>()).into()
            }

            Op::Bool(value) => Lit::constant(*value).into(),
            Op::Not => (!kids[0].lit()).into(),
            Op::And => circuit.and_all(&lits(kids)).into(),
            Op::Or => circuit.or_all(&lits(kids)).into(),
            Op::Iff => circuit.iff(kids[0].lit(), kids[1].lit()).into(),
            Op::IteFormula => match kids[0].lit() {
                Lit::TRUE => kids[1].clone(),
                Lit::FALSE => kids[2].clone(),
                condition => circuit.ite(condition, kids[1].lit(), kids[2].lit()).into(),
            },
            Op::In => kids[0].matrix().subset(circuit, kids[1].matrix()).into(),
            Op::Eq => kids[0].matrix().equal(circuit, kids[1].matrix()).into(),
            Op::Some => circuit.or_all(&kids[0].matrix().lits()).into(),
            Op::Lone => circuit.at_most_one(&kids[0].matrix().lits()).into(),
            Op::One => {
                let lits = kids[0].matrix().lits();
                let (some, lone) = (circuit.or_all(&lits), circuit.at_most_one(&lits));
                circuit.and(some, lone).into()
            }
            Op::Acyclic => acyclic::acyclic(circuit, self.packing, kids[0].matrix()).into(),
            Op::Irreflexive => {
                let loops = kids[0].matrix().entries.iter().filter(|(key, _)| {
                    let (from, to) = self.packing.pair(*key);
                    from == to
                });
                let lits: Vec<Lit> = loops.map(|entry| !entry.1).collect();
                circuit.and_all(&lits).into()
            }
            Op::BvEq => circuit.equal(kids[0].word(), kids[1].word()).into(),
            Op::Ult => circuit.less(kids[0].word(), kids[1].word()).into(),
            Op::Ule => (!circuit.less(kids[1].word(), kids[0].word())).into(),
            Op::Slt => circuit.signed_less(kids[0].word(), kids[1].word()).into(),
            Op::Sle => (!circuit.signed_less(kids[1].word(), kids[0].word())).into(),
            Op::Bit(index) => kids[0].word()[usize::from(*index)].into(),

            Op::Word(value) => Circuit::word(node.size, *value).into(),
            Op::FromSet(atoms) => {
                let set = kids[0].matrix();
                atoms.iter().map(|atom| set.get(Key::from(atom.0))).collect::<Vec<_>>().into()
            }
            Op::FromFormula => vec![kids[0].lit()].into(),
            Op::Count => circuit.count(&kids[0].matrix().lits(), node.size).into(),
            Op::Arith(op) => circuit.arith(*op, kids[0].word(), kids[1].word()).into(),
            Op::BvNot => kids[0].word().iter().map(|bit| !*bit).collect::<Vec<_>>().into(),
            Op::BvNeg => circuit.negate(kids[0].word()).into(),
            Op::IteBv => match kids[0].lit() {
                Lit::TRUE => kids[1].clone(),
                Lit::FALSE => kids[2].clone(),
                condition => circuit.choose(condition, kids[1].word(), kids[2].word()).into(),
            },
            Op::Zext | Op::Sext => {
                let mut word = kids[0].word().to_vec();
                let sign = word.last().copied().filter(|_| matches!(node.op, Op::Sext));
                word.resize(node.size, sign.unwrap_or(Lit::FALSE));
                word.into()
            }
            Op::Extract(low) => {
                let low = usize::from(*low);
                kids[0].word()[low..low + node.size].to_vec().into()
            }
            Op::Concat => [kids[1].word(), kids[0].word()].concat().into(),
            Op::Var(_) | Op::Comprehension(_) | Op::Forall(_) | Op::Exists(_) => {
                panic!("binders and their variables are translated by the walk")
            }
        }
    }
}

fn lits(kids: &[Value]) -> Vec<Lit> {
    kids.iter().map(Value::lit).collect()
}
