//! Tests of the state engine.

mod agrees;
mod small;
mod symmetry;
