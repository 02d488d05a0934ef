//! Measuring: what a program costs, in seconds, in memory and in instructions.
//!
//! - [`process`]: what the system knows of this process.
//! - [`callgrind`]: instructions, which are the same on every machine and every day.
//! - [`record`]: what was measured, as a file, and what has changed since.
//! - [`markdown`]: what was measured, for people.
//!
//! With the feature `full`, which brings the front end for C:
//! - `job`: one program, explored in this process or, several times, in others.
//! - `speed`: the programs of the speed table and their goals.
//!
//! Each measurement has a process of its own, so that memory is its own; the process says in one line what it found.

pub mod callgrind;
#[cfg(feature = "full")]
pub mod job;
pub mod markdown;
pub mod process;
pub mod record;
#[cfg(feature = "full")]
pub mod speed;

use std::path::{Path, PathBuf};

/// The project's folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
