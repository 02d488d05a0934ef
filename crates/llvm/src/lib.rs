//! C, C++, Rust and LLVM IR: running compilers, reading their output, lowering it to a `Program`.
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
//! let ir = Ir::new("one.ll", text);
//! let program = load(&[ir], &Options::default()).expect("it is a program");
//! assert_eq!(program.threads[0].name, "main");
//! ```

pub mod ast;
pub mod driver;
mod known;
mod lower;
pub mod reader;
mod rewrite;
mod runtime;
mod select;
mod table;

use fencepost_program::Program;
use fencepost_source::{Diagnostic, SourceFile, Span};
pub use known::KEPT;
use known::Known;
use lower::{LowerError, Unit};
pub use lower::{NO_VALUE, is_installed};
use reader::Outline;
pub use table::{Test, Tests};

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
    /// The compiler that made the module.
    pub origin: Origin,
}

impl Ir {
    /// Makes a module of its name and its text, all of which is read.
    pub fn new(name: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Ir {
        Ir { name: name.into(), bytes: bytes.into(), origin: Origin::Other }
    }
}

/// The compiler that made a module of LLVM IR, which decides how much of the module is read and how it is
/// linked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Origin {
    /// Clang, rustc with flags of the user's, a person: all of the module is read.
    #[default]
    Other,
    /// rustc, run by [`driver::Rustc`]: what the program can get to is read.
    Rust,
    /// The same, of Rust's standard library. Its local names are visible to all, and yield to those of
    /// others.
    RustLibrary,
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
    let stopped = |(file, diagnostic)| match go_on() {
        true => LoadError::At(file, Box::new(diagnostic)),
        false => LoadError::Stopped,
    };
    let mut others = vec![];
    for ir in inputs.iter().filter(|ir| ir.origin == Origin::Other) {
        let (file, module) = reader::read_bytes_while(&ir.name, &ir.bytes, go_on).map_err(stopped)?;
        others.push(Unit { file, module, origin: ir.origin });
    }
    let library = runtime::unit(&others)?;
    let RustUnits { units: rust, real_library } =
        rust_units(inputs, others.iter().chain([&library]), go_on).map_err(stopped)?;
    let (mut others, mut rust) = (others.into_iter(), rust.into_iter());
    // In the order of the inputs, which is that of messages.
    let of = |ir: &Ir| if ir.origin == Origin::Other { others.next() } else { rust.next() };
    let mut units: Vec<Unit> = inputs.iter().filter_map(of).collect();
    units.iter_mut().for_each(|unit| rewrite::rewrite(&mut unit.module));
    let runtime = units.len();
    units.push(library);
    let name = inputs.first().map_or("", |ir| &ir.name);
    let program = lower::lower(&units, runtime, name, options, go_on);
    let mut program = program.map_err(|error| match error {
        LowerError::Stopped => LoadError::Stopped,
        LowerError::At(unit, diagnostic) => LoadError::At(units[unit.0].file.clone(), Box::new(diagnostic)),
        LowerError::Message(message) => LoadError::Message(message),
    })?;
    program.notes.extend(real_library.then(|| REAL_LIBRARY.to_owned()));
    Ok(program)
}

/// Reads of the modules that rustc made what can be reached from `main` and from what `others` lack.
#[allow(clippy::result_large_err, reason = "made once per program")]
fn rust_units<'a>(
    inputs: &[Ir],
    others: impl Iterator<Item = &'a Unit>,
    go_on: GoOn<'_>,
) -> Result<RustUnits, (SourceFile, Diagnostic)> {
    let rust = || inputs.iter().filter(|ir| ir.origin != Origin::Other);
    let mut files = vec![];
    for ir in rust() {
        files.push(SourceFile::read_bytes(&ir.name, &ir.bytes, "LLVM IR is written in ASCII", |_| Ok(()))?.0);
    }
    if let Some(file) = files.iter().find(|file| u32::try_from(file.text().len()).is_err()) {
        return Err((file.clone(), Diagnostic::new(Span::default(), "this file has more than 4 GiB")));
    }
    let mut roots = vec!["main"];
    for unit in others {
        let functions = unit.module.functions.iter().filter(|f| f.blocks.is_empty()).map(|f| &*f.name);
        let globals = unit.module.globals.iter().filter(|g| g.init.is_none()).map(|g| &*g.name);
        roots.extend(functions.chain(globals));
    }
    let has_library = rust().any(|ir| ir.origin == Origin::RustLibrary);
    let outlines: Vec<Outline<'_>> = files.iter().map(|file| Outline::new(file.text())).collect();
    let library = rust().zip(&files).find(|(ir, _)| ir.origin == Origin::RustLibrary);
    let mut known = library.map_or_else(Known::default, |(_, file)| Known::of_library(file.text()));
    let selected = select::select(&outlines, &roots, &mut known);
    let is_known = known.is_known;
    drop((outlines, known));
    let instead = |name: &str| if is_known { known::replacement(name) } else { None };
    let parts = rust().zip(files).zip(selected);
    let read = parts.map(|((ir, file), starts)| match reader::read_parts(&file, &starts, &instead, go_on) {
        Ok(mut module) => {
            if is_known {
                rewrite::rewrite_rust(&mut module, ir.origin);
            }
            Ok(Unit { file, module, origin: ir.origin })
        }
        Err(error) => Err((file, error)),
    });
    Ok(RustUnits { units: read.collect::<Result<_, _>>()?, real_library: has_library && !is_known })
}

/// The modules of a program that rustc made.
struct RustUnits {
    units: Vec<Unit>,
    /// Whether the code of the standard library runs as it is, because its release is not known.
    real_library: bool,
}

/// The note for a program whose standard library is not known.
const REAL_LIBRARY: &str = "the standard library is of a release that Fencepost does not know: its locks and waits are explored \
                            instruction by instruction, which may take long";
