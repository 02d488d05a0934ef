//! Tests of the language.

mod bad_input;
mod docs;
mod explained;
mod exprs;
mod files;
// What the tests of another language need of it, these do not.
#[allow(dead_code)]
#[path = "../../../rml/tests/it/fixed.rs"]
mod fixed;
mod implied;
mod items;
mod lowered;
mod meaning;
mod native;
mod proved;
mod random;
mod robustness;
mod support;
mod typed;
