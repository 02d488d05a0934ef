//! Measures what a program costs, in seconds, in memory and in instructions.
//!
//! - [`process`]: what the system knows of this process.
//! - [`callgrind`]: instructions, which are the same on every machine and every day.
//! - [`record`]: measurements as a file, and their changes.
//! - [`markdown`]: tables for people.
//! - [`job`]: one program, explored in this process or, several times, in others.
//! - [`guarded`]: the programs whose instructions are on record.
//! - [`loops`]: the programs of the table of loops.
//! - [`speed`]: the programs of the speed table and their goals.
//!
//! Each measurement has a process of its own, so that memory is its own; the process prints in one line what
//! it found.

pub mod callgrind;
pub mod guarded;
pub mod job;
pub mod loops;
pub mod markdown;
pub mod process;
pub mod record;
pub mod speed;

use std::path::{Path, PathBuf};

/// Returns the project's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
