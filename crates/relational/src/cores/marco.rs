//! Enumerates all minimal cores.
//!
//! MARCO (Liffiton, Previti, Malik, Marques-Silva, *Fast, flexible MUS enumeration*, Constraints 2016). A
//! second, small SAT problem is the map of the subsets not yet known to be satisfiable or contradictory. A
//! contradictory subset is shrunk to a minimal core, and its supersets are taken off the map; a satisfiable
//! one is grown as far as it goes, and its subsets are. The map's variables mean *absent* and the solver
//! tries false first, so it proposes large subsets, which contain cores early.
//!
//! There can be exponentially many cores, hence the limit.

use crate::ConstraintId;
use crate::circuit::Simulation;
use crate::sat::{Solver, Verdict};
use crate::session::{Checked, Session};

impl Session {
    /// Returns minimal sets of constraints that contradict each other, each once; at most `limit`, and fewer
    /// if there are no more or the search is interrupted. Empty if the problem is satisfiable. Each core is
    /// sorted; their order is the same in every run.
    pub fn minimal_cores(&mut self, limit: usize) -> Vec<Vec<ConstraintId>> {
        let mut cores: Vec<Vec<ConstraintId>> = Vec::new();
        let mut map = Solver::new(self.backend);
        if let Some(interrupt) = &self.interrupt {
            map.set_interrupt(interrupt.clone());
        }
        let all = self.all();
        let absent: Vec<_> = all.iter().map(|_| map.fresh()).collect();
        while cores.len() < limit && map.solve(&[]) == Verdict::Sat {
            let seed: Vec<_> = all.iter().copied().filter(|id| !map.value(absent[id.0 as usize])).collect();
            match self.check(&seed, &mut self.plain()) {
                Checked::Unsat(core) => {
                    let Some(core) = self.shrink(core) else { break };
                    let clause: Vec<_> = core.iter().map(|id| absent[id.0 as usize]).collect();
                    map.add(&clause);
                    cores.push(core);
                }
                Checked::Sat => {
                    let Some(grown) = self.grow(seed) else { break };
                    let left_out = all.iter().filter(|id| !grown.contains(id));
                    let clause: Vec<_> = left_out.map(|id| !absent[id.0 as usize]).collect();
                    map.add(&clause);
                }
                Checked::Unknown => break,
            }
        }
        cores
    }

    /// Grows a satisfiable set of constraints, in order, to one that no further constraint can join. The
    /// solver's last model satisfies the seed.
    fn grow(&mut self, seed: Vec<ConstraintId>) -> Option<Vec<ConstraintId>> {
        let all = self.all();
        let mut on = vec![false; all.len()];
        for id in seed {
            on[id.0 as usize] = true;
        }
        let mut simulation = Simulation::new(&self.translator.circuit, self.constraints.iter().map(|c| c.0));
        self.take_in(&mut simulation, &mut on);
        let mut refused = vec![false; all.len()];
        while let Some(id) = all.iter().copied().find(|id| !on[id.0 as usize] && !refused[id.0 as usize]) {
            on[id.0 as usize] = true;
            let trial: Vec<ConstraintId> = all.iter().copied().filter(|id| on[id.0 as usize]).collect();
            match self.check(&trial, &mut self.plain()) {
                Checked::Sat => self.take_in(&mut simulation, &mut on),
                Checked::Unsat(_) => {
                    on[id.0 as usize] = false;
                    refused[id.0 as usize] = true;
                }
                Checked::Unknown => return None,
            }
        }
        Some(all.into_iter().filter(|id| on[id.0 as usize]).collect())
    }

    /// Adds the constraints that the solver's last model happens to satisfy.
    fn take_in(&self, simulation: &mut Simulation, on: &mut [bool]) {
        let circuit = &self.translator.circuit;
        let inputs: Vec<_> = circuit.inputs_of(simulation.gates()).collect();
        for lit in inputs {
            simulation.set(lit, self.model_value(lit));
        }
        simulation.run(circuit);
        for (on, (lit, _)) in on.iter_mut().zip(&self.constraints) {
            *on |= simulation.value(*lit);
        }
    }
}
