//! Tests of the language and of the shipped texts.

mod agreement;
mod fixed;
mod memsat;
mod mutants;
mod schematic;
mod shipped;
