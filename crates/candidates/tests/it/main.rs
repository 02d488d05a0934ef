//! Tests the enumerator against the oracle, against a naive enumerator, and against counts by hand.
//!
//! Random programs come from fixed seeds; `FENCEPOST_SEEDS=77..78` replays one, `FENCEPOST_SEEDS=0..100000`
//! runs many.

mod agreement;
mod corpus;
mod cycles;
mod dependencies;
mod limits;
mod naive;
mod random;
mod seen;
mod speed;
