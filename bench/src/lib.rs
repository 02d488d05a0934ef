//! The benchmark families of RCMC's evaluation (rcmc-popl18, Tables 1 to 5), as generated programs, and load
//! buffering in any size (xmm-thesis, Table 7.6), as generated litmus tests.
//!
//! [`Family`] and [`Buffering`] name them; [`Family::program`] and [`Buffering::litmus`] make one of a given
//! size. The number of executions of each is known, so they are tests as well (`families.rs` and `theses.rs`
//! in `crates/fencepost/tests/it`).
//!
//! [`harness`] measures them, and the C programs of `bench/programs` and `tests/corpus`.

mod buffering;
mod families;
pub mod harness;

pub use buffering::Buffering;
pub use families::{Family, Form};
