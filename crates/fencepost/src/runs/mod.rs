//! Describes the results of the state engine in the words of the source.
//!
//! - `describe.rs`: a run of the machine, step by step, as an [`Execution`](crate::report::Execution) with an
//!   order
//! - `words.rs`: one step
//! - `relaxation.rs`: how much reordering a run takes
//! - `diagram.rs`: all states and steps, for a picture

mod describe;
mod diagram;
mod relaxation;
#[cfg(test)]
mod tests;
mod words;

pub use describe::describe;
pub use diagram::diagram;
pub use relaxation::relaxation;
pub(crate) use words::blocked;

use crate::explain::{self, Explained};
use crate::names::{Names, Parts};
use fencepost_program::Program;
use fencepost_report::Finding;
use fencepost_states::{FoundError, Trace};

/// Makes the names in a run.
fn names<'a>(program: &'a Program, parts: Parts, trace: &Trace) -> Names<'a> {
    Names::of_run(program, parts, &trace.started, &trace.objects)
}

/// Makes the finding of an error that the state engine found, with the run that leads to it.
pub fn explain(program: &Program, parts: Parts, found: &FoundError) -> Finding {
    let names = names(program, parts, &found.trace);
    let Explained { finding, focus } = explain::run::error(&names, &found.trace, &found.error);
    Finding { execution: Some(describe(program, parts, &found.trace, &focus)), ..finding }
}
