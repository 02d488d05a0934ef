//! Sessions: a problem translated once, and any number of questions about it.

use crate::circuit::Lit;
use crate::encode::{Encoder, Target};
use crate::sat::{Interrupt, SatLit, Solver, Verdict};
use crate::translate::Translator;
use crate::translate::symmetry::Symmetry;
use crate::{Atom, Backend, Bounds, ConstraintId, Formula, Instance, Options, Problem, Relation, TupleSet};
use std::fmt;
use std::sync::Arc;

/// The answer of a session to the question whether constraints can be satisfied.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Satisfiable, with an instance.
    Sat(Instance),
    /// Unsatisfiable because of these constraints: a core, sorted, not necessarily minimal. Empty if the
    /// asserted or assumed formulas are contradictory by themselves.
    Unsat(Vec<ConstraintId>),
    /// The search was interrupted.
    Unknown,
}

impl Answer {
    /// Returns whether the constraints can be satisfied.
    pub fn is_sat(&self) -> bool {
        matches!(self, Answer::Sat(_))
    }

    /// Returns whether the constraints are known to be unsatisfiable.
    pub fn is_unsat(&self) -> bool {
        matches!(self, Answer::Unsat(_))
    }

    /// Returns the instance that satisfies the constraints, if there is one.
    pub fn instance(self) -> Option<Instance> {
        match self {
            Answer::Sat(instance) => Some(instance),
            _ => None,
        }
    }
}

/// Sizes of the SAT problem of a session, and the number of calls of the solver.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// The number of tuples that the bounds leave open.
    pub inputs: usize,
    /// The number of gates of the circuit, inputs included.
    pub gates: usize,
    /// The number of variables of the SAT problem.
    pub variables: usize,
    /// The number of clauses given to the solver.
    pub clauses: usize,
    /// The number of calls of the solver.
    pub solve_calls: usize,
}

/// A problem translated for a SAT solver, which answers questions about it.
///
/// The problem is translated when the session is made; each question then is one or more calls of the solver,
/// which keeps what it learned. Named constraints are switched on and off by assumptions.
///
/// Same problem, same options, same questions in the same order: same answers.
pub struct Session {
    pub(crate) bounds: Arc<Bounds>,
    pub(crate) backend: Backend,
    pub(crate) translator: Translator,
    pub(crate) encoder: Encoder,
    pub(crate) solver: Solver,
    /// The literal of each named constraint in the circuit, and the solver's literal that switches it on.
    pub(crate) constraints: Vec<(Lit, SatLit)>,
    /// The literals of formulas that always hold.
    pub(crate) asserted: Vec<Lit>,
    pub(crate) interrupt: Option<Interrupt>,
    symmetry: Option<(Symmetry, SatLit)>,
}

impl Session {
    /// Translates a problem and opens a session for it.
    pub(crate) fn new(problem: &Problem, options: &Options, interrupt: Option<Interrupt>) -> Self {
        let bounds = Arc::new(problem.bounds.clone());
        let mut session = Self {
            translator: Translator::new(bounds.clone(), interrupt.clone()),
            encoder: Encoder::new(options.acyclicity, interrupt),
            solver: Solver::new(options.backend),
            backend: options.backend,
            bounds,
            constraints: Vec::with_capacity(problem.named.len()),
            asserted: Vec::new(),
            interrupt: None,
            symmetry: None,
        };
        for formula in &problem.asserted {
            session.add(formula);
        }
        for (_, formula) in &problem.named {
            let lit = session.translator.formula(formula);
            let selector = session.solver.fresh();
            session.demand(Some(!selector), lit);
            session.constraints.push((lit, selector));
        }
        if options.symmetry > 0 && !session.is_stopped() {
            let named = problem.named.iter().map(|(_, formula)| formula);
            let formulas = problem.asserted.iter().chain(named).map(|formula| &formula.0);
            session.break_symmetries(Symmetry::new(&session.bounds, formulas), options.symmetry);
        }
        session
    }

    /// Returns whether the interrupt ended the translation to clauses, so that the problem is incomplete.
    fn is_stopped(&self) -> bool {
        self.translator.is_stopped() || self.encoder.is_stopped()
    }

    fn demand(&mut self, guard: Option<SatLit>, lit: Lit) {
        // A problem of which a part is missing is never solved.
        if self.is_stopped() {
            return;
        }
        let Self { translator, encoder, solver, .. } = self;
        encoder.demand(&mut Target { circuit: &mut translator.circuit, solver }, guard, lit);
    }

    /// Adds symmetry-breaking clauses with a switch of their own, because a question may be less symmetric
    /// than the problem.
    fn break_symmetries(&mut self, symmetry: Symmetry, length: usize) {
        let arities = self.bounds.entries().iter().map(|bound| bound.relation.arity());
        let relations: Vec<_> = arities.zip(self.translator.relations().iter().cloned()).collect();
        let Translator { circuit, packing, .. } = &mut self.translator;
        let predicate = symmetry.predicate(circuit, *packing, &relations, length);
        let selector = self.solver.fresh();
        self.demand(Some(!selector), predicate);
        self.symmetry = Some((symmetry, selector));
    }

    /// Returns all named constraints of the problem, in order.
    pub(crate) fn all(&self) -> Vec<ConstraintId> {
        (0..self.constraints.len() as u32).map(ConstraintId).collect()
    }

    /// Looks for an instance that satisfies all constraints of the problem.
    pub fn solve(&mut self) -> Answer {
        self.solve_with(&self.all())
    }

    /// Looks for an instance that satisfies these named constraints and the asserted formulas.
    pub fn solve_with(&mut self, on: &[ConstraintId]) -> Answer {
        self.solve_assuming(on, &[])
    }

    /// Looks for an instance that satisfies these named constraints, the asserted formulas and, for this call
    /// only, the formulas `extra`. These are translated when first seen; a core does not mention them.
    #[track_caller]
    pub fn solve_assuming(&mut self, on: &[ConstraintId], extra: &[Formula]) -> Answer {
        let mut assumptions: Vec<SatLit> = extra.iter().map(|formula| self.literal(formula)).collect();
        let symmetric = |(symmetry, _): &&(Symmetry, SatLit)| extra.iter().all(|f| symmetry.suits(&f.0));
        assumptions.extend(self.symmetry.as_ref().filter(symmetric).map(|(_, selector)| *selector));
        self.ask(on, assumptions)
    }

    /// Looks for an instance that satisfies these constraints under assumptions, given as literals of the
    /// solver. Cores mention constraints only, never `assumptions`.
    pub(crate) fn ask(&mut self, on: &[ConstraintId], mut assumptions: Vec<SatLit>) -> Answer {
        match self.check(on, &mut assumptions) {
            Checked::Sat => Answer::Sat(self.instance()),
            Checked::Unsat(core) => Answer::Unsat(core),
            Checked::Unknown => Answer::Unknown,
        }
    }

    /// Decides whether these constraints can be satisfied under assumptions, without reading the instance.
    pub(crate) fn check(&mut self, on: &[ConstraintId], assumptions: &mut Vec<SatLit>) -> Checked {
        if self.is_stopped() {
            return Checked::Unknown;
        }
        let mut on = on.to_vec();
        on.sort_unstable();
        on.dedup();
        let first = assumptions.len();
        assumptions.extend(on.iter().map(|id| self.constraints[id.0 as usize].1));
        match self.solver.solve(assumptions) {
            Verdict::Sat => Checked::Sat,
            Verdict::Interrupted => Checked::Unknown,
            Verdict::Unsat => {
                let failed = self.solver.failed(assumptions);
                Checked::Unsat(failed.filter_map(|i| on.get(i.checked_sub(first)?).copied()).collect())
            }
        }
    }

    /// Returns the assumptions that every question has, those that break symmetries.
    pub(crate) fn plain(&self) -> Vec<SatLit> {
        self.symmetry.iter().map(|(_, selector)| *selector).collect()
    }

    /// Returns whether an input of the circuit is true in the assignment that the solver found last.
    pub(crate) fn model_value(&self, lit: Lit) -> bool {
        lit == Lit::TRUE || self.encoder.known(lit).is_some_and(|known| self.solver.value(known))
    }

    fn instance(&self) -> Instance {
        let read = |(bound, matrix): (&crate::bounds::Bound, &Arc<crate::translate::matrix::Matrix>)| {
            let arity = bound.relation.arity();
            let mut tuples = TupleSet::new(arity);
            let mut tuple: Vec<Atom> = Vec::with_capacity(arity);
            for &(key, lit) in &matrix.entries {
                if self.model_value(lit) {
                    tuple.clear();
                    tuple.extend(self.translator.packing.unpack(arity, key));
                    tuples.insert(&tuple);
                }
            }
            tuples
        };
        let relations = self.bounds.entries().iter().zip(self.translator.relations()).map(read).collect();
        Instance::new(self.bounds.clone(), relations)
    }

    /// Asserts one more formula, which holds in every later question.
    #[track_caller]
    pub fn add(&mut self, formula: &Formula) {
        let lit = self.translator.formula(formula);
        if self.symmetry.as_ref().is_some_and(|(symmetry, _)| !symmetry.suits(&formula.0)) {
            self.symmetry = None;
        }
        self.add_lit(lit);
    }

    fn add_lit(&mut self, lit: Lit) {
        self.asserted.push(lit);
        self.demand(None, lit);
    }

    /// Excludes every instance that agrees with this one on these relations.
    ///
    /// # Panics
    ///
    /// If the instance has no such relation.
    #[track_caller]
    pub fn block(&mut self, instance: &Instance, on: &[Relation]) {
        let lit = self.differs(instance, on);
        self.add_lit(lit);
    }

    /// Returns the literal that is true if an instance differs from `instance` on these relations.
    #[track_caller]
    fn differs(&mut self, instance: &Instance, on: &[Relation]) -> Lit {
        let mut different = Vec::new();
        for relation in on {
            let Some(index) = self.bounds.index(relation) else { panic!("{relation:?} has no bounds") };
            let tuples = instance.get(relation);
            let mut tuple: Vec<Atom> = Vec::with_capacity(relation.arity());
            for &(key, lit) in &self.translator.relations()[index].entries {
                tuple.clear();
                tuple.extend(self.translator.packing.unpack(relation.arity(), key));
                different.push(if tuples.contains(&tuple) { !lit } else { lit });
            }
        }
        self.translator.circuit.or_all(&different)
    }

    /// Returns instances that satisfy all constraints, no two of which agree on these relations; at most
    /// `limit`, and fewer if there are no more or the search is interrupted. The session is afterwards as it
    /// was.
    #[track_caller]
    pub fn instances(&mut self, on: &[Relation], limit: usize) -> Vec<Instance> {
        let switch = self.solver.fresh();
        let mut found = Vec::new();
        while found.len() < limit {
            let mut assumptions = self.plain();
            assumptions.push(switch);
            let Answer::Sat(instance) = self.ask(&self.all(), assumptions) else { break };
            let lit = self.differs(&instance, on);
            self.demand(Some(!switch), lit);
            found.push(instance);
        }
        self.solver.add(&[!switch]);
        found
    }

    /// Creates a switch. Formulas that are added under it ([`Session::add_under`]) hold only in questions
    /// that are asked under it ([`Session::solve_under`]).
    pub fn switch(&mut self) -> Switch {
        Switch(self.solver.fresh())
    }

    /// Adds a formula that holds in every later question that is asked under the switch.
    #[track_caller]
    pub fn add_under(&mut self, switch: &Switch, formula: &Formula) {
        let lit = self.translator.formula(formula);
        self.demand(Some(!switch.0), lit);
    }

    /// Looks for an instance that satisfies these named constraints, the asserted formulas, those under the
    /// switch and, for this call only, the formulas `extra`. Symmetries are not broken, because the switch's
    /// formulas may be less symmetric than the problem.
    #[track_caller]
    pub fn solve_under(&mut self, switch: &Switch, on: &[ConstraintId], extra: &[Formula]) -> Answer {
        let mut assumptions = vec![switch.0];
        assumptions.extend(extra.iter().map(|formula| self.literal(formula)));
        self.ask(on, assumptions)
    }

    /// Translates a formula, and returns a literal of the solver that implies it.
    #[track_caller]
    fn literal(&mut self, formula: &Formula) -> SatLit {
        let lit = self.translator.formula(formula);
        let Self { translator, encoder, solver, .. } = self;
        encoder.literal(&mut Target { circuit: &mut translator.circuit, solver }, lit)
    }

    /// Returns the sizes of the SAT problem and the number of calls of the solver up to now.
    pub fn stats(&self) -> Stats {
        let open = |matrix: &Arc<crate::translate::matrix::Matrix>| {
            matrix.entries.iter().filter(|entry| !entry.1.is_constant()).count()
        };
        Stats {
            inputs: self.translator.relations().iter().map(open).sum(),
            gates: self.translator.circuit.len(),
            variables: self.solver.variables(),
            clauses: self.solver.clauses(),
            solve_calls: self.solver.calls(),
        }
    }

    /// Sets a function that is called now and then while the solver runs; once it returns true, the search
    /// ends with [`Answer::Unknown`].
    pub fn set_interrupt(&mut self, interrupt: Arc<dyn Fn() -> bool + Send + Sync>) {
        self.solver.set_interrupt(interrupt.clone());
        self.interrupt = Some(interrupt);
    }
}

/// A part of a session's formulas that questions may include or not.
#[derive(Clone, Debug)]
pub struct Switch(SatLit);

/// The answer of a session to a question, without the instance.
pub(crate) enum Checked {
    Sat,
    Unsat(Vec<ConstraintId>),
    Unknown,
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("stats", &self.stats()).finish_non_exhaustive()
    }
}
