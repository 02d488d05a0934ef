//! Tests the cat language.

mod bad_input;
mod docs;
mod explained;
mod exprs;
mod files;
mod finals;
mod fixed;
mod implied;
mod items;
mod lowered;
mod meaning;
mod mutants;
mod native;
mod proved;
mod random;
mod robustness;
mod samples;
mod solved;
mod support;
mod typed;
