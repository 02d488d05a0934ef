//! Tests of the language.

mod bad_input;
mod exprs;
mod files;
mod implied;
mod items;
mod native;
mod random;
mod robustness;
mod support;
