//! The SAT solvers, behind one interface.
//!
//! Both are used through `rustsat`. Everything above this file asks for fresh variables, adds clauses, solves
//! under assumptions and reads values or the failed assumptions, and does not know which solver answers.
//!
//! Interruption: BatSat asks a callback before every decision, which here polls the user's function once in a
//! while; CaDiCaL has a terminator that it calls at its own pace.

use crate::Backend;
use rustsat::solvers::{Solve, SolveIncremental, SolverResult};
use rustsat::types::TernaryVal;
use std::cell::Cell;
use std::sync::Arc;

pub(crate) use rustsat::types::Lit as SatLit;

/// A function that is called from time to time and returns whether to stop the search.
pub(crate) type Interrupt = Arc<dyn Fn() -> bool + Send + Sync>;

/// The answer of a SAT solver to one call.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Sat,
    Unsat,
    Interrupted,
}

/// The number of decisions that BatSat makes between two polls of the interrupt.
const POLL: u32 = 256;

/// The callback by which BatSat learns whether to continue.
#[derive(Default)]
struct Watch {
    interrupt: Option<Interrupt>,
    countdown: Cell<u32>,
}

impl batsat::Callbacks for Watch {
    fn stop(&self) -> bool {
        let Some(interrupt) = &self.interrupt else { return false };
        let left = self.countdown.get();
        self.countdown.set(left.checked_sub(1).unwrap_or(POLL));
        // Once it says stop it must go on saying so until the solver is out: the countdown stays at zero.
        if left == 0 && interrupt() {
            self.countdown.set(0);
            return true;
        }
        false
    }
}

enum Kind {
    Batsat(Box<rustsat_batsat::Solver<Watch>>),
    #[cfg(feature = "cadical")]
    Cadical(Box<rustsat_cadical::CaDiCaL<'static, 'static>>),
}

/// Runs an expression for the solver that is in use.
macro_rules! each {
    ($kind:expr, $solver:ident => $body:expr) => {
        match $kind {
            Kind::Batsat($solver) => $body,
            #[cfg(feature = "cadical")]
            Kind::Cadical($solver) => $body,
        }
    };
}

/// A SAT solver, BatSat or CaDiCaL, behind one interface.
pub(crate) struct Solver {
    kind: Kind,
    interrupt: Option<Interrupt>,
    variables: u32,
    clauses: usize,
    calls: usize,
}

/// The message for a failure of a solver, which happens only for lack of memory or by misuse.
const INVARIANT: &str =
    "the solver accepts well-formed clauses and is asked for values only after Sat, for cores after Unsat";

impl Solver {
    /// Creates a SAT solver without variables and clauses.
    pub fn new(backend: Backend) -> Self {
        let kind = match backend {
            Backend::Batsat => Kind::Batsat(Box::default()),
            #[cfg(feature = "cadical")]
            Backend::Cadical => Kind::Cadical(Box::default()),
        };
        Self { kind, interrupt: None, variables: 0, clauses: 0, calls: 0 }
    }

    /// Returns the number of variables of the SAT problem.
    pub fn variables(&self) -> usize {
        self.variables as usize
    }

    /// Returns the number of clauses added to the SAT problem.
    pub fn clauses(&self) -> usize {
        self.clauses
    }

    /// Returns how often the SAT solver was called.
    pub fn calls(&self) -> usize {
        self.calls
    }

    /// Adds a variable to the SAT problem, and returns it as a positive literal.
    pub fn fresh(&mut self) -> SatLit {
        let lit = SatLit::positive(self.variables);
        self.variables += 1;
        lit
    }

    /// Adds a clause to the SAT problem.
    pub fn add(&mut self, clause: &[SatLit]) {
        self.clauses += 1;
        each!(&mut self.kind, solver => solver.add_clause_ref(clause).expect(INVARIANT));
    }

    /// Sets a function that the SAT solver calls now and then, and that returns whether to stop.
    pub fn set_interrupt(&mut self, interrupt: Interrupt) {
        match &mut self.kind {
            Kind::Batsat(solver) => solver.batsat_mut().cb_mut().interrupt = Some(interrupt.clone()),
            #[cfg(feature = "cadical")]
            Kind::Cadical(solver) => {
                use rustsat::solvers::{ControlSignal, Terminate};
                let stop = interrupt.clone();
                solver.attach_terminator(move || {
                    if stop() { ControlSignal::Terminate } else { ControlSignal::Continue }
                });
            }
        }
        self.interrupt = Some(interrupt);
    }

    /// Calls the SAT solver under these assumptions.
    pub fn solve(&mut self, assumptions: &[SatLit]) -> Verdict {
        if self.interrupt.as_ref().is_some_and(|interrupt| interrupt()) {
            return Verdict::Interrupted;
        }
        self.calls += 1;
        // Variables without clauses must have values too.
        if self.variables > 0 {
            let last = SatLit::positive(self.variables - 1).var();
            each!(&mut self.kind, solver => solver.reserve(last).expect(INVARIANT));
        }
        match each!(&mut self.kind, solver => solver.solve_assumps(assumptions).expect(INVARIANT)) {
            SolverResult::Sat => Verdict::Sat,
            SolverResult::Unsat => Verdict::Unsat,
            SolverResult::Interrupted => Verdict::Interrupted,
        }
    }

    /// Returns whether a literal is true in the assignment that the solver found last. If the solver left a
    /// variable open, both its literals count as false.
    pub fn value(&self, lit: SatLit) -> bool {
        let value = each!(&self.kind, solver => solver.lit_val(lit).expect(INVARIANT));
        value == TernaryVal::True
    }

    /// Returns the indices of those assumptions that made the last call unsatisfiable, in ascending order.
    pub fn failed<'a>(&mut self, assumptions: &'a [SatLit]) -> impl Iterator<Item = usize> + use<'a> {
        let mut core = each!(&mut self.kind, solver => solver.core().expect(INVARIANT));
        for lit in &mut core {
            *lit = lit.var().pos_lit();
        }
        core.sort_unstable();
        let needed =
            move |(i, lit): (usize, &SatLit)| core.binary_search(&lit.var().pos_lit()).ok().map(|_| i);
        assumptions.iter().enumerate().filter_map(needed)
    }
}
