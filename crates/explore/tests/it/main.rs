//! The graph engine against the reference enumerator: as sets of executions, each exactly once.
//!
//! Random programs come from seeds. By default a fixed slice and some fresh seeds are run; a failure prints
//! the seed. To replay or to run more:
//!
//! ```text
//! FENCEPOST_SEEDS=77..78     cargo test -p fencepost-explore --test it
//! FENCEPOST_SEEDS=0..100000  cargo test --release -p fencepost-explore --test it random
//! ```

mod agreement;
mod corpus;
mod equivalence;
mod estimate;
mod heap;
mod joins;
mod judged;
mod monotone;
mod objects;
mod passes;
mod random;
mod rounds;
mod stopping;
mod symmetry;
mod waiting;
mod workers;
mod xmm;
