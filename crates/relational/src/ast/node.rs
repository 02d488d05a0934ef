//! The node all expressions, formulas and bit-vectors are made of.
//!
//! One type for the three sorts, so that walking, dropping and numbering a DAG are written once. The typed
//! wrappers ([`Expr`](crate::Expr), [`Formula`](crate::Formula), [`Bv`](crate::Bv)) see to it that children
//! have the right sort. Nodes are shared; translation and evaluation recognise a node by its address.

use crate::{Atom, Relation, TupleSet, Var};
use std::fmt;
use std::sync::Arc;

/// The operation of a node of an expression, formula or bit-vector.
#[derive(Clone, Debug)]
pub(crate) enum Op {
    // Expressions: `Node::size` is the arity.
    Relation(Relation),
    Var(Var),
    None,
    Univ,
    Iden,
    Constant(TupleSet),
    Union,
    Intersection,
    Difference,
    Join,
    Product,
    Transpose,
    Closure,
    ReflexiveClosure,
    /// Children: a domain for each variable, then the body.
    Comprehension(Box<[Var]>),
    IteExpr,
    FromBits(Box<[Atom]>),

    // Formulas: `Node::size` is 0.
    Bool(bool),
    Not,
    And,
    Or,
    Iff,
    IteFormula,
    /// Children as in a comprehension.
    Forall(Box<[Var]>),
    Exists(Box<[Var]>),
    In,
    Eq,
    Some,
    One,
    Lone,
    Acyclic,
    Irreflexive,
    BvEq,
    Ult,
    Ule,
    Slt,
    Sle,
    Bit(u8),

    // Bit-vectors: `Node::size` is the width.
    Word(u64),
    FromSet(Box<[Atom]>),
    FromFormula,
    Count,
    Arith(Arith),
    BvNot,
    BvNeg,
    IteBv,
    Zext,
    Sext,
    Extract(u8),
    Concat,
}

/// Operations on two bit-vectors of the same width whose result has that width.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Arith {
    Add,
    Sub,
    Mul,
    Udiv,
    Urem,
    Sdiv,
    Srem,
    And,
    Or,
    Xor,
    Shl,
    Lshr,
    Ashr,
}

/// A node of an expression, formula or bit-vector; nodes may be shared, so they form a DAG.
pub(crate) struct Node {
    pub op: Op,
    pub kids: Vec<Arc<Node>>,
    /// Arity of an expression, width of a bit-vector, 0 for a formula.
    pub size: usize,
    /// The free variables, sorted by address.
    pub free: Vec<Var>,
}

impl Node {
    /// Creates a node and computes its free variables.
    pub fn new(op: Op, kids: Vec<Arc<Node>>, size: usize) -> Arc<Node> {
        let free = free_variables(&op, &kids);
        Arc::new(Node { op, kids, size, free })
    }

    /// Returns the variables that the node binds; empty unless it is a quantifier or comprehension.
    pub fn binds(&self) -> &[Var] {
        match &self.op {
            Op::Comprehension(vars) | Op::Forall(vars) | Op::Exists(vars) => vars,
            _ => &[],
        }
    }
}

fn free_variables(op: &Op, kids: &[Arc<Node>]) -> Vec<Var> {
    let mut free = match op {
        Op::Var(var) => vec![var.clone()],
        Op::Comprehension(vars) | Op::Forall(vars) | Op::Exists(vars) => {
            // A domain sees the variables before it, the body sees all.
            let visible = |i: usize| &vars[..i.min(vars.len())];
            let kids = kids.iter().enumerate();
            kids.flat_map(|(i, kid)| kid.free.iter().filter(move |v| !visible(i).contains(v)).cloned())
                .collect()
        }
        _ => match kids.iter().filter(|kid| !kid.free.is_empty()).collect::<Vec<_>>()[..] {
            [] => Vec::new(),
            [kid] => return kid.free.clone(),
            ref open => open.iter().flat_map(|kid| kid.free.iter().cloned()).collect(),
        },
    };
    free.sort_unstable_by_key(Var::address);
    free.dedup();
    free
}

impl Drop for Node {
    /// Drops the children without recursion: a chain of a million unions is a legal expression.
    fn drop(&mut self) {
        let mut dying = std::mem::take(&mut self.kids);
        while let Some(node) = dying.pop() {
            if let Some(mut node) = Arc::into_inner(node) {
                dying.append(&mut node.kids);
            }
        }
    }
}

/// The depth to which `Debug` prints a node. DAGs can be exponentially larger when written as trees.
const DEBUG_DEPTH: usize = 5;

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn show(node: &Node, depth: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            match &node.op {
                Op::Relation(relation) => return write!(f, "{}", relation.name()),
                Op::Var(var) => return write!(f, "{}", var.name()),
                op => write!(f, "{op:?}")?,
            }
            if node.kids.is_empty() {
                return Ok(());
            }
            if depth == 0 {
                return write!(f, "(…)");
            }
            for (i, kid) in node.kids.iter().enumerate() {
                write!(f, "{}", if i == 0 { "(" } else { ", " })?;
                show(kid, depth - 1, f)?;
            }
            write!(f, ")")
        }
        show(self, DEBUG_DEPTH, f)
    }
}
