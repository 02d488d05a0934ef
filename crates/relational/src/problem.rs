//! Problems (bounds and constraints), and the options of solving them.

use crate::{Bounds, Formula, Session};
use std::sync::Arc;

/// The number of a named constraint of a problem.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConstraintId(pub u32);

/// A problem to solve, which asks for an assignment of tuples to relations, within bounds, that satisfies all
/// constraints.
#[derive(Clone, Debug)]
pub struct Problem {
    pub(crate) bounds: Bounds,
    pub(crate) named: Vec<(String, Formula)>,
    pub(crate) asserted: Vec<Formula>,
}

impl Problem {
    /// Creates a problem with these bounds and without constraints.
    pub fn new(bounds: Bounds) -> Self {
        Self { bounds, named: Vec::new(), asserted: Vec::new() }
    }

    /// Adds a constraint that has a name, can be left out of a question, and can be part of a core.
    pub fn require(&mut self, name: impl Into<String>, formula: Formula) -> ConstraintId {
        let id = ConstraintId(u32::try_from(self.named.len()).expect("fewer than 2^32 constraints"));
        self.named.push((name.into(), formula));
        id
    }

    /// Adds a constraint that holds in every question and is part of no core.
    pub fn assert(&mut self, formula: Formula) {
        self.asserted.push(formula);
    }

    /// Returns the name of a constraint of the problem.
    pub fn name(&self, id: ConstraintId) -> &str {
        &self.named[id.0 as usize].0
    }

    /// Returns the formula of a named constraint of the problem.
    pub fn formula(&self, id: ConstraintId) -> &Formula {
        &self.named[id.0 as usize].1
    }

    /// Returns the named constraints of the problem, in the order in which they were added.
    pub fn constraints(&self) -> impl Iterator<Item = ConstraintId> + use<> {
        (0..self.named.len() as u32).map(ConstraintId)
    }

    /// Returns the bounds of the problem's relations.
    pub fn bounds(&self) -> &Bounds {
        &self.bounds
    }

    /// Translates the problem for a SAT solver, into a session that answers any number of questions about it.
    ///
    /// # Panics
    ///
    /// If a constraint mentions a relation without a bound, or has a free variable.
    pub fn session(&self, options: &Options) -> Session {
        Session::new(self, options, None)
    }

    /// Opens a session like [`session`](Self::session) that can be interrupted. While the problem is
    /// translated, and then while the solver runs, the session calls `interrupt` now and then. Once that
    /// returns true, every answer is [`Answer::Unknown`](crate::Answer).
    ///
    /// # Panics
    ///
    /// If a constraint mentions a relation without a bound, or has a free variable.
    pub fn session_until(
        &self,
        options: &Options,
        interrupt: Arc<dyn Fn() -> bool + Send + Sync>,
    ) -> Session {
        let mut session = Session::new(self, options, Some(interrupt.clone()));
        session.set_interrupt(interrupt);
        session
    }
}

/// The SAT solver that a session uses.
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

/// The way in which a demand that a relation is acyclic is put into clauses. All encodings have the same
/// meaning.
///
/// Measured with `examples/measure.rs` and BatSat; clauses, and milliseconds to translate and solve:
///
/// | problem | closure | order bits | vertex elimination |
/// | --- | --- | --- | --- |
/// | total order of 60 | 195 561, 138 + 17 | 107 971, 24 + 22 | 75 403, 10 + 3 |
/// | cyclic ordering, 80 atoms, satisfiable | 163 928, 171 + 17 | 20 913, 8 + 9 | 23 502, 4 + 1 |
/// | cyclic ordering, 30 atoms, unsatisfiable | 16 526, 7 + 3 | 8 317, 1 + 13 | 5 280, 1 + 2 |
/// | orientation of a sparse graph, 200 atoms | 63 433, 192 + 5 | 13 206, 4 + 2 | 1 400, 1 + 1 |
/// | schedule of 80 tasks, unsatisfiable | 52 994, 45 + 2 | 9 944, 4 + 1 | 5 532, 1 + 1 |
///
/// That there *is* a cycle, where that is demanded, has an encoding of its own, linear in the graph; only
/// with `Closure` it is the closure as well.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Acyclicity {
    /// The condition that the transitive closure is irreflexive.
    Closure,
    /// A number for each atom that grows along every edge.
    OrderBits,
    /// The elimination of atoms one after the other; no two remaining atoms may have edges in both
    /// directions.
    VertexElimination,
    /// The encoding that was measured to be best: vertex elimination.
    #[default]
    Auto,
}

/// The options of a session, such as its solver.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The solver.
    pub backend: Backend,
    /// The encoding of acyclicity.
    pub acyclicity: Acyclicity,
    /// The number of bits that each symmetry-breaking predicate compares; 0, the default, breaks no
    /// symmetries. Kodkod uses 20.
    ///
    /// With symmetries broken, of instances that differ only in the names of atoms fewer are found (one at
    /// least). That is what one wants for "is there an instance?" over atoms that nothing tells apart, and
    /// not what one wants from an enumeration that is to be complete, hence the default. Cores stay right:
    /// whatever permutation of atoms leaves all constraints as they are does so for every subset of them. But
    /// the solver's work for a core grows, because it must reason through the predicates as well. Formulas
    /// that are added or assumed later and mention atoms by name switch the predicates off, for good or for
    /// that question.
    pub symmetry: usize,
}
