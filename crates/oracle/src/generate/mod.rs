//! Generates random small programs.
//!
//! [`generate`] rolls a [`Sketch`] (threads of statements that read like C), then lowers it to a
//! [`Program`]. The same seed and [`Knobs`] give the same program on every machine.
//!
//! - [`Knobs`]: how large, which modes, which statements how often;
//! - `sketch`: the statements, and how they print;
//! - `roll`: from random numbers to a sketch;
//! - `lower`: from a sketch to a program;
//! - `buffering`: programs in which load buffering matters, by dice of their own;
//! - `rewrite`: programs before and after what compilers do;
//! - `heap`: programs with objects that come and go, straight away.

mod buffering;
mod heap;
mod knobs;
mod lower;
mod rewrite;
mod roll;
mod sketch;

pub use buffering::{load_buffering, load_buffering_with};
pub use heap::{HeapSample, generate_heap};
pub use knobs::{Knobs, Weights};
pub use lower::lower;
pub use rewrite::{Merged, Rewrite, eliminations, mergings, reorderings};
pub use sketch::{Cond, Sketch, Stmt, Target, Value, Var};

use fencepost_program::Program;
use std::fmt;

/// A random program, as statements and as a program that an engine can run.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The seed it was made from.
    pub seed: u64,
    /// The text of the program; [`Sample`] prints it.
    pub sketch: Sketch,
    /// The program, for an engine to run.
    pub program: Program,
}

impl fmt::Display for Sample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "// seed {}\n{}", self.seed, self.sketch)
    }
}

/// Generates a random program with threads that exist from the start.
pub fn generate(seed: u64, knobs: &Knobs) -> Sample {
    sample(seed, roll::flat(seed, knobs))
}

/// Generates a random program whose `main` starts two or three threads and joins some or all of them.
pub fn generate_spawning(seed: u64, knobs: &Knobs) -> Sample {
    sample(seed, roll::spawning(seed, knobs))
}

fn sample(seed: u64, sketch: Sketch) -> Sample {
    let program = lower(&sketch, &format!("random-{seed}"));
    Sample { seed, sketch, program }
}
