//! Tests the language and the shipped texts.

mod bad_input;
mod docs;
mod language;
mod memsat;
mod models;
mod robustness;
mod schematic;
mod shipped;
