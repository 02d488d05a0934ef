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

/// A function that is asked from time to time whether to stop.
pub(crate) type Interrupt = Arc<dyn Fn() -> bool + Send + Sync>;

#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    Sat,
    Unsat,
    Interrupted,
}

/// The number of decisions that BatSat makes between two polls of the interrupt.
const POLL: u32 = 256;

/// The callback that BatSat asks whether to go on.
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

pub(crate) struct Solver {
    kind: Kind,
    interrupt: Option<Interrupt>,
    variables: u32,
    clauses: usize,
    calls: usize,
}

/// The message for a failure of a solver: neither fails but for lack of memory or misuse.
const INVARIANT: &str =
    "the solver accepts well-formed clauses and is asked for values only after Sat, for cores after Unsat";

impl Solver {
    pub fn new(backend: Backend) -> Self {
        let kind = match backend {
            Backend::Batsat => Kind::Batsat(Box::default()),
            #[cfg(feature = "cadical")]
            Backend::Cadical => Kind::Cadical(Box::default()),
        };
        Self { kind, interrupt: None, variables: 0, clauses: 0, calls: 0 }
    }

    pub fn variables(&self) -> usize {
        self.variables as usize
    }

    pub fn clauses(&self) -> usize {
        self.clauses
    }

    pub fn calls(&self) -> usize {
        self.calls
    }

    /// Returns a variable that was not used before, as a positive literal.
    pub fn fresh(&mut self) -> SatLit {
        let lit = SatLit::positive(self.variables);
        self.variables += 1;
        lit
    }

    pub fn add(&mut self, clause: &[SatLit]) {
        self.clauses += 1;
        each!(&mut self.kind, solver => solver.add_clause_ref(clause).expect(INVARIANT));
    }

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

    /// Returns the value of a literal in the last model. A literal that the solver left open is false, for
    /// either sign.
    pub fn value(&self, lit: SatLit) -> bool {
        let value = each!(&self.kind, solver => solver.lit_val(lit).expect(INVARIANT));
        value == TernaryVal::True
    }

    /// Returns the indices of the assumptions that the last failure needed, in their order.
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
