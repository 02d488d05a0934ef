//! The benchmark families of RCMC's evaluation (rcmc-popl18, Tables 1 to 5), as generated programs.
//!
//! [`Family`] names them; [`Family::program`] makes one of a given size. The number of executions of each is
//! known, so they are tests as well (`crates/fencepost/tests/it/families.rs`).

mod families;

pub use families::{Family, Form};
