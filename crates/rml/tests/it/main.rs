//! Tests of the language and of the shipped texts.

mod agreement;
mod bad_input;
mod docs;
mod finals;
mod fixed;
mod language;
mod memsat;
mod mutants;
mod robustness;
mod schematic;
mod shipped;
