//! What the state engine tells, in the words of the source.
//!
//! - `describe.rs`: a run of the machine, step by step, as an [`Execution`](crate::report::Execution) with an order
//! - `words.rs`: one step
//! - `explain.rs`: an error: what happened, where, and what led to it
//! - `waiting.rs`: threads that wait, or go round and round, for ever
//! - `relaxation.rs`: how much reordering a run takes
//! - `diagram.rs`: all states and steps, for a picture

mod describe;
mod diagram;
mod explain;
mod relaxation;
#[cfg(test)]
mod tests;
mod waiting;
mod words;

pub use describe::describe;
pub use diagram::diagram;
pub use explain::explain;
pub use relaxation::relaxation;
pub(crate) use words::blocked;

use crate::names::{Names, Parts};
use fencepost_program::Program;
use fencepost_states::Trace;

/// The names in a run.
fn names<'a>(program: &'a Program, parts: Parts, trace: &Trace) -> Names<'a> {
    Names::of_run(program, parts, &trace.started, &trace.objects)
}
