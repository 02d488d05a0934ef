//! The evidence of an engine, as plain data, and the answer that follows from it. The names are those of the
//! JSON in `docs/json.md`.

use crate::verdict::{Verdict, conclude};
use crate::{ConditionReport, Core, Details, Engine, Execution, FinalState, Finding, Kind};
use fencepost_search::Stopped;
use std::ops::Deref;

/// The results of an engine about one file under one model. It has no verdict yet: [`Outcome::new`] draws it.
///
/// While an engine's answer is collected, `D` is what only that engine has ([`Graphs`](crate::Graphs),
/// [`States`](crate::States), …).
#[derive(Clone, Debug, PartialEq)]
pub struct Evidence<D = Details> {
    /// The file, as the user named it.
    pub file: String,
    /// The name of the litmus test, if it is one.
    pub test: Option<String>,
    /// The name of the memory model.
    pub model: String,
    /// The engine that answered, with what only that engine has.
    pub details: D,
    /// Whether everything was explored, so that what was not seen cannot happen.
    pub complete: bool,
    /// The limit that ended the search early, if any.
    pub stopped: Option<Stopped>,
    /// Errors of the program.
    pub errors: Vec<Finding>,
    /// Warnings: what may be wrong with the program.
    pub warnings: Vec<Finding>,
    /// The litmus test's condition and how many executions satisfy it.
    pub condition: Option<ConditionReport>,
    /// The distinct final states, in any order; renderers sort them.
    pub final_states: Vec<FinalState>,
    /// Each bound that was reached, in words.
    pub bounds_hit: Vec<String>,
    /// Descriptions of how executions ended before their end: which thread stopped where, and why. An engine
    /// fills it in if no execution completed. It is not part of the JSON: [`Outcome::new`] makes the message
    /// of a warning of it.
    pub ended_early: Vec<String>,
    /// An execution that decides the question: it satisfies the condition (`exists`, `~exists`) or violates
    /// it (`forall`).
    pub witness: Option<Execution>,
    /// Notes for people, such as why the search stopped.
    pub notes: Vec<String>,
    /// The engine's time in seconds.
    pub time_s: f64,
}

impl<D> Evidence<D> {
    /// Makes evidence that has only the engine's own `details`. It is not complete, and about no file or
    /// model yet.
    pub fn new(details: D) -> Self {
        Evidence {
            file: String::new(),
            test: None,
            model: String::new(),
            details,
            complete: false,
            stopped: None,
            errors: vec![],
            warnings: vec![],
            condition: None,
            final_states: vec![],
            bounds_hit: vec![],
            ended_early: vec![],
            witness: None,
            notes: vec![],
            time_s: 0.0,
        }
    }

    /// Returns the evidence with its engine's own details replaced by what `change` makes of them.
    pub fn map<E>(self, change: impl FnOnce(D) -> E) -> Evidence<E> {
        Evidence {
            file: self.file,
            test: self.test,
            model: self.model,
            details: change(self.details),
            complete: self.complete,
            stopped: self.stopped,
            errors: self.errors,
            warnings: self.warnings,
            condition: self.condition,
            final_states: self.final_states,
            bounds_hit: self.bounds_hit,
            ended_early: self.ended_early,
            witness: self.witness,
            notes: self.notes,
            time_s: self.time_s,
        }
    }

    /// Returns whether at least one execution was counted for or against the condition.
    pub fn has_judged_execution(&self) -> bool {
        self.condition.as_ref().is_some_and(|condition| condition.positive > 0 || condition.negative > 0)
    }

    /// Returns the name to show in headlines, which is the litmus test's name if it has one, else the file's.
    pub fn name(&self) -> &str {
        self.test.as_deref().unwrap_or(&self.file)
    }

    /// Returns whether one of the errors is a data race.
    pub fn has_race(&self) -> bool {
        self.errors.iter().any(|error| error.kind == Kind::Race)
    }

    /// Returns the first error that decides the verdict even of a litmus test, so not a data race or a flag.
    /// One of the program comes before one about what this tool cannot do.
    pub fn failure(&self) -> Option<&Finding> {
        let mut errors = self.errors.iter().filter(|error| error.kind.outweighs_condition());
        let first = errors.clone().next();
        errors.find(|error| !error.is_limit()).or(first)
    }
}

impl Evidence {
    /// Makes the evidence for a question that was refused before an engine was asked.
    pub fn refused(engine: Engine, finding: Finding) -> Self {
        Evidence { errors: vec![finding], ..Evidence::new(Details::Refused(engine)) }
    }

    /// Returns the engine that answered, or that was to answer.
    pub fn engine(&self) -> Engine {
        self.details.engine()
    }

    /// Returns the number of complete executions, if the engine counted them.
    pub fn executions(&self) -> Option<u64> {
        self.details.executions()
    }

    /// Returns the number of executions (or states) in which a thread was blocked, if the engine counted
    /// them.
    pub fn blocked(&self) -> Option<u64> {
        self.details.blocked()
    }

    /// Returns the list of all executions, if the user asked for it.
    pub fn listed(&self) -> Option<&[Execution]> {
        self.details.listed()
    }

    /// Returns the program lines and axioms that make an outcome impossible, if `why` was asked and it is.
    pub fn core(&self) -> Option<&Core> {
        self.details.core()
    }

    /// Returns the execution that a picture should show. It is the one that decides the condition, else that
    /// of the first error that has one, else the first of all.
    pub fn pictured(&self) -> Option<&Execution> {
        let of_error = || self.errors.iter().find_map(|error| error.execution.as_ref());
        let listed = || self.listed().and_then(<[_]>::first);
        self.witness.as_ref().or_else(of_error).or_else(listed)
    }

    /// Returns the engine's running time in seconds; 0 if it is unknown, so that no format has to show an
    /// infinity.
    pub(crate) fn seconds(&self) -> f64 {
        if self.time_s.is_finite() { self.time_s } else { 0.0 }
    }

    /// Returns whether at least one execution ran to its end and counts (a test's filter may leave out some).
    /// `None` if the engine does not say.
    pub fn has_complete_execution(&self) -> Option<bool> {
        if self.has_judged_execution() {
            return Some(true);
        }
        match &self.details {
            Details::States(_) if self.condition.is_some() => Some(false),
            Details::States(states) => Some(states.space.finals > 0),
            Details::Symbolic(solved) if solved.listed.is_none() => solved.completes,
            details => details.executions().map(|executions| executions > 0),
        }
    }
}

/// The answer to one question, which is about one file under one model. It has its [`Evidence`], and the
/// verdict that follows from it.
///
/// An outcome is made of evidence, and its evidence can be read but not changed ([`Outcome::revised`] draws
/// the verdict anew). So a verdict can be neither forgotten nor out of date.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    evidence: Evidence,
    verdict: Verdict,
}

impl Outcome {
    /// Makes the outcome that follows from evidence. That includes the verdict, whether the condition holds,
    /// and the warning that no execution came to its end.
    pub fn new<D: Into<Details>>(evidence: Evidence<D>) -> Outcome {
        let mut evidence = evidence.map(Into::into);
        let verdict = conclude(&mut evidence);
        Outcome { evidence, verdict }
    }

    /// Returns the outcome that follows from the evidence after `change` has changed it.
    #[must_use]
    pub fn revised(self, change: impl FnOnce(&mut Evidence)) -> Outcome {
        let mut evidence = self.evidence;
        change(&mut evidence);
        Outcome::new(evidence)
    }

    /// Returns the verdict, which is the answer in one word.
    pub fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// Returns whether the verdict is unknown because no execution ran to its end.
    pub fn is_about_nothing(&self) -> bool {
        self.warnings.iter().any(|warning| warning.kind == Kind::NoExecution)
    }

    /// Returns whether executions that matter may be missing. They may if a limit ended the search, or if the
    /// answer is unknown because not everything was explored.
    pub fn is_cut_short(&self) -> bool {
        self.stopped.is_some() || (!self.complete && self.verdict == Verdict::Unknown)
    }
}

impl Deref for Outcome {
    type Target = Evidence;

    fn deref(&self) -> &Evidence {
        &self.evidence
    }
}
