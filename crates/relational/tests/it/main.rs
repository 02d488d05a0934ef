//! Tests the crate through its public interface.
//!
//! `random` compares translator and solver with the ground evaluator on every instance of small random
//! problems; `cores` checks minimal cores by their definition; `conformance` is one suite for every backend;
//! `large` has what is deep or wide.

mod conformance;
mod cores;
mod generator;
mod large;
mod random;
