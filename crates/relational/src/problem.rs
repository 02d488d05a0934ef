//! A problem: bounds and constraints; and how it is to be solved.

use crate::{Bounds, Formula, Session};

/// Names a constraint of one problem.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConstraintId(pub u32);

/// What is to be solved: an assignment of tuples to relations, within the bounds, that satisfies the constraints.
#[derive(Clone, Debug)]
pub struct Problem {
    pub(crate) bounds: Bounds,
    pub(crate) named: Vec<(String, Formula)>,
    pub(crate) asserted: Vec<Formula>,
}

impl Problem {
    /// No constraints yet.
    pub fn new(bounds: Bounds) -> Self {
        Self { bounds, named: Vec::new(), asserted: Vec::new() }
    }

    /// Adds a constraint that has a name, can be switched off, and can be in a core.
    pub fn require(&mut self, name: impl Into<String>, formula: Formula) -> ConstraintId {
        let id = ConstraintId(u32::try_from(self.named.len()).expect("fewer than 2^32 constraints"));
        self.named.push((name.into(), formula));
        id
    }

    /// Adds a constraint that always holds and is in no core.
    pub fn assert(&mut self, formula: Formula) {
        self.asserted.push(formula);
    }

    /// The name of a constraint.
    pub fn name(&self, id: ConstraintId) -> &str {
        &self.named[id.0 as usize].0
    }

    /// The formula of a constraint.
    pub fn formula(&self, id: ConstraintId) -> &Formula {
        &self.named[id.0 as usize].1
    }

    /// The named constraints, in order.
    pub fn constraints(&self) -> impl Iterator<Item = ConstraintId> + use<> {
        (0..self.named.len() as u32).map(ConstraintId)
    }

    /// The bounds.
    pub fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// Translates the problem, once; the session answers any number of questions about it.
    ///
    /// # Panics
    ///
    /// If a constraint mentions a relation without a bound, or has a free variable.
    pub fn session(&self, options: &Options) -> Session {
        Session::new(self, options)
    }
}

/// The solver behind a session.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Backend {
    /// BatSat, written in Rust: a MiniSat.
    #[default]
    Batsat,
    /// CaDiCaL, written in C++: stronger on hard problems.
    #[cfg(feature = "cadical")]
    Cadical,
}

/// How `acyclic` is encoded where it is demanded.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Acyclicity {
    /// By the transitive closure.
    Closure,
    /// By a number for each atom that grows along every edge.
    OrderBits,
    /// By eliminating atoms one after the other.
    VertexElimination,
    /// The one that was measured to be best.
    #[default]
    Auto,
}

/// How to solve.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The solver.
    pub backend: Backend,
    /// The encoding of acyclicity.
    pub acyclicity: Acyclicity,
    /// How many variables each symmetry-breaking predicate compares; 0 breaks no symmetries.
    pub symmetry: usize,
}
