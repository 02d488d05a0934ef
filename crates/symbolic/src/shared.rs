//! One problem for all questions about a program.
//!
//! Where no core is asked for ([`Explain::Nothing`]), the lines of the program and the rules of the model
//! hold in every question. They are encoded and translated once; a goal is what the solver assumes for one
//! call, and what it learned in one call helps in the next.

use crate::encode::Encoded;
use crate::engine::{Answer, Core, Engine, Explain, Reply};
use crate::question::Goal;
use crate::speculate::Speculation;
use crate::witness::Reader;
use fencepost_relational::{Answer as Solved, Formula, Session, Stats};
use std::cell::RefMut;

/// A problem that many questions share, with the session that answers them.
pub(crate) struct SharedProblem {
    pub encoded: Encoded,
    pub session: Session,
    /// The bits of the values that goals may mention: those values are considered, whatever the bounds.
    asked: u64,
}

impl Engine<'_> {
    /// Returns whether all questions share one problem. Models of several executions have a problem for each,
    /// because the number of executions depends on the question.
    pub(crate) fn is_shared(&self) -> bool {
        self.options.explain == Explain::Nothing && !self.model.is_sequence()
    }

    /// Returns the problem that questions share; `None` if the search was stopped while it was made.
    pub(crate) fn shared_for(&self, goal: &Goal) -> Option<RefMut<'_, SharedProblem>> {
        let mut shared = self.shared.borrow_mut();
        let asked = goal.bits();
        let fits = |shared: &SharedProblem| shared.asked & asked == asked;
        if !shared.as_ref().is_some_and(fits) {
            let encoded = self.encoded(goal, &Speculation::none())?;
            let session = self.session(&encoded);
            *shared = Some(SharedProblem { encoded, session, asked });
        }
        RefMut::filter_map(shared, Option::as_mut).ok()
    }

    /// Answers whether the model allows an execution that reaches the goal, by the shared problem.
    pub(crate) fn ask_shared(&self, goal: &Goal, limits: Vec<String>) -> Reply {
        let Some(mut shared) = self.shared_for(goal) else {
            let answer = Answer::Stopped(self.options.search.why_stopped());
            return Reply { answer, limits, speculations: 0, stats: Stats::default() };
        };
        let SharedProblem { encoded, session, .. } = &mut *shared;
        let demands = self.demands(encoded, goal);
        let answer = match session.solve_assuming(&[], &demands) {
            Solved::Sat(instance) => {
                let reader = Reader {
                    program: self.program,
                    unrolled: &self.unrolled,
                    encoded,
                    instance: &instance,
                    evaluator: instance.evaluator().into(),
                    relations: &self.options.relations,
                };
                Answer::Allowed(Box::new(reader.witness(&self.options.observables)))
            }
            Solved::Unsat(_) => Answer::Forbidden(Core::default()),
            Solved::Unknown => Answer::Stopped(self.options.search.why_stopped()),
        };
        Reply { answer, limits, speculations: 0, stats: session.stats() }
    }

    /// Returns the formulas that a goal adds to the shared problem.
    fn demands(&self, encoded: &Encoded, goal: &Goal) -> Vec<Formula> {
        let mut demands = encoded.goal(self.program, &self.unrolled, goal, &self.options.observables);
        if goal.is_complete() {
            demands.push(encoded.ends.clone());
        }
        demands
    }
}
