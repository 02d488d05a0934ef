//! The symbolic engine.
pub mod unroll;
