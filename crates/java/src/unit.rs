//! The result of reading a Java file.

use fencepost_program::{GlobalId, Part, Pos, Program, Reg, ThreadId};
use std::sync::Arc;

/// A Java file lowered to a program, with its threads, its assertions and its static fields.
///
/// The question is MemSAT's: is there an execution in which every one of [`assertions`](Unit::assertions) is
/// reached and true? In terms of the program: in which all threads finish and every assertion's register
/// holds 1.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The name of the main class: the public one, else the first with a thread, else the first.
    pub name: String,
    /// The threads and the memory, finished; its one source file is in it.
    pub program: Program,
    /// The threads, in the order of the text; thread `i` of the program is number `i` here.
    pub threads: Vec<ThreadInfo>,
    /// Pairs (earlier, later) of threads, the first of which ends before the second begins, as the file says
    /// it (not transitively closed). The program has it too: the later thread begins with a `Join` for each
    /// earlier one.
    pub order: Vec<(ThreadId, ThreadId)>,
    /// The assertions, by thread and then in the order in which the thread's text has them.
    pub assertions: Vec<Assertion>,
    /// The static fields that are memory, in the order of the text. (A `static final` field is a constant.)
    pub statics: Vec<StaticField>,
    /// The allocations of the threads, by thread and then in the order of the text; a `new` that several
    /// threads reach is here once.
    pub allocations: Vec<Allocation>,
}

/// The name and source position of a thread of a [`Unit`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThreadInfo {
    /// The name of the thread's method.
    pub name: String,
    /// The place of the method's name.
    pub pos: Pos,
}

/// An `assert` that a thread reaches, in its own method or in one that it calls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Assertion {
    /// The thread that reaches it.
    pub thread: ThreadId,
    /// A register of the thread's outermost frame: 1 if the assertion was reached and was true whenever it
    /// was reached, else 0.
    pub reg: Reg,
    /// The place of the word `assert`.
    pub pos: Pos,
    /// The asserted expression, as the source has it (on one line).
    pub text: String,
}

/// A static field that is a location in memory, with the type and kind of its accesses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StaticField {
    /// The global that holds it, whose name is the field's: `x`, or `C.x` if several fields are called so.
    pub global: GlobalId,
    /// The type of its values.
    pub ty: ValueType,
    /// The kind of accesses to it: plain or volatile.
    pub access: Access,
    /// The place of the field's name.
    pub pos: Pos,
}

/// The type of the values that a static field can hold, as memory has them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueType {
    /// A number of 32 bits.
    Int,
    /// 0 or 1.
    Boolean,
    /// An address, or 0 for `null`.
    Reference,
}

/// Whether accesses to a static field are plain or volatile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Access {
    /// Plain accesses.
    Plain,
    /// Volatile accesses, which are synchronisation actions.
    Volatile,
}

/// A `new` in a thread, with the names of the parts of its objects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Allocation {
    /// The place of the word `new` (of an initialiser: of its brace), as the `Alloc` instruction has it.
    pub pos: Pos,
    /// The name of the class, or of the array's type: `Node`, `int[]`.
    pub class: String,
    /// The names of the object's parts; of a long array, only the first elements have names here.
    pub parts: Arc<[Part]>,
}
