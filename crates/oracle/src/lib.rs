//! The test oracle: a slow and simple enumerator of executions, and a generator of random programs.
//!
//! [`executions`] computes what an engine must find, in the plainest way we know:
//!
//! 1. all graphs of events and `rf` that the program has, whatever the memory model ([`Graphs`]);
//! 2. for each, all coherence orders (module `coherence`);
//! 3. of these, the ones that the declarative definition of the model allows ([`declarative`]).
//!
//! It shares labels and the machine that runs threads with the engines, and nothing else: no checkers, no
//! texts of models, no incremental checks, no clocks, no revisits, no order of exploration that matters.
//!
//! [`machine`] is the other reference: store buffers as they are defined, one state at a time, for engines
//! that remember states.
//!
//! [`generate`](generate::generate) makes a random program from a seed. The same seed and
//! [`Knobs`](generate::Knobs) give the same program on every machine, so a failing test prints the seed and
//! can be replayed.
//!
//! ```
//! use fencepost_models::ModelId;
//! use fencepost_oracle::{Limits, executions, generate::{Knobs, generate}};
//!
//! let sample = generate(42, &Knobs::default());
//! let sc = executions(&sample.program, ModelId::Sc, &Limits::default()).unwrap();
//! let tso = executions(&sample.program, ModelId::Tso, &Limits::default()).unwrap();
//! assert!(sc.executions().is_subset(&tso.executions()), "{sample}");
//! ```

mod coherence;
pub mod declarative;
mod final_state;
pub mod generate;
mod grow;
pub mod machine;
mod outcome;
mod rng;
pub mod samples;

pub use final_state::{FinalState, FinalValues};
pub use grow::{Ending, Graphs, Limits, OracleError};
pub use outcome::{CompleteExecution, Outcome, StoppedGraph, executions};
pub use rng::Rng;
