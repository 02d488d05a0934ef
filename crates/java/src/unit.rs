//! What a Java file becomes.

use fencepost_program::{GlobalId, Part, Pos, Program, Reg, ThreadId};
use std::sync::Arc;

/// A Java file, ready to run: its program, and what its assertions ask about it.
///
/// The question is MemSAT's: is there an execution in which every one of [`assertions`](Unit::assertions) is
/// reached and true? In terms of the program: in which all threads finish and every assertion's register
/// holds 1.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The name of the main class: the public one, else the first with a thread, else the first.
    pub name: String,
    /// Its threads and its memory, finished; its one source file is in it.
    pub program: Program,
    /// The threads, in the order of the text; thread `i` of the program is number `i` here.
    pub threads: Vec<ThreadInfo>,
    /// Which thread ends before which one begins, as the file says it (not transitively closed): (earlier,
    /// later). The program has it too: the later thread begins with a `Join` for each earlier one.
    pub order: Vec<(ThreadId, ThreadId)>,
    /// The assertions, by thread and then in the order in which the thread's text has them.
    pub assertions: Vec<Assertion>,
    /// The static fields that are memory, in the order of the text. (A `static final` field is a constant.)
    pub statics: Vec<StaticField>,
    /// What the threads allocate, by thread and then in the order of the text; a `new` that several threads
    /// reach is here once.
    pub allocations: Vec<Allocation>,
}

/// A thread of a [`Unit`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreadInfo {
    /// The name of its method.
    pub name: String,
    /// Where the method's name stands.
    pub pos: Pos,
}

/// An `assert` in a thread, or in a method that the thread calls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assertion {
    /// The thread that reaches it.
    pub thread: ThreadId,
    /// A register of the thread's outermost frame: 1 if the assertion was reached and was true whenever it
    /// was reached, else 0.
    pub reg: Reg,
    /// Where the word `assert` stands.
    pub pos: Pos,
    /// The asserted expression, as the source has it (on one line).
    pub text: String,
}

/// A static field that is memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StaticField {
    /// Its global, which has its name: `x`, or `C.x` if several fields are called so.
    pub global: GlobalId,
    /// What it holds.
    pub ty: ValueType,
    /// How it is accessed.
    pub access: Access,
    /// Where its name stands.
    pub pos: Pos,
}

/// What a variable can hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueType {
    /// A number of 32 bits.
    Int,
    /// 0 or 1.
    Boolean,
    /// An address, or 0 for `null`.
    Reference,
}

/// How a field is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Access {
    /// Plainly.
    Plain,
    /// As a synchronisation action: it is `volatile`.
    Volatile,
}

/// A `new` in a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allocation {
    /// Where the word `new` stands (of an initialiser: its brace), as the `Alloc` instruction has it.
    pub pos: Pos,
    /// The class, or the array's type: `Node`, `int[]`.
    pub class: String,
    /// What the parts of the object are called; of a long array, only the first elements have names here.
    pub parts: Arc<[Part]>,
}
