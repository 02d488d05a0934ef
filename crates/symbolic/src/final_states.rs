//! Lists the final states of all executions that the model allows.

use crate::encode::{Encoded, FinalState, Source};
use crate::engine::{Engine, Enumeration, Incomplete};
use crate::question::Goal;
use crate::speculate::Speculation;
use fencepost_relational::{Answer as Solved, Bv, ConstraintId, Formula, Session};
use std::collections::BTreeSet;

impl Engine<'_> {
    /// Returns the final states of all allowed executions, as the values of the observables, at most `most`.
    /// Those of executions that reach the goal come first.
    pub fn final_states(&self, goal: &Goal, most: usize) -> Enumeration<BTreeSet<Vec<u64>>> {
        if self.is_shared() {
            let Some(mut shared) = self.shared_for(goal) else { return self.stopped(BTreeSet::new()) };
            let shared = &mut *shared;
            return self.list_final_states(goal, most, &shared.encoded, &mut shared.session);
        }
        let Some(encoded) = self.encoded(goal, &Speculation::none()) else {
            return self.stopped(BTreeSet::new());
        };
        self.list_final_states(goal, most, &encoded, &mut self.session(&encoded))
    }

    /// Lists final states by a session of an encoded problem, which is afterwards as it was.
    fn list_final_states(
        &self,
        goal: &Goal,
        most: usize,
        encoded: &Encoded,
        session: &mut Session,
    ) -> Enumeration<BTreeSet<Vec<u64>>> {
        let observables = &self.options.observables[..];
        let state = FinalState {
            program: self.program,
            unrolled: &self.unrolled,
            atoms: &encoded.atoms,
            main: &encoded.executions[0],
            lowered: &encoded.lowered,
            observables,
        };
        let words: Vec<Bv> = observables.iter().map(|o| state.value(o)).collect();
        let mut demands: Vec<Formula> = observables.iter().map(|o| state.is_known(o)).collect();
        if goal.is_complete() {
            demands.push(encoded.ends.clone());
        }
        // The goal is a demand of the first questions only, not a constraint of them all.
        let is_goal = |source: &Source| matches!(source, Source::Goal(_));
        let others = encoded.sources.iter().filter(|(_, source)| !is_goal(source));
        let on: Vec<ConstraintId> = others.map(|(id, _)| *id).collect();
        let mut asked = encoded.goal(self.program, &self.unrolled, goal, observables);
        // The states found up to now are excluded while states are listed; later questions may have them.
        let listing = session.switch();
        let mut states = BTreeSet::new();
        loop {
            let extra: Vec<Formula> = demands.iter().chain(&asked).cloned().collect();
            match session.solve_under(&listing, &on, &extra) {
                Solved::Unsat(_) if !asked.is_empty() => asked.clear(),
                Solved::Unsat(_) => return Enumeration { found: states, missing: None },
                Solved::Unknown => return self.stopped(states),
                Solved::Sat(_) if states.len() >= most => {
                    return Enumeration { found: states, missing: Some(Incomplete::More) };
                }
                Solved::Sat(instance) => {
                    let values: Vec<u64> = words.iter().map(|word| instance.value(word)).collect();
                    let same = words
                        .iter()
                        .zip(&values)
                        .map(|(word, value)| word.eq(&Bv::constant(word.width(), *value)));
                    session.add_under(&listing, &Formula::all_of(same).not());
                    states.insert(values);
                }
            }
        }
    }
}
