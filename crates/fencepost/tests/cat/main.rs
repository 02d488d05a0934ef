//! Models as texts in the cat language, on whole programs: all engines give the same answers.

mod dependencies;
mod engines;
mod evaluated;
mod support;
