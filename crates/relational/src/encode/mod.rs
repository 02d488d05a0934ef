//! Encodes the circuit as clauses.
//!
//! Plaisted and Greenbaum's encoding (*A structure-preserving clause form translation*, JSC 1986): a gate
//! that is only ever demanded true gets the clauses "gate implies definition" and not the converse, and the
//! other way round. It is equisatisfiable, and every model's inputs satisfy what was demanded, which is all
//! we read from a model. Since clauses are added on demand, a gate that is later needed in the other polarity
//! gets the rest then.
//!
//! Beyond that, one rule saves most variables: a clause is made *of what its literals mean* where that is
//! cheap. A disjunction inside a clause is spread into it; a clause with a conjunction in it becomes one
//! clause for each conjunct. `r;r ⊆ r` so becomes `n³` clauses of three literals and no variable at all.
//!
//! Linear in the circuit, without recursion.

mod acyclic;

use crate::Acyclicity;
use crate::circuit::{Circuit, Gate, Lit};
use crate::sat::{Interrupt, SatLit, Solver};

/// The number of uses from which a gate counts as shared.
const SHARED: u32 = 2;
/// The number of literals that copying a shared gate may cost at most.
const CHEAP: usize = 5;

/// Translates gates of a circuit to clauses of a SAT solver, each gate only when a clause needs it.
pub(crate) struct Encoder {
    acyclicity: Acyclicity,
    /// The solver's variable of each gate, if it has one.
    variables: Vec<Option<SatLit>>,
    /// Whether "literal implies definition" was encoded or is queued, by literal.
    defined: Vec<bool>,
    undefined: Vec<Lit>,
    /// The circuit literals of all clauses that are still to be added, one clause after the other. `starts`
    /// has the start of each clause and one literal of the solver that the clause contains, too.
    pending: Vec<Lit>,
    starts: Vec<(usize, Option<SatLit>)>,
    clause: Vec<Lit>,
    encoded: Vec<SatLit>,
    truth: Option<SatLit>,
    /// The function that returns whether to stop; called now and then.
    interrupt: Option<Interrupt>,
    /// The number of steps left before the interrupt is called again.
    patience: usize,
    /// Whether the interrupt said to stop, so that clauses are missing.
    stopped: bool,
}

/// The number of steps, each of a clause or two, between two checks of the interrupt.
const PATIENCE: usize = 1 << 12;

/// The circuit that is encoded and the SAT solver that gets the clauses, for every step of the encoder.
pub(crate) struct Target<'a> {
    pub circuit: &'a mut Circuit,
    pub solver: &'a mut Solver,
}

impl Encoder {
    /// Creates an encoder that has encoded no gates yet.
    pub fn new(acyclicity: Acyclicity, interrupt: Option<Interrupt>) -> Self {
        Self {
            acyclicity,
            variables: Vec::new(),
            defined: Vec::new(),
            undefined: Vec::new(),
            pending: Vec::new(),
            starts: Vec::new(),
            clause: Vec::new(),
            encoded: Vec::new(),
            truth: None,
            interrupt,
            patience: PATIENCE,
            stopped: false,
        }
    }

    /// Returns whether clauses are missing because the interrupt said to stop. Nothing may be concluded from
    /// the others then.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Counts steps of the encoder, and returns whether the interrupt says to stop.
    fn should_stop(&mut self, steps: usize) -> bool {
        self.patience = self.patience.saturating_sub(steps);
        if self.patience == 0 {
            self.patience = PATIENCE;
            self.stopped = self.stopped || self.interrupt.as_ref().is_some_and(|interrupt| interrupt());
        }
        self.stopped
    }

    /// Adds clauses that demand a literal of the circuit to be true, unless the solver's literal `guard` is
    /// true.
    pub fn demand(&mut self, target: &mut Target<'_>, guard: Option<SatLit>, lit: Lit) {
        self.push(guard, [lit]);
        self.run(target);
    }

    /// Adds the clauses that define a literal of the circuit, and returns a literal of the solver that
    /// implies it.
    pub fn literal(&mut self, target: &mut Target<'_>, lit: Lit) -> SatLit {
        let literal = self.needed(target, lit);
        self.run(target);
        literal
    }

    /// Returns the solver's literal for an input of the circuit, if some clause has needed the input.
    pub fn known(&self, lit: Lit) -> Option<SatLit> {
        let variable = self.variables.get(lit.gate()).copied().flatten()?;
        Some(if lit.is_negated() { !variable } else { variable })
    }

    fn push(&mut self, guard: Option<SatLit>, lits: impl IntoIterator<Item = Lit>) {
        self.starts.push((self.pending.len(), guard));
        self.pending.extend(lits);
    }

    fn run(&mut self, target: &mut Target<'_>) {
        loop {
            if self.should_stop(1) {
                self.starts.clear();
                self.pending.clear();
                self.undefined.clear();
                return;
            }
            if let Some((start, guard)) = self.starts.pop() {
                self.clause.clear();
                self.clause.extend(self.pending.drain(start..));
                self.emit(target, guard);
            } else if let Some(lit) = self.undefined.pop() {
                self.define(target, lit);
            } else {
                return;
            }
        }
    }

    fn variable(&mut self, target: &mut Target<'_>, lit: Lit) -> SatLit {
        if self.variables.len() < target.circuit.len() {
            self.variables.resize(target.circuit.len(), None);
        }
        let variable = *self.variables[lit.gate()].get_or_insert_with(|| target.solver.fresh());
        if lit.is_negated() { !variable } else { variable }
    }

    /// Returns the solver's literal and queues the encoding of its definition.
    fn needed(&mut self, target: &mut Target<'_>, lit: Lit) -> SatLit {
        if lit.is_constant() {
            let truth = self.truth(target);
            return if lit == Lit::TRUE { truth } else { !truth };
        }
        if self.defined.len() < 2 * target.circuit.len() {
            self.defined.resize(2 * target.circuit.len(), false);
        }
        if !std::mem::replace(&mut self.defined[lit.index()], true) && target.circuit.gate(lit) != Gate::Input
        {
            self.undefined.push(lit);
        }
        self.variable(target, lit)
    }

    /// Returns a literal of the solver that is always true.
    fn truth(&mut self, target: &mut Target<'_>) -> SatLit {
        *self.truth.get_or_insert_with(|| {
            let truth = target.solver.fresh();
            target.solver.add(&[truth]);
            truth
        })
    }

    fn is_defined(&self, lit: Lit) -> bool {
        self.defined.get(lit.index()).copied().unwrap_or(false)
    }

    /// Adds the clause of `guard` and the literals of `self.clause`, or simpler ones that say the same.
    fn emit(&mut self, target: &mut Target<'_>, guard: Option<SatLit>) {
        self.spread(target.circuit);
        let clause = &mut self.clause;
        clause.sort_unstable();
        clause.dedup();
        // Constants come first in order.
        if clause.first() == Some(&Lit::TRUE) || clause.windows(2).any(|pair| pair[0] == !pair[1]) {
            return;
        }
        if clause.first() == Some(&Lit::FALSE) {
            clause.remove(0);
        }
        if let Some(place) = self.splittable(target.circuit, guard.is_some()) {
            let lit = self.clause.swap_remove(place);
            let rest = std::mem::take(&mut self.clause);
            for_each_part(target.circuit, lit, |part| self.push(guard, rest.iter().chain(part).copied()));
            self.clause = rest;
            return;
        }
        let mut encoded = std::mem::take(&mut self.encoded);
        encoded.clear();
        encoded.extend(guard);
        for i in 0..self.clause.len() {
            encoded.push(self.needed(target, self.clause[i]));
        }
        target.solver.add(&encoded);
        self.encoded = encoded;
    }

    /// Replaces disjunctions in `self.clause` by their members. Shared ones only as long as the clause stays
    /// short: along a chain of these the copies would add up.
    fn spread(&mut self, circuit: &Circuit) {
        let mut i = 0;
        while i < self.clause.len() {
            let lit = self.clause[i];
            match circuit.gate(lit) {
                Gate::And { start, len }
                    if lit.is_negated()
                        && !self.is_defined(lit)
                        && (circuit.uses(lit) < SHARED || self.clause.len() + len as usize <= CHEAP) =>
                {
                    self.clause.swap_remove(i);
                    self.clause.extend(circuit.kids(start, len).iter().map(|kid| !*kid));
                }
                _ => i += 1,
            }
        }
    }

    /// Returns the index of the conjunction that the clause should be split along, if it should be.
    fn splittable(&self, circuit: &Circuit, guarded: bool) -> Option<usize> {
        let length = self.clause.len() + usize::from(guarded);
        let worth = |&(_, &lit): &(usize, &Lit)| {
            let (parts, shared) = (parts(circuit, lit), circuit.uses(lit) > SHARED);
            // With a variable of its own: two literals for each part, and the clause once.
            let (split, named) = (parts * length, parts * 2 + length);
            parts > 0
                && !self.is_defined(lit)
                && (length <= 3 || split <= named + 2)
                && (!shared || split <= CHEAP)
        };
        let best = self.clause.iter().enumerate().filter(worth).max_by_key(|(_, lit)| parts(circuit, **lit));
        best.map(|(place, _)| place)
    }

    /// Adds the clauses of "literal implies definition".
    fn define(&mut self, target: &mut Target<'_>, lit: Lit) {
        let guard = !self.variable(target, lit);
        match (target.circuit.gate(lit), lit.is_negated()) {
            (Gate::True | Gate::Input, _) => {}
            (Gate::And { start, len }, true) => {
                let kids = target.circuit.kids(start, len).iter().map(|kid| !*kid);
                self.push(Some(guard), kids);
            }
            (Gate::Acyclic(graph), false) => self.demand_acyclic(target, guard, graph),
            (Gate::Acyclic(graph), true) => self.demand_cycle(target, guard, graph),
            _ => for_each_part(target.circuit, lit, |part| self.push(Some(guard), part.iter().copied())),
        }
    }
}

/// Returns the number of clauses that [`for_each_part`] yields; 0 for a literal that is not a conjunction.
fn parts(circuit: &Circuit, lit: Lit) -> usize {
    match circuit.gate(lit) {
        Gate::And { len, .. } if !lit.is_negated() => len as usize,
        Gate::Xor(..) | Gate::Ite(..) => 2,
        Gate::Maj(..) => 3,
        _ => 0,
    }
}

/// Calls `part` with each of the clauses whose conjunction a literal is.
fn for_each_part(circuit: &Circuit, lit: Lit, mut part: impl FnMut(&[Lit])) {
    let negated = lit.is_negated();
    let signed = |lit: Lit| if negated { !lit } else { lit };
    match circuit.gate(lit) {
        Gate::And { start, len } if !negated => {
            for &kid in circuit.kids(start, len) {
                part(&[kid]);
            }
        }
        Gate::Xor(a, b) => {
            part(&[a, signed(b)]);
            part(&[!a, !signed(b)]);
        }
        Gate::Ite(c, t, e) => {
            part(&[!c, signed(t)]);
            part(&[c, signed(e)]);
        }
        Gate::Maj(a, b, c) => {
            let [a, b, c] = [a, b, c].map(signed);
            part(&[a, b]);
            part(&[a, c]);
            part(&[b, c]);
        }
        Gate::True | Gate::Input | Gate::And { .. } | Gate::Acyclic(_) => {}
    }
}
