//! Minimal unsatisfiable cores.
//!
//! A core is a set of constraints that cannot hold together; it is minimal if each subset of it can. A
//! minimal core is an explanation: every member is needed. [`shrink`] finds one, [`marco`] enumerates them.

mod marco;
mod shrink;
