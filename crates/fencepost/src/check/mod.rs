//! Asking an engine, and putting its answer into an [`Outcome`](crate::report::Outcome).
//!
//! - [`Request`]: what is asked, beside the program itself; [`Under`]: under which model
//! - `litmus.rs`: a litmus test: every execution is judged by the condition
//! - `program.rs`: a program: is there an error?
//! - `findings.rs`: what goes wrong in an execution, collected: the same for both
//! - `gather.rs`: counting, listing and what the engine's limits left out: the same for both
//! - `flags.rs`: what a model that is a text says is wrong with an execution: the same for both
//! - `candidates.rs`: litmus tests, put to the candidate enumerator
//! - `cycles.rs`: who answers where the graph engine leaves out executions (`jam21`)
//! - `unsequenced.rs`: who answers where C leaves operands unsequenced
//! - `estimate.rs`: how much there is to explore
//! - `refusals.rs`: programs that a model cannot be asked about
//! - `kinds.rs`: the kinds of errors and warnings there are
//! - [`states`]: the same questions, put to the state engine (the files above ask the graph engine)
//! - [`symbolic`]: the same questions, put to the symbolic engine, and why an outcome is impossible

mod candidates;
mod cycles;
mod estimate;
mod findings;
mod flags;
mod gather;
pub(crate) mod kinds;
mod litmus;
mod program;
pub(crate) mod refusals;
mod request;
pub mod states;
pub mod symbolic;
mod under;
mod unsequenced;

pub use candidates::candidates;
pub use estimate::{estimate_litmus, estimate_program};
pub(crate) use findings::Explained;
pub(crate) use gather::bounds;
pub use gather::running;
pub use kinds::KINDS;
pub use litmus::{config as litmus_config, left_to_right, litmus};
pub(crate) use litmus::{decides, kind, named_values, plain};
pub use program::program;
pub use request::{Errors, Request};
pub use under::Under;
pub(crate) use unsequenced::left_to_right_note;
pub use unsequenced::note_unsequenced;
