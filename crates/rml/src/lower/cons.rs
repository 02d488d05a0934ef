//! Hash consing: makes equal nodes once.

use crate::Primitive;
use crate::syntax::{Comparison, Test, Unary};
use fencepost_relational::{Atom, Expr, Formula};
use rustc_hash::FxHashMap;

/// The result of lowering a term of a model (a relational expression, a formula or a number), with an id that
/// equal results share.
#[derive(Clone, Debug)]
pub(super) struct Value {
    /// A number that is equal for values that were made in the same way.
    pub id: u32,
    pub what: ValueKind,
}

/// The kinds of results of lowering a term of a model.
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
    /// Returns the lowered term as a relational expression; `None` if the term is `none`, which has any
    /// number of columns.
    pub fn expr(&self) -> Option<&Expr> {
        match &self.what {
            ValueKind::Expr(expr) => Some(expr),
            ValueKind::Nothing => None,
            other => unreachable!("checked when it was read: {other:?} is a relation"),
        }
    }

    /// Returns the lowered term as a relational expression, where the checker has excluded `none`.
    pub fn relation(&self) -> &Expr {
        self.expr().unwrap_or_else(|| unreachable!("checked when it was read: `none` cannot be here"))
    }

    /// Returns the lowered term as a formula, which the checker has made sure it is.
    pub fn formula(&self) -> &Formula {
        match &self.what {
            ValueKind::Formula(formula) => formula,
            other => unreachable!("checked when it was read: {other:?} is a formula"),
        }
    }
}

/// The operation that makes a lowered term from its operands, as a key for finding equal terms. Operations
/// that bind variables are missing, because no two of them have the same variables.
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

/// The table of all lowered terms by operation and operands, so that equal terms are lowered once
/// (hash-consing).
#[derive(Default)]
pub(super) struct Cons {
    made: FxHashMap<(Op, Vec<u32>), Value>,
    next: u32,
}

impl Cons {
    /// Returns a lowered term with a new id, which no other term has.
    pub fn fresh(&mut self, what: ValueKind) -> Value {
        self.next += 1;
        Value { id: self.next, what }
    }

    /// Returns the lowered term that this operation made of these operands before, if any.
    pub fn find(&self, op: Op, of: &[Value]) -> Option<Value> {
        self.made.get(&key(op, of)).cloned()
    }

    /// Enters a lowered term into the table under its operation and operands, and returns the term.
    pub fn keep(&mut self, op: Op, of: &[Value], value: Value) -> Value {
        self.made.insert(key(op, of), value.clone());
        value
    }

    /// Returns the lowered term of this operation on these operands, from the table or else made by `make`.
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
