//! Instances.

use crate::{Bv, Expr, Formula, Relation, TupleSet};

/// An assignment of tuples to every relation that has a bound.
#[derive(Clone, Debug)]
pub struct Instance {}

#[allow(unused_variables)]
impl Instance {
    /// The tuples of a relation.
    pub fn get(&self, relation: &Relation) -> &TupleSet {
        unimplemented!()
    }
    /// The tuples of an expression.
    pub fn eval(&self, expr: &Expr) -> TupleSet {
        unimplemented!()
    }
    /// Whether a formula holds.
    pub fn holds(&self, formula: &Formula) -> bool {
        unimplemented!()
    }
    /// The value of a bit-vector.
    pub fn value(&self, bv: &Bv) -> u64 {
        unimplemented!()
    }
}
