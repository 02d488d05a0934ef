//! Equal nodes are made once.

use crate::Primitive;
use crate::syntax::{Comparison, Test, Unary};
use fencepost_relational::{Atom, Expr, Formula};
use rustc_hash::FxHashMap;

/// What a term is lowered to.
#[derive(Clone, Debug)]
pub(super) struct Value {
    /// Equal for values that were made in the same way.
    pub id: u32,
    pub what: What,
}

#[derive(Clone, Debug)]
pub(super) enum What {
    Expr(Expr),
    Formula(Formula),
    /// `none`, with as many columns as needed.
    Nothing,
    Number(i64),
    /// How many tuples the expression has.
    Count(Expr),
}

impl Value {
    /// The relation that it is; `None`: `none`.
    pub fn expr(&self) -> Option<&Expr> {
        match &self.what {
            What::Expr(expr) => Some(expr),
            What::Nothing => None,
            other => unreachable!("checked when it was read: {other:?} is a relation"),
        }
    }

    /// The relation that it is, where `none` cannot be.
    pub fn relation(&self) -> &Expr {
        self.expr().unwrap_or_else(|| unreachable!("checked when it was read: `none` cannot be here"))
    }

    /// The formula that it is.
    pub fn formula(&self) -> &Formula {
        match &self.what {
            What::Formula(formula) => formula,
            other => unreachable!("checked when it was read: {other:?} is a formula"),
        }
    }
}

/// How a value is made of others. What binds variables is not here: two of a kind never have the same
/// variables.
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

/// The values that were made.
#[derive(Default)]
pub(super) struct Cons {
    made: FxHashMap<(Op, Vec<u32>), Value>,
    next: u32,
}

impl Cons {
    /// A value that is equal to no other.
    pub fn fresh(&mut self, what: What) -> Value {
        self.next += 1;
        Value { id: self.next, what }
    }

    /// The value made in this way, if there is one.
    pub fn find(&self, op: Op, of: &[Value]) -> Option<Value> {
        self.made.get(&key(op, of)).cloned()
    }

    /// Keeps a value under the way it is made.
    pub fn keep(&mut self, op: Op, of: &[Value], value: Value) -> Value {
        self.made.insert(key(op, of), value.clone());
        value
    }

    /// The value made in this way; it is made now if it is the first.
    pub fn make(&mut self, op: Op, of: &[Value], make: impl FnOnce() -> What) -> Value {
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
