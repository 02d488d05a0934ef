//! Litmus tests: from text to a [`Program`](fencepost_program::Program) and a question about its final
//! states.
//!
//! A litmus test is a tiny concurrent program, the values memory holds at the start, and a condition on the
//! values registers and memory hold at the end:
//!
//! ```
//! use fencepost_litmus::{Options, parse};
//! use fencepost_source::SourceFile;
//!
//! let file = SourceFile::new("SB.litmus", r#"C SB
//! { x = 0; y = 0; }
//! P0 (atomic_int *x, atomic_int *y) {
//!   atomic_store_explicit(x, 1, memory_order_relaxed);
//!   int r0 = atomic_load_explicit(y, memory_order_relaxed);
//! }
//! P1 (atomic_int *x, atomic_int *y) {
//!   atomic_store_explicit(y, 1, memory_order_relaxed);
//!   int r0 = atomic_load_explicit(x, memory_order_relaxed);
//! }
//! exists (0:r0=0 /\ 1:r0=0)
//! "#);
//! let test = parse(&file, &Options::default()).unwrap();
//! assert_eq!(test.program.threads.len(), 2);
//! assert_eq!(test.condition.text, r"exists (0:r0=0 /\ 1:r0=0)");
//! // Each thread loaded before the other one's store was visible:
//! assert!(test.condition.prop.eval(&|_| 0));
//! ```
//!
//! # The language
//!
//! This is about C; see below for Java. herd's C dialect, and more C than herd has: loops, `&&`, `?:`, `++`,
//! casts, arrays, all of `<stdatomic.h>`, mutexes, `assume` and `assert`. What a reader may want to know:
//!
//! - A thread's parameters are pointers to the shared locations of the same name. Its variables are
//!   registers, never memory: `&r` is accepted where it is clear at compile time what it points at (the
//!   expected value of a compare-exchange, `*&r`), and refused elsewhere.
//! - An access by name or through a pointer (`*p`, `p[i]`) is plain, or seq_cst if the location's type is
//!   atomic. `x += 1` and `x++` on an atomic type are read-modify-writes.
//! - A compare-exchange reads what `expected` points at with a plain read, and on failure writes the value
//!   it found back with a plain write; these are events when `expected` is shared memory.
//! - A weak compare-exchange fails spuriously only under [`SpuriousCas::Explore`].
//! - `memory_order_consume` is treated as acquire, as compilers do. `atomic_signal_fence` and relaxed
//!   fences do nothing.
//! - A variable that was never assigned holds 0, as in herd. Blocks have scopes; variables of the same name
//!   and type in blocks side by side are one register, so that `0:r0` means both.
//! - Operands are evaluated left to right, the right side of an assignment first. In C, which leaves them
//!   unsequenced, [`Test::unsequenced`] says which accesses that concerns.
//! - Loops run at most [`Options::unroll`] rounds per entry; the VM says when the bound was hit.
//! - A test without a condition has `forall (true)`; a lone `(…)` and `final (…)` mean `exists (…)`.
//! - Inside a thread `(*` starts a comment only before a space or another `*`; otherwise it is C, as in
//!   `(*p)++`.
//! - The Linux-kernel dialect (`READ_ONCE`, `smp_mb`, RCU) is refused by name.
//!
//! # Java
//!
//! A test that starts with `Java` is read as herd's Java dialect, and more. `docs/java.md` has the table of
//! modes and all entries of the init section. What differs from C:
//!
//! - Threads are called `Thread0`, `Thread1`, … and have no parameters. They name fields directly, or use
//!   VarHandles, which the init section binds: `0:X=x`, or `VarHandle X = x` for all threads.
//! - A field that is declared `volatile` is accessed by name as seq_cst, any other one plainly; a method of a
//!   VarHandle has the mode it says. No operator is a read-modify-write.
//! - The methods of a VarHandle: `get`, `getOpaque`, `getAcquire`, `getVolatile`; `set`, `setOpaque`,
//!   `setRelease`, `setVolatile`; `compareAndSet`; and alone, with `Acquire` or with `Release` at the end
//!   `compareAndExchange`, `weakCompareAndSet` (also `…Plain`), `getAndAdd`, `getAndSet`, `getAndBitwiseOr`,
//!   `…And`, `…Xor` (and herd's `getAndOr`, `getAndAnd`, `getAndXor`).
//! - Monitors are declared, `Object m;`, and are mutexes. A thread may enter one again that it is in.
//! - Operands keep the values they had when they were evaluated; `int` and `long` wrap; a boolean is 0 or 1.
//! - [`Test::dialect`] tells the checker of the test that races are no errors.
//!
//! # Invariants
//! - This crate knows no memory model and no engine.
//! - Every text gives a [`Test`] or a [`Diagnostic`] with a place; nothing is skipped silently.

mod ast;
mod condition;
mod dialect;
mod header;
mod lexer;
mod lower;
mod parser;
mod test;
mod types;

pub use condition::{Condition, ConditionKind};
pub use dialect::Dialect;
/// The parts of conditions, which are `program`'s.
pub use fencepost_program::{Observable, ObservableId, Prop, Rhs};
pub use test::{NamedObservable, Test};
pub use types::{Atomicity, Constness, IntType, Object, Signedness, Type};

use fencepost_source::{Diagnostic, SourceFile};

/// The number of rounds to which a loop is bounded, each time it is entered, if no option states another
/// bound.
pub const DEFAULT_UNROLL: u32 = 32;

/// The options that a litmus test is read with, which bound loops and say whether compare-exchanges fail
/// spuriously.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The greatest number of rounds of a loop per entry; `None`: [`DEFAULT_UNROLL`].
    pub unroll: Option<u32>,
    /// Whether weak compare-exchanges fail spuriously.
    pub spurious_cas: SpuriousCas,
}

/// Whether a weak compare-exchange may fail although it finds the value it expects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SpuriousCas {
    /// They succeed, as strong ones do.
    #[default]
    Never,
    /// They may fail spuriously, and both cases are explored.
    Explore,
}

/// Reads a litmus test and lowers it to a program and a condition.
pub fn parse(file: &SourceFile, options: &Options) -> Result<Test, Diagnostic> {
    let header = header::parse(file.text())?;
    let ast = parser::parse(file.text(), header)?;
    lower::lower(ast, file, options)
}

/// Reads a proposition about the final states of a program that is no litmus test. `find` knows its
/// registers, by the number of a thread and a name, and its memory, by name. The observables that `find`
/// returns are added to `observables`; the result is the proposition and its text, as a condition.
pub fn parse_outcome(
    outcome: &SourceFile,
    find: &dyn Fn(Option<u64>, &str) -> Option<NamedObservable>,
    observables: &mut Vec<NamedObservable>,
) -> Result<(Prop, String), Diagnostic> {
    lower::outcome::resolve(outcome.text(), Dialect::C, find, observables)
}

/// Reads a litmus test from the bytes of a file; bytes that are not UTF-8 text are an error. The
/// [`SourceFile`] is what messages and positions refer to.
#[allow(clippy::result_large_err, reason = "once per file, and the caller wants both parts")]
pub fn parse_bytes(
    name: &str,
    bytes: &[u8],
    options: &Options,
) -> Result<(SourceFile, Test), (SourceFile, Diagnostic)> {
    SourceFile::read_bytes(name, bytes, "a litmus test is a text file", |file| parse(file, options))
}
