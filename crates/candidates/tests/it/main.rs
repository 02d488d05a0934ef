//! Tests the enumerator against the oracle, against a naive enumerator, and against counts by hand.
//!
//! | file | protects |
//! | --- | --- |
//! | `corpus` | the candidates of every litmus test, filtered by every model, are the executions of the oracle |
//! | `cycles` | candidates with cycles of `po ∪ rf`, counted by hand |
//! | `dependencies` | each kind of dependency is found, and is that of the graph engine's replay |
//! | `limits` | limits stop the enumeration and say so; what is not supported is refused |
//! | `naive` | a naive enumerator finds the same candidates of small programs |
//! | `random` | random programs have the executions of the oracle, under every model |
//! | `speed` | nothing: it measures how fast candidates are made |
//! | `agreement`, `seen` | nothing by themselves: helpers that compare with the oracle and collect candidates |
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
