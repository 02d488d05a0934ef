//! C, C++ and LLVM IR: running clang, reading its output, lowering it to a `Program`.
//!
//! - [`driver`]: finds and runs clang and llvm-dis
//! - [`reader`]: IR as text → [`ast`]
//! - [`load`]: modules, linked with each other and the runtime, → a `Program`

pub mod ast;
pub mod driver;
mod lower;
pub mod reader;
mod runtime;

use fencepost_program::Program;
use fencepost_source::{Diagnostic, SourceFile};
use lower::{LowerError, Unit};

/// How a program is translated.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// How often a loop body may run per entry; `None`: as often as it likes.
    pub unroll: Option<u32>,
    /// Weak compare-exchanges may fail for no reason.
    pub spurious_cas: bool,
    /// Waits on condition variables may end for no reason even where the program checks again.
    pub spurious_wakeups: bool,
}

/// The text of a module.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ir {
    /// What to call it in messages.
    pub name: String,
    /// The text.
    pub bytes: Vec<u8>,
}

/// Why there is no program.
#[derive(Debug)]
pub enum LoadError {
    /// Something wrong at a place in a module.
    At(SourceFile, Box<Diagnostic>),
    /// Something wrong with the whole.
    Message(String),
}

/// Reads modules, links them with each other and with the runtime, and translates them to a program.
pub fn load(inputs: &[Ir], options: &Options) -> Result<Program, LoadError> {
    let mut units = Vec::with_capacity(inputs.len() + 1);
    for Ir { name, bytes } in inputs {
        let (file, module) =
            reader::read_bytes(name, bytes).map_err(|(file, d)| LoadError::At(file, Box::new(d)))?;
        units.push(Unit { file, module });
    }
    let runtime = units.len();
    units.push(runtime::unit()?);
    let name = inputs.first().map_or("", |ir| &ir.name);
    lower::lower(&units, runtime, name, options).map_err(|error| match error {
        LowerError::At(unit, diagnostic) => LoadError::At(units[unit.0].file.clone(), Box::new(diagnostic)),
        LowerError::Message(message) => LoadError::Message(message),
    })
}
