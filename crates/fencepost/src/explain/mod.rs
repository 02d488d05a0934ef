//! Errors put into words: what happened, where, and what led to it.
//!
//! - `race.rs`: both accesses, and why nothing orders them
//! - `assertion.rs`: the values in it

pub mod assertion;
pub mod race;
