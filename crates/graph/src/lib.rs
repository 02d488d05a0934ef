//! Events, execution graphs, relations and clocks.
//!
//! An **execution graph** is what one run of a concurrent program leaves behind once time is forgotten: its
//! *events* (reads, writes, fences, …), and how they are related:
//!
//! - `po`, program order: the order of the events of one thread;
//! - `rf`, reads-from: from each read to the one write whose value it got;
//! - `co`, coherence: a total order of the writes to one location, the initial write first.
//!
//! Everything else (`fr`, `hb`, `eco`, …) is derived from these. A memory model is a set of conditions on
//! such graphs; see the crate `fencepost-models`.
//!
//! Four forms of a graph live here, for four needs:
//!
//! - [`Graph`] over an [`Arena`] of events: what the engine builds, extends and cuts back, fast;
//! - [`Execution`]: a finished graph as plain data, for comparing, printing and drawing;
//! - [`Relation`]: a bit matrix, for definitions written the way papers write them;
//! - [`Candidate`]: an execution as such matrices: what a memory model is asked about, by a [`Judge`] from
//!   outside, too. [`Matrices`] makes them of graphs.
//!
//! This crate knows labels; it knows no engine, no memory model and no language.

mod arena;
mod candidate;
mod clock;
mod dependencies;
mod execution;
mod graph;
mod judge;
mod matrices;
mod relation;

pub use arena::{Arena, Event, EventId, LocId, LocInfo, Mark};
pub use candidate::{Candidate, CandidateEvent, Dependencies};
pub use clock::{ClockId, Clocks};
pub use execution::{EventRef, ExecEvent, Execution};
/// The vocabulary of labels, re-exported so that models need not depend on `program`.
pub use fencepost_program::{AllocKind, FenceKind, Label, Loc, Mode, Size, ThreadId, Zeroed};
pub use graph::{Graph, Object};
pub use judge::Judge;
pub use matrices::Matrices;
pub use relation::{EventSet, Relation};
