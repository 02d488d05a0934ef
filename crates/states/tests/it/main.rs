//! Tests of the state engine.

mod agrees;
mod graphs;
mod small;
mod symmetry;
