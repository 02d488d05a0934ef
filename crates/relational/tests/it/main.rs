//! Tests the crate through its public interface.
//!
//! | file | protects |
//! | --- | --- |
//! | `conformance` | one suite for every backend |
//! | `cores` | minimal cores are what their definition says |
//! | `large` | problems that are deep, wide or shared are translated and solved |
//! | `random` | the solver finds exactly the instances in which the evaluator says the formula holds |
//! | `generator` | nothing by itself: it makes random problems, small enough to try all instances |

mod conformance;
mod cores;
mod generator;
mod large;
mod random;
