//! XMM: executions with cycles in `po ∪ rf`, by re-execution.
//!
//! - [`exhaustive`]: the definition, executable, for small programs.

pub mod exhaustive;
