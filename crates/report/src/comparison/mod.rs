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

/// A file under two models.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The file, as given.
    pub file: String,
    /// The name of the litmus test, if it is one.
    pub test: Option<String>,
    /// What was found under each of the two models.
    pub sides: [Side; 2],
    /// Were executions compared without their coherence order, because only one of the models has one?
    pub without_co: bool,
    /// What ended a search before its end: `timeout`, `interrupt`, `max-executions`, ….
    pub stopped: Option<Stopped>,
    /// Each bound that was reached, in words.
    pub bounds_hit: Vec<String>,
    /// Anything else worth saying.
    pub notes: Vec<String>,
    /// The engines' time in seconds.
    pub time_s: f64,
}

/// What was found under one of the models.
#[derive(Clone, Debug, PartialEq)]
pub struct Side {
    /// The model.
    pub model: String,
    /// The engine that found its executions.
    pub engine: Engine,
    /// Its executions, as they are compared.
    pub executions: u64,
    /// Those of them that the other model forbids; executions that end in an error are counted apart.
    pub only: u64,
    /// Executions that end in an error and that the other model forbids as far as they go.
    pub only_errors: u64,
    /// Executions in which a thread is stuck, which are not compared.
    pub blocked: u64,
    /// Were all executions found?
    pub complete: bool,
    /// The test's condition under this model.
    pub condition: Option<ConditionReport>,
    /// What the other model forbids, by the axioms that forbid it.
    pub groups: Vec<Group>,
}

/// Executions that one axiom of the other model forbids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Group {
    /// The axiom's name; absent if the model's text allows what its engine did not find.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub axiom: Option<String>,
    /// What it demands, in one sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The check as written: `acyclic po | rf`.
    pub check: String,
    /// How many executions it forbids.
    pub executions: u64,
    /// How many of these end in an error.
    #[serde(skip_serializing_if = "is_zero")]
    pub errors: u64,
    /// The first of them, or all if they were asked for.
    pub examples: Vec<Difference>,
}

fn is_zero(n: &u64) -> bool {
    *n == 0
}

/// An execution that one model allows and the other forbids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// Why it is forbidden.
    pub reason: Reason,
    /// Is it forbidden with every coherence order, and shown with one of them?
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub every_co: bool,
    /// The execution.
    pub execution: Execution,
}

/// Why an axiom does not hold in an execution.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// These steps lead back to where they begin.
    Cycle(Vec<Step>),
    /// These pairs should not be there.
    Pairs(Vec<(EventId, EventId)>),
    /// These events should not be there.
    Events(Vec<EventId>),
    /// Nothing can be shown.
    #[default]
    Nothing,
}

/// A step of a cycle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// From this event
    pub from: EventId,
    /// to this one,
    pub to: EventId,
    /// by this relation.
    pub relation: String,
}

/// How two models compare on a test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// They allow the same executions.
    Same,
    /// The first allows all that the second does, and more.
    FirstWeaker,
    /// The second allows all that the first does, and more.
    SecondWeaker,
    /// Each allows something that the other forbids.
    Incomparable,
    /// They differ; which way is not known, since not everything was seen.
    Different,
    /// No difference was seen, but not everything was.
    Unknown,
}

impl Side {
    /// Everything that the other model forbids.
    pub fn differences(&self) -> u64 {
        self.only + self.only_errors
    }
}

impl Comparison {
    /// How the two models compare.
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

    /// What the process tells its caller.
    pub fn exit(&self) -> Exit {
        match self.relation() {
            Relation::Same => Exit::Ok,
            Relation::Unknown => Exit::Inconclusive,
            _ => Exit::Violation,
        }
    }

    /// What to call it: the test's name, or the file's.
    pub fn name(&self) -> &str {
        self.test.as_deref().unwrap_or(&self.file)
    }

    /// The first example of a difference: the side that allows it, the group and the example.
    pub fn first_difference(&self) -> Option<(&Side, &Group, &Difference)> {
        let mut all = self.sides.iter().flat_map(|side| side.groups.iter().map(move |group| (side, group)));
        all.find_map(|(side, group)| Some((side, group, group.examples.first()?)))
    }
}
