//! Evaluates a model on one execution.
//!
//! - `bits`: sets and relations as bits;
//! - `frame`: the values of all terms of a model, in one buffer;
//! - `search`: what a `with` chooses, found by search.
//!
//! Which terms are needed for which check, and in what order, is worked out once per model ([`Plan`]).

pub mod bits;
mod frame;
mod plan;
mod search;

pub use frame::{EvalInput, Frame, Side};
pub use plan::Plan;
pub use search::{Search, SearchOutcome};
