//! The answer of `fencepost compare`: what one model allows and the other forbids. Plain data.
//!
//! - this file: the data, which of the two models is weaker, and the exit code
//! - `text.rs`: for people: the headline, then each axiom that makes a difference, with an execution and its
//!   cycle
//! - `summary.rs`: many tests as one table
//! - `json.rs`: one line of JSON
//! - `pictured.rs`: an execution with its cycle, to be drawn

mod json;
mod pictured;
mod summary;
mod text;

pub use json::line;
pub use summary::summary;
pub use text::render;

use crate::{ConditionReport, Engine, EventId, Execution, Exit};
use fencepost_search::Stopped;
use serde::Serialize;

/// The answer of `fencepost compare` about one file under two models.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The file, as given.
    pub file: String,
    /// The name of the litmus test, if it is one.
    pub test: Option<String>,
    /// The findings under each of the two models.
    pub sides: [Side; 2],
    /// Whether executions were compared without their coherence order, because only one of the models has
    /// one.
    pub without_co: bool,
    /// The limit that ended a search early: `timeout`, `interrupt`, `max-executions`, ….
    pub stopped: Option<Stopped>,
    /// Each bound that was reached, in words.
    pub bounds_hit: Vec<String>,
    /// Notes for people, such as what limits the answer.
    pub notes: Vec<String>,
    /// The engines' time in seconds.
    pub time_s: f64,
}

/// The findings under one of the two models that are compared.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// The model's name.
    pub model: String,
    /// The engine that found its executions.
    pub engine: Engine,
    /// The number of executions that the model allows, as they are compared.
    pub executions: u64,
    /// The number of those that the other model forbids; executions that end in an error are counted apart.
    pub only: u64,
    /// The number of executions that end in an error and that the other model forbids as far as they go.
    pub only_errors: u64,
    /// The number of executions in which a thread is stuck, which are not compared.
    pub blocked: u64,
    /// Whether all executions were found.
    pub complete: bool,
    /// The test's condition under this model.
    pub condition: Option<ConditionReport>,
    /// The executions that the other model forbids, by the axioms that forbid them.
    pub groups: Vec<Group>,
}

/// The executions that one model allows and that a certain axiom of the other model forbids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Group {
    /// The axiom's name; absent if the model's text allows what its engine did not find.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub axiom: Option<String>,
    /// One sentence that says what the axiom demands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The check as written: `acyclic po | rf`.
    pub check: String,
    /// The number of executions that it forbids.
    pub executions: u64,
    /// The number of these that end in an error.
    #[serde(skip_serializing_if = "is_zero")]
    pub errors: u64,
    /// The first of these executions, or all if they were asked for.
    pub examples: Vec<Difference>,
}

fn is_zero(n: &u64) -> bool {
    *n == 0
}

/// An execution that one model allows and the other forbids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The reason why the execution is forbidden.
    pub reason: Reason,
    /// Whether the execution is forbidden with every coherence order, and shown with one of them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub every_co: bool,
    /// The execution itself.
    pub execution: Execution,
}

/// The reason why an axiom forbids an execution, such as a cycle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// A cycle: these steps lead back to where they begin.
    Cycle(Vec<Step>),
    /// Pairs of events that a relation must not have.
    Pairs(Vec<(EventId, EventId)>),
    /// Events that a set must not have.
    Events(Vec<EventId>),
    /// No reason that can be shown.
    #[default]
    Nothing,
}

/// One step of the cycle that an axiom forbids, from an event to the next by a relation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// The event where the step begins.
    pub from: EventId,
    /// The event where it ends.
    pub to: EventId,
    /// The name of the relation from the one to the other.
    pub relation: String,
}

/// The relation between two models on a test, which says which of them is weaker if they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// Both allow the same executions.
    Same,
    /// The first allows all that the second does, and more.
    FirstWeaker,
    /// The second allows all that the first does, and more.
    SecondWeaker,
    /// Each allows something that the other forbids.
    Incomparable,
    /// The models differ; in which direction is not known, because not all executions were seen.
    Different,
    /// No difference was seen, but not all executions were.
    Unknown,
}

impl Side {
    /// Returns the number of executions that this model allows and the other forbids, those with errors
    /// included.
    pub fn differences(&self) -> u64 {
        self.only + self.only_errors
    }
}

impl Comparison {
    /// Returns which of the two models is weaker on this file, if they differ.
    pub fn relation(&self) -> Relation {
        let [first, second] = &self.sides;
        let complete = first.complete && second.complete;
        match (first.differences() > 0, second.differences() > 0) {
            (true, true) => Relation::Incomparable,
            (false, false) if complete => Relation::Same,
            (false, false) => Relation::Unknown,
            // The other side's executions must all be known, to say that none of them is missing here.
            (true, false) if second.complete => Relation::FirstWeaker,
            (false, true) if first.complete => Relation::SecondWeaker,
            _ => Relation::Different,
        }
    }

    /// Returns the exit code of the process for the comparison.
    pub fn exit(&self) -> Exit {
        match self.relation() {
            Relation::Same => Exit::Ok,
            Relation::Unknown => Exit::Inconclusive,
            _ => Exit::Violation,
        }
    }

    /// Returns the name to show in headlines, which is the litmus test's name if it has one, else the file's.
    pub fn name(&self) -> &str {
        self.test.as_deref().unwrap_or(&self.file)
    }

    /// Returns the first execution that only one of the models allows, with the side that allows it and its
    /// group.
    pub fn first_difference(&self) -> Option<(&Side, &Group, &Difference)> {
        let mut all = self.sides.iter().flat_map(|side| side.groups.iter().map(move |group| (side, group)));
        all.find_map(|(side, group)| Some((side, group, group.examples.first()?)))
    }
}
