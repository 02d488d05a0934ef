//! MemSAT's annotated Java: from a `.java` file to a [`Program`](fencepost_program::Program) and assertions.
//!
//! A test is a class whose static methods are the threads, as MemSAT (PLDI 2010, 2.1) has it. Its assertions
//! are the question: *is there an execution in which every assertion is reached and true?*
//!
//! ```
//! use fencepost_java::{Options, parse};
//! use fencepost_source::SourceFile;
//!
//! let file = SourceFile::new("Test0.java", r#"
//! public class Test0 {
//!     static int x = 0;
//!     static int y = 0;
//!     @thread public static void t1() { int r1 = x; y = 1; assert r1 == 1; }
//!     @thread public static void t2() { int r2 = y; x = 1; assert r2 == 1; }
//!     @interface thread {}
//! }"#);
//! let unit = parse(&file, &Options::default()).unwrap();
//! assert_eq!(unit.program.threads.len(), 2);
//! let asked: Vec<&str> = unit.assertions.iter().map(|assertion| assertion.text.as_str()).collect();
//! assert_eq!(asked, ["r1 == 1", "r2 == 1"]);
//! ```
//!
//! # The language
//!
//! Files are Java as javac accepts it; what javac refuses (types, definite assignment, unreachable
//! statements) is refused here too. The subset:
//!
//! - **Types**: `int`, `boolean`, the classes of the file, `Object`, and arrays. Numbers have 32 bits and
//!   wrap.
//! - **Classes**: static, `volatile` and `final` fields, fields of objects, initialisers and constructors,
//!   methods. They may be nested if they are static. There is no inheritance, so nothing is overridden;
//!   methods of one name are told apart by the number of their parameters. `private` and the like are
//!   accepted and not looked at.
//! - **Statements**: all but `switch`, `try`, `throw`, labels, and `for` over an array.
//! - **Expressions**: all operators on these types, `new`, array initialisers, `.length`, `C.class` as a
//!   monitor, characters as numbers, `Integer.MAX_VALUE` and the like. Casts to `byte`, `short` and `char`;
//!   others only where they change nothing. Strings only in external actions and in the messages of
//!   assertions.
//! - **Threads** are the static methods without parameters that are annotated `@thread`; in a file without
//!   that annotation, those called `thread1`, `t1`, `p1` and so on. `@thread(after = {"t1", "t2"})` lets a
//!   thread begin when others have ended.
//! - **External actions** (JMM: special) are calls of methods annotated `@special`, of `native` methods, and
//!   of `print` and `println`, also of `System.out`. What such a method would do is not part of the program,
//!   so it may do nothing.
//! - **What can do no harm is passed over**: `package`, imports, `super();` and `extends Object`, annotations
//!   that are declared or imported, and members that are not in the subset if nothing in the file uses them
//!   (`parser/pass.rs` says exactly which).
//!
//! # What it means
//!
//! - **Memory.** Each static field is a location of its name (`C.x` if several are called `x`). An object
//!   begins with its monitor, an array with its monitor and its length. Plain accesses are `na`, volatile
//!   ones `sc`. Locals are registers; those of a thread's method have their names, so that final states can
//!   be asked for them.
//! - **Initialisation** runs while the file is read: static initialisers and blocks, with the constructors
//!   and methods they call. What is left is what memory holds at the start. What they cannot do (external
//!   actions, endless loops, what would throw) is refused.
//! - **`static final` fields are constants**: reading one is no event. (Final fields of objects are plain
//!   fields; what the JMM promises about them after a constructor is not modelled.)
//! - **Methods are inlined**, as in MemSAT, so there is no recursion.
//! - **Monitors** are mutexes that their holder may enter again. `static synchronized` methods use a location
//!   `C.class`.
//! - **Assertions** do not stop a thread. Each has a register that is 1 in the end if the assertion was
//!   reached and was true every time it was ([`Assertion`]).
//! - **Where Java would throw** (`null`, array bounds, division by zero) the execution ends with an error.
//! - **Array lengths** are no events where they are known before the program runs: of a `static final` array,
//!   or if all arrays of its type are equally long. Else the length is a word of the array, which is read
//!   plainly. The length in `new int[n]` is a constant.
//! - **The order of threads** is in the program: a later thread begins with a `Join` of each earlier one, by
//!   its number. The graph engine, the state engine and the reference enumerator wait for any thread, started
//!   by another or not, and for one thread in several. [`Unit::order`] has the order as well, for engines
//!   that do not run threads.
//! - **Loops** run at most [`Options::unroll`] rounds per entry; a round without effect waits.
//!
//! # Invariants
//! - This crate knows no memory model and no engine.
//! - Every text gives a [`Unit`] or a [`Diagnostic`] with a place; nothing is skipped silently.

mod ast;
mod check;
mod fold;
mod init;
mod lexer;
mod lower;
mod parser;
mod typed;
mod unit;
mod walk;

pub use unit::{Access, Allocation, Assertion, StaticField, ThreadInfo, Unit, ValueType};

use fencepost_source::{Diagnostic, SourceFile};

/// The result of reading a part of a Java file, or the message about the first mistake in it.
type Result<T, E = Diagnostic> = std::result::Result<T, E>;

/// The options that a Java file is read with, which bound its loops.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The greatest number of rounds of a loop per entry; `None`: no bound.
    pub unroll: Option<u32>,
}

/// Reads a Java file and lowers it to a program and its assertions.
pub fn parse(file: &SourceFile, options: &Options) -> Result<Unit, Diagnostic> {
    let ast = parser::parse(file)?;
    let typed = check::check(&ast, file)?;
    let heap = init::run(&typed)?;
    lower::lower(&typed, &heap, file, options)
}

/// Reads a Java file from its bytes; bytes that are not UTF-8 text are an error. The [`SourceFile`] is what
/// messages and positions refer to.
#[allow(clippy::result_large_err, reason = "once per file, and the caller wants both parts")]
pub fn parse_bytes(
    name: &str,
    bytes: &[u8],
    options: &Options,
) -> Result<(SourceFile, Unit), (SourceFile, Diagnostic)> {
    SourceFile::read_bytes(name, bytes, "a Java file is a text file", |file| parse(file, options))
}
