//! C, C++ and LLVM IR: running clang, reading its output, lowering it to a `Program`.
//!
//! A C file goes through four hands. [`driver`] has clang compile it to LLVM IR, without optimisation and
//! with debug information. [`reader`] reads that text, of LLVM 14 to 22, into a module ([`ast`]). [`load`]
//! links modules with each other and with the runtime, which has the functions that programs expect
//! (pthreads, strings, parts of libstdc++), and lowers them to one program: locals become registers or
//! private memory unless another thread may see them, library calls become instructions or calls of the
//! runtime, source places travel along. What cannot be translated becomes an instruction that refuses, by
//! name, if the program gets there.
//!
//! ```
//! use fencepost_llvm::{Ir, Options, load};
//!
//! let text = "
//! @x = global i32 0
//! define i32 @main() {
//!   store atomic i32 1, ptr @x release, align 4
//!   ret i32 0
//! }
//! ";
//! let ir = Ir { name: "one.ll".into(), bytes: text.into() };
//! let program = load(&[ir], &Options::default()).expect("it is a program");
//! assert_eq!(program.threads[0].name, "main");
//! ```

pub mod ast;
pub mod driver;
mod lower;
pub mod reader;
mod rewrite;
mod runtime;

use fencepost_program::Program;
use fencepost_source::{Diagnostic, SourceFile};
use lower::{LowerError, Unit};
pub use lower::{NO_VALUE, is_installed};

/// The options of the translation from LLVM IR to a program.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The number of times that a loop body may run per entry; `None`: without limit.
    pub unroll: Option<u32>,
    /// The bounds of single loops, which hold instead of `unroll`.
    pub loop_bounds: Vec<fencepost_program::LoopBound>,
    /// Whether weak compare-exchanges may fail for no reason.
    pub spurious_cas: bool,
    /// Whether waits on condition variables may end for no reason even where the program checks again.
    pub spurious_wakeups: bool,
    /// The treatment of `volatile` locals.
    pub volatile_locals: VolatileLocals,
    /// The functions that return a value and do nothing else, instead of what they would do.
    pub stubs: Stubs,
    /// Whether accesses to `volatile` objects are relaxed atomic accesses, as in code from before C11.
    pub volatile: Unordered,
    /// Whether all accesses that are not atomic are relaxed atomic accesses.
    pub plain: Unordered,
}

/// The functions that the program does not define and that return a value and do nothing else.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stubs {
    /// The stubs of functions by name.
    pub named: Vec<Stub>,
    /// The stub of every other function that is not known, if they all have one. (Its name does not matter.)
    pub unknown: Option<Stub>,
}

/// A function that returns a value and does nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stub {
    /// The name of the function.
    pub name: String,
    /// The value; `None`: any.
    pub value: Option<i64>,
}

impl Stubs {
    /// Returns whether no function has a stub.
    pub fn is_empty(&self) -> bool {
        self.named.is_empty() && self.unknown.is_none()
    }
}

/// What an access is that is not atomic in the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Unordered {
    /// Plain: a race if another thread accesses the same memory at the same time.
    #[default]
    Plain,
    /// Relaxed: atomic, and ordered with nothing.
    Relaxed,
}

/// Whether accesses to a `volatile` local variable that no other thread can reach are events.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum VolatileLocals {
    /// A local like any other: accesses to it are no events.
    #[default]
    Private,
    /// Memory: every access is an event, as on a machine, which does not know which thread can reach which
    /// variable.
    Memory,
}

/// The text of a module of LLVM IR, with a name for messages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ir {
    /// The name of the module in messages.
    pub name: String,
    /// The text, in bytes.
    pub bytes: Vec<u8>,
}

/// The reason why LLVM IR could not be translated to a program.
#[derive(Debug)]
pub enum LoadError {
    /// An error at a place in a module.
    At(SourceFile, Box<Diagnostic>),
    /// An error of the program as a whole.
    Message(String),
    /// The caller of [`load_while`] ended the loading.
    Stopped,
}

/// A function that a long computation calls now and then to learn whether it should continue. Once it returns
/// false, it always does.
pub type GoOn<'a> = &'a dyn Fn() -> bool;

/// Reads modules of LLVM IR, links them with each other and the runtime, and translates them to a program.
pub fn load(inputs: &[Ir], options: &Options) -> Result<Program, LoadError> {
    load_while(inputs, options, &|| true)
}

/// Loads like [`load`], but ends with [`LoadError::Stopped`] as soon as `go_on` returns false.
pub fn load_while(inputs: &[Ir], options: &Options, go_on: GoOn<'_>) -> Result<Program, LoadError> {
    let mut units = Vec::with_capacity(inputs.len() + 1);
    for Ir { name, bytes } in inputs {
        let (file, mut module) =
            reader::read_bytes_while(name, bytes, go_on).map_err(|(file, d)| match go_on() {
                true => LoadError::At(file, Box::new(d)),
                false => LoadError::Stopped,
            })?;
        rewrite::rewrite(&mut module);
        units.push(Unit { file, module });
    }
    let runtime = units.len();
    units.push(runtime::unit(&units)?);
    let name = inputs.first().map_or("", |ir| &ir.name);
    lower::lower(&units, runtime, name, options, go_on).map_err(|error| match error {
        LowerError::Stopped => LoadError::Stopped,
        LowerError::At(unit, diagnostic) => LoadError::At(units[unit.0].file.clone(), Box::new(diagnostic)),
        LowerError::Message(message) => LoadError::Message(message),
    })
}
