//! Shrinks a core to a minimal core.
//!
//! Deletion with refinement: leave out one constraint; if the rest is still contradictory, go on with the
//! core the solver gives for it, which is often much smaller; if not, the constraint is necessary. One call
//! of the solver for each constraint of the first core at most. What was found necessary once stays so,
//! because every core within is smaller.
//!
//! Each instance found on the way says that one constraint is necessary; recursive model rotation (Belov,
//! Marques-Silva, *Accelerating MUS extraction with recursive model rotation*, FMCAD 2011) changes it in one
//! tuple, and if exactly one other constraint fails then, that one is necessary too. Tuples stand in for the
//! paper's variables, the circuit is evaluated instead of clauses, and there is a budget, because here a
//! constraint is a large formula.

use crate::ConstraintId;
use crate::circuit::{Lit, Simulation};
use crate::session::{Checked, Session};

/// The number of gates that may be evaluated for rotation after each call of the solver.
const ROTATION_BUDGET: usize = 4_000_000;

impl Session {
    /// Returns a minimal core within these constraints, which is a subset that cannot be satisfied although
    /// it can without any one member. The asserted formulas always hold. The core is sorted; `None` if
    /// interrupted, or if the constraints are satisfiable.
    ///
    /// An empty core means that the asserted formulas contradict each other.
    pub fn minimal_core(&mut self, from: Vec<ConstraintId>) -> Option<Vec<ConstraintId>> {
        match self.check(&from, &mut self.plain()) {
            Checked::Unsat(core) => self.shrink(core),
            Checked::Sat | Checked::Unknown => None,
        }
    }

    /// Returns a minimal subset of a core that is still contradictory; `None` if interrupted.
    pub(super) fn shrink(&mut self, mut core: Vec<ConstraintId>) -> Option<Vec<ConstraintId>> {
        let mut necessary = vec![false; self.constraints.len()];
        let mut simulation = None;
        // The last first: what is required later tends to be about details, and the core should be about
        // those less.
        while let Some(&candidate) = core.iter().rev().find(|id| !necessary[id.0 as usize]) {
            let rest: Vec<ConstraintId> = core.iter().copied().filter(|id| *id != candidate).collect();
            match self.check(&rest, &mut self.plain()) {
                Checked::Unsat(smaller) => {
                    core = smaller;
                    simulation = None;
                }
                Checked::Sat => {
                    necessary[candidate.0 as usize] = true;
                    if core.iter().any(|id| !necessary[id.0 as usize]) {
                        let simulation = simulation.get_or_insert_with(|| self.simulation(&core));
                        self.rotate(simulation, &core, candidate, &mut necessary);
                    }
                }
                Checked::Unknown => return None,
            }
        }
        Some(core)
    }

    fn lit(&self, id: ConstraintId) -> Lit {
        self.constraints[id.0 as usize].0
    }

    /// Returns a simulation of the part of the circuit that a core and the asserted formulas depend on.
    fn simulation(&self, core: &[ConstraintId]) -> Simulation {
        let roots = core.iter().map(|id| self.lit(*id)).chain(self.asserted.iter().copied());
        Simulation::new(&self.translator.circuit, roots)
    }

    /// Marks more constraints as necessary, without the solver (model rotation). The solver's last model
    /// satisfies all of the core but `failing`.
    fn rotate(
        &self,
        simulation: &mut Simulation,
        core: &[ConstraintId],
        failing: ConstraintId,
        necessary: &mut [bool],
    ) {
        let circuit = &self.translator.circuit;
        let mut flips = ROTATION_BUDGET / simulation.size().max(1);
        if flips < 10 {
            return;
        }
        // Each model with the one constraint it fails.
        let inputs: Vec<Lit> = circuit.inputs_of(simulation.gates()).collect();
        let model: Vec<bool> = inputs.iter().map(|lit| self.model_value(*lit)).collect();
        let mut models = vec![(model, failing)];
        while let Some((model, failing)) = models.pop() {
            for (lit, value) in inputs.iter().zip(&model) {
                simulation.set(*lit, *value);
            }
            for input in circuit.support(self.lit(failing)) {
                let Some(flip) = flips.checked_sub(1) else { return };
                flips = flip;
                let place = inputs.binary_search(&input).expect("the support is part of the cone");
                simulation.set(input, !model[place]);
                simulation.run(circuit);
                let mut fails = core.iter().copied().filter(|id| !simulation.value(self.lit(*id)));
                if let (Some(only), None) = (fails.next(), fails.next())
                    && !necessary[only.0 as usize]
                    && self.asserted.iter().all(|lit| simulation.value(*lit))
                {
                    necessary[only.0 as usize] = true;
                    let mut next = model.clone();
                    next[place] = !next[place];
                    models.push((next, only));
                }
                simulation.set(input, model[place]);
            }
        }
    }
}
