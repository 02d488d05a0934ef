//! Tests of the language.

mod bad_input;
mod exprs;
mod files;
mod items;
mod random;
mod robustness;
