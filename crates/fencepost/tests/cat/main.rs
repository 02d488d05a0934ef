//! Models as texts in the cat language, on whole programs: all engines give the same answers.

#[path = "../it/ask.rs"]
mod ask;
mod dependencies;
mod engines;
mod evaluated;
mod support;
