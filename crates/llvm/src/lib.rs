//! C, C++ and LLVM IR: running clang, reading its output, lowering it to a `Program`.
//!
//! - [`driver`]: finds and runs clang and llvm-dis
//! - [`reader`]: IR as text → [`ast`]
//! - [`load`]: all of that → a `Program`

pub mod ast;
pub mod driver;
pub mod reader;

use fencepost_program::Program;
use fencepost_source::{Diagnostic, SourceFile};

/// LLVM IR as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ir {
    /// What to call it in messages.
    pub name: String,
    /// The text.
    pub bytes: Vec<u8>,
}

/// How a program is to be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// How often a loop body may run per entry; `None`: as often as it likes.
    pub unroll: Option<u32>,
    /// May weak compare-exchanges fail spuriously?
    pub spurious_cas: bool,
    /// May waits for condition variables end without a signal?
    pub spurious_wakeups: bool,
}

/// Why some IR is no program.
#[derive(Clone, Debug)]
pub enum LoadError {
    /// Something at one place.
    Located(Box<(SourceFile, Diagnostic)>),
    /// Something about the whole.
    Message(String),
}

/// The program that the modules make together.
pub fn load(inputs: &[Ir], _options: &Options) -> Result<Program, LoadError> {
    let names: Vec<&str> = inputs.iter().map(|ir| ir.name.as_str()).collect();
    Err(LoadError::Message(format!("{}: reading LLVM IR comes with the next merge", names.join(", "))))
}
