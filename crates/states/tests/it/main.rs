//! The state engine against the reference machine, the graph engine and known answers.
//!
//! | file | protects |
//! | --- | --- |
//! | `agrees` | the reference machine finds the same final states, errors, deadlocks and livelocks |
//! | `graphs` | the graph engine finds the same final states under `sc`, `tso` and `pso` |
//! | `small` | small programs with known answers |
//! | `symmetry` | symmetry changes the number of states and nothing else |

mod agrees;
mod graphs;
mod small;
mod symmetry;
