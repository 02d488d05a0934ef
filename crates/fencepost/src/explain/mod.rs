//! Explains errors: what happened, where, and what led to it.
//!
//! Each kind of error has its words once, whichever engine finds it. The words are made of facts, and an
//! engine's executions are where the facts come from:
//!
//! - `fault.rs`: what went wrong inside a thread
//! - `assertion.rs`: the values in an assertion that failed
//! - `memory.rs`: objects used after their end, ended twice, read before they have a value, never ended
//! - `stuck.rs`: deadlocks, waits for values that no thread writes, runs without end
//! - `race.rs`: both accesses, and why nothing orders them
//! - `graph.rs`: the facts, from an execution graph
//! - `run.rs`: the facts, from a run of a machine

pub mod assertion;
pub mod fault;
pub mod graph;
pub mod memory;
pub mod race;
pub mod run;
pub mod stuck;

pub use graph::at;

use crate::names::Names;
use fencepost_graph::{EventRef, ThreadId};
use fencepost_program::Pos;
use fencepost_report::{Finding, Kind, Related, RelatedKind};

/// A finding, with the events of the graph (or steps of the run) that it is about.
pub struct Explained<E = EventRef> {
    /// The finding, without its execution.
    pub finding: Finding,
    /// The events or steps that the finding is about: a trace keeps these, whatever it leaves out.
    pub focus: Vec<E>,
}

/// A thread and a place in the source, where the thread is or where it did something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The thread.
    pub thread: ThreadId,
    /// The place in the source, if there is one.
    pub pos: Option<Pos>,
}

impl Spot {
    /// Returns an entry of the report (an error or a warning) about this thread and place.
    pub fn finding(self, names: &Names<'_>, kind: Kind, message: String) -> Finding {
        Finding { thread: Some(names.thread(self.thread)), ..finding(names, kind, message, self.pos) }
    }

    /// Returns the thread and place as a related place of a finding, if the place is known.
    fn related(self, names: &Names<'_>, what: RelatedKind) -> Option<Related> {
        self.pos.filter(|pos| pos.is_known()).map(|pos| Related {
            what,
            file: names.file(pos),
            line: Some(pos.line),
            thread: Some(names.thread(self.thread)),
        })
    }

    /// Formats the thread and the place: `t1 (worker), line 17`.
    fn who_and_where(self, names: &Names<'_>) -> String {
        format!("{}{}", names.thread(self.thread), names.comma_place(self.pos))
    }

    /// Formats the place: ` at line 17`. Empty if the place is not known.
    fn at_place(self, names: &Names<'_>) -> String {
        let place = self.pos.and_then(|pos| names.short_place(pos));
        place.map_or(String::new(), |place| format!(" at {place}"))
    }
}

/// Returns an entry of the report (an error or a warning) that is about no thread in particular. It names a
/// source place if one is given.
pub fn finding(names: &Names<'_>, kind: Kind, message: String, pos: Option<Pos>) -> Finding {
    let pos = pos.filter(|pos| pos.is_known());
    Finding {
        file: pos.and_then(|pos| names.file(pos)),
        line: pos.map(|pos| pos.line),
        ..Finding::new(kind, message)
    }
}

/// Returns whether two findings report the same error, whatever executions show it.
pub fn is_same(one: &Finding, other: &Finding) -> bool {
    one.kind == other.kind
        && one.line == other.line
        && one.message == other.message
        && one.thread == other.thread
}
