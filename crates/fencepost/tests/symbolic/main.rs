//! The symbolic engine against the other engines, the reference enumerator and MemSAT's tables.
//!
//! | file | protects |
//! | --- | --- |
//! | `answers` | answers that were wrong once |
//! | `circles` | values that justify each other in a circle, against brute force |
//! | `cores` | minimal cores, and what MemSAT's authors found with theirs |
//! | `corpus` | litmus tests have the executions that the graph engine finds |
//! | `dependencies` | dependencies are those that the machine finds when it runs the threads again |
//! | `random` | random programs have the executions that the graph engine finds |
//! | `tables` | every cell of MemSAT's tables, from Java files |
//! | `theory` | the engine takes whatever is a `Theory` |
//! | `agreement`, `ask` | nothing by themselves: helpers |
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
