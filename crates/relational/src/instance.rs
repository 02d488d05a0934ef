//! Instances: the solutions that the solver finds.

use crate::eval::Evaluator;
use crate::{Bounds, Bv, Expr, Formula, Relation, TupleSet};
use std::fmt;
use std::sync::Arc;

/// An assignment of tuples to every relation that has a bound. Expressions, formulas and bit-vectors have a
/// value in it.
#[derive(Clone)]
pub struct Instance {
    bounds: Arc<Bounds>,
    /// The tuples of each relation, in the order of the bounds.
    relations: Vec<TupleSet>,
}

impl Instance {
    /// Creates an instance from the tuples of each relation, in the order of the bounds.
    pub(crate) fn new(bounds: Arc<Bounds>, relations: Vec<TupleSet>) -> Self {
        Self { bounds, relations }
    }

    /// Creates an instance in which these relations have these tuples, and all others those of their lower
    /// bound.
    ///
    /// # Panics
    ///
    /// If a relation has no bounds, or tuples are not within them.
    #[track_caller]
    pub fn from_tuples(bounds: &Bounds, tuples: impl IntoIterator<Item = (Relation, TupleSet)>) -> Self {
        let mut relations: Vec<TupleSet> = bounds.entries().iter().map(|bound| bound.lower.clone()).collect();
        for (relation, tuples) in tuples {
            let Some(index) = bounds.index(&relation) else { panic!("{relation:?} has no bounds") };
            let bound = &bounds.entries()[index];
            let within = bound.lower.is_subset(&tuples) && tuples.is_subset(&bound.upper);
            assert!(within, "the tuples of {relation:?} are not within its bounds");
            relations[index] = tuples;
        }
        Self { bounds: Arc::new(bounds.clone()), relations }
    }

    /// Returns the tuples that a relation has in the instance.
    ///
    /// # Panics
    ///
    /// If the relation has no bounds.
    #[track_caller]
    pub fn get(&self, relation: &Relation) -> &TupleSet {
        let Some(index) = self.bounds.index(relation) else { panic!("{relation:?} has no bounds") };
        &self.relations[index]
    }

    /// Returns the bounds that the instance's relations lie within.
    pub fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// Returns an evaluator, for many questions about the instance.
    pub fn evaluator(&self) -> Evaluator<'_> {
        Evaluator::new(self)
    }

    /// Returns the tuples that an expression has in the instance.
    ///
    /// # Panics
    ///
    /// As the other two: if it mentions relations without bounds or has free variables.
    #[track_caller]
    pub fn eval(&self, expr: &Expr) -> TupleSet {
        self.evaluator().eval(expr)
    }

    /// Returns whether a formula is true in the instance.
    #[track_caller]
    pub fn holds(&self, formula: &Formula) -> bool {
        self.evaluator().holds(formula)
    }

    /// Returns the value that a bit-vector has in the instance.
    #[track_caller]
    pub fn value(&self, bv: &Bv) -> u64 {
        self.evaluator().value(bv)
    }
}

impl fmt::Debug for Instance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.bounds.relations().zip(&self.relations)).finish()
    }
}
