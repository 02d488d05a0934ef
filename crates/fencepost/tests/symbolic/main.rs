//! The symbolic engine against the other engines, the reference enumerator and MemSAT's tables.
//!
//! Random programs come from seeds, as in `fencepost-explore`:
//!
//! ```text
//! FENCEPOST_SEEDS=0..1000  cargo test --release -p fencepost --test symbolic random
//! ```

mod agreement;
mod answers;
#[path = "../it/ask.rs"]
mod ask;
mod circles;
mod cores;
mod corpus;
mod dependencies;
mod random;
mod tables;
mod theory;
