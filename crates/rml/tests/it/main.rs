//! Tests of the language and of the shipped texts.

mod agreement;
mod fixed;
mod mutants;
mod shipped;
