//! Hash consing: makes equal nodes once.

use crate::Primitive;
use crate::syntax::{Comparison, Test, Unary};
use fencepost_relational::{Atom, Expr, Formula};
use rustc_hash::FxHashMap;

/// The result of lowering a term.
#[derive(Clone, Debug)]
pub(super) struct Value {
    /// A number that is equal for values that were made in the same way.
    pub id: u32,
    pub what: ValueKind,
}

#[derive(Clone, Debug)]
pub(super) enum ValueKind {
    Expr(Expr),
    Formula(Formula),
    /// `none`, with as many columns as needed.
    Nothing,
    Number(i64),
    /// The number of tuples of the expression.
    Count(Expr),
}

impl Value {
    /// Returns the value as a relation; `None` if it is `none`.
    pub fn expr(&self) -> Option<&Expr> {
        match &self.what {
            ValueKind::Expr(expr) => Some(expr),
            ValueKind::Nothing => None,
            other => unreachable!("checked when it was read: {other:?} is a relation"),
        }
    }

    /// Returns the value as a relation, where it cannot be `none`.
    pub fn relation(&self) -> &Expr {
        self.expr().unwrap_or_else(|| unreachable!("checked when it was read: `none` cannot be here"))
    }

    /// Returns the value as a formula.
    pub fn formula(&self) -> &Formula {
        match &self.what {
            ValueKind::Formula(formula) => formula,
            other => unreachable!("checked when it was read: {other:?} is a formula"),
        }
    }
}

/// The operation by which a value is made of others. What binds variables is not here: two of a kind never
/// have the same variables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Op {
    Primitive(Primitive, Option<usize>),
    Variable(usize, Option<usize>),
    Sequence(usize, usize),
    /// A definition in an execution, applied to values.
    Definition(usize, Option<usize>),
    Atom(Atom),
    Id,
    Univ,
    Nothing,
    Number(i64),
    IdOn,
    Union,
    Intersection,
    Join,
    Product,
    Difference,
    Unary(Unary),
    Member,
    If,
    Count,
    Compare(Comparison),
    Test(Test),
    Not,
    And,
    Or,
    Implies,
    Iff,
}

/// The table of the values made so far.
#[derive(Default)]
pub(super) struct Cons {
    made: FxHashMap<(Op, Vec<u32>), Value>,
    next: u32,
}

impl Cons {
    /// Makes a value that is equal to no other.
    pub fn fresh(&mut self, what: ValueKind) -> Value {
        self.next += 1;
        Value { id: self.next, what }
    }

    /// Returns the value made by this operation of these operands, if there is one.
    pub fn find(&self, op: Op, of: &[Value]) -> Option<Value> {
        self.made.get(&key(op, of)).cloned()
    }

    /// Keeps a value under the operation and operands that make it.
    pub fn keep(&mut self, op: Op, of: &[Value], value: Value) -> Value {
        self.made.insert(key(op, of), value.clone());
        value
    }

    /// Returns the value made by this operation of these operands; makes it if it is the first.
    pub fn make(&mut self, op: Op, of: &[Value], make: impl FnOnce() -> ValueKind) -> Value {
        if let Some(value) = self.find(op, of) {
            return value;
        }
        let value = self.fresh(make());
        self.keep(op, of, value)
    }
}

fn key(op: Op, of: &[Value]) -> (Op, Vec<u32>) {
    (op, of.iter().map(|value| value.id).collect())
}
