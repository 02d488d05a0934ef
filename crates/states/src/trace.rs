//! Runs of the machine, step by step, in words of the program.

use crate::Cost;
use fencepost_program::{
    AllocKind, BlockKind, CodePos, Fault, FuncId, Label, Loc, Mode, Pending, Pos, ThreadId, ThreadState,
    TypeId,
};

/// An error of the program that a search found, with a run that leads to it.
#[derive(Clone, Debug)]
pub struct FoundError {
    /// The error.
    pub error: Error,
    /// The run that leads to it.
    pub trace: Trace,
    /// The reordering that it took (the least there is, if the search was by cost).
    pub cost: Cost,
}

/// The errors of a program that the state engine can find.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Error {
    /// An error inside a thread, or when its operation reached memory.
    Fault {
        /// The thread.
        thread: ThreadId,
        /// The place of the instruction.
        pos: Pos,
        /// The kind of fault.
        fault: Fault,
    },
    /// An object was accessed after its end.
    UseAfterFree {
        /// The thread that accessed it.
        thread: ThreadId,
        /// The place of the access in the program.
        pos: Pos,
        /// The address accessed.
        addr: u64,
    },
    /// An object was freed twice.
    DoubleFree {
        /// The thread that freed it again.
        thread: ThreadId,
        /// The place of the second free in the program.
        pos: Pos,
        /// The object's address.
        addr: u64,
    },
    /// A deadlock: no step is possible, and these threads have not finished.
    Deadlock {
        /// The threads that have not finished, and what each waits for.
        threads: Vec<Waiting>,
    },
    /// A livelock: the end of the trace repeats, and no state that it can reach leads to an end.
    Livelock {
        /// The threads that have not finished, and their places.
        threads: Vec<Waiting>,
    },
    /// A run that never ends although every thread gets its turn: the end of the trace repeats.
    Endless {
        /// The threads that have not finished, and their places.
        threads: Vec<Waiting>,
    },
}

/// A thread that has not finished at the end of a run, and what it waits for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Waiting {
    /// The thread.
    pub thread: ThreadId,
    /// Its place in the program.
    pub pos: Pos,
    /// What the thread waits for.
    pub what: WaitsFor,
}

/// What a thread that has not finished waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WaitsFor {
    /// A mutex that this thread (if one) holds.
    Mutex {
        /// The mutex.
        addr: u64,
        /// The thread that holds it.
        holder: Option<ThreadId>,
    },
    /// The end of a thread.
    End(ThreadId),
    /// Another value at an address.
    Value {
        /// The address.
        addr: u64,
        /// The value there now.
        value: u64,
    },
    /// Nothing: the thread runs in a cycle.
    Nothing,
}

/// A run of the program on the machine, step by step, in terms of the program.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// The steps, in order.
    pub steps: Vec<TraceStep>,
    /// Index of the step from which on the run repeats for ever.
    pub repeats_from: Option<usize>,
    /// The threads that were started, and the function that each runs.
    pub started: Vec<(ThreadId, FuncId)>,
    /// The objects that were allocated: address, size, kind, and the instruction that did.
    pub objects: Vec<Allocated>,
    /// The threads at the end, for the values of their variables; `None`: not started.
    pub threads: Vec<Option<ThreadState<Pending>>>,
}

/// An object that a thread allocated in a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allocated {
    /// Address of its first byte.
    pub addr: u64,
    /// Size in bytes.
    pub size: u64,
    /// Heap or stack.
    pub kind: AllocKind,
    /// The instruction that allocated it.
    pub at: CodePos,
    /// Place of that instruction in the user's code.
    pub pos: Pos,
    /// The object's type, as far as it is known.
    pub ty: Option<TypeId>,
}

/// A step of a trace, with the thread and the place in the program that it belongs to.
#[derive(Clone, Debug)]
pub struct TraceStep {
    /// The thread it belongs to (also when its buffer acts).
    pub thread: ThreadId,
    /// The instruction it belongs to. When a buffered operation takes effect: the one that issued it.
    pub at: CodePos,
    /// The place of that instruction in the user's code.
    pub pos: Pos,
    /// The kind of step.
    pub kind: StepKind,
    /// The reorderings in the step.
    pub cost: Cost,
}

/// The kind of a step of a trace, which is what the thread or its buffer did. What a thread did is a
/// [`Label`], as in a graph; beside it is what only a machine with buffers has. `number` names an operation
/// between its way into a buffer and out of it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are explained with each step")]
pub enum StepKind {
    /// A deed that takes effect at once and sees nothing of memory: a write, a fence, the start of a thread.
    Did(Label),
    /// A write goes into the buffer. Others see it when it is flushed.
    Stored { write: Label, number: u32 },
    /// A write leaves the buffer and reaches memory, while `overtaken` older operations of its thread stay
    /// there.
    Flushed { write: Label, number: u32, overtaken: Vec<u32> },
    /// A read goes into the buffer. It has no label before it has its value.
    Issued { loc: Loc, mode: Mode, number: u32 },
    /// A buffered read gets its value from memory, which step `from` wrote (`None`: the initial value).
    Retrieved { read: Label, number: u32, overtaken: Vec<u32>, from: Option<usize> },
    /// A read at once: from memory, while `overtaken` older writes wait in the buffer.
    Read { read: Label, overtaken: Vec<u32>, from: Option<usize> },
    /// A read of the thread's own buffered write, which is operation `number`.
    Forwarded { read: Label, number: u32 },
    /// An atomic update: its read, and its write if it writes.
    Updated { read: Label, write: Option<Label>, overtaken: Vec<u32>, from: Option<usize> },
    /// A block of memory was copied or filled.
    Copied { bytes: u64 },
    /// Something only the thread itself sees (only where local steps are steps).
    Local,
    /// The thread finished.
    Finished,
    /// The thread is about to end the process.
    Exited,
    /// The thread is blocked for good.
    Blocked(BlockKind),
}

impl StepKind {
    /// Returns the label of the event that the step makes, if an execution graph has such events; of an
    /// update, that of its read.
    pub fn label(&self) -> Option<&Label> {
        match self {
            StepKind::Did(label)
            | StepKind::Stored { write: label, .. }
            | StepKind::Flushed { write: label, .. }
            | StepKind::Retrieved { read: label, .. }
            | StepKind::Read { read: label, .. }
            | StepKind::Forwarded { read: label, .. }
            | StepKind::Updated { read: label, .. } => Some(label),
            StepKind::Issued { .. }
            | StepKind::Copied { .. }
            | StepKind::Local
            | StepKind::Finished
            | StepKind::Exited
            | StepKind::Blocked(_) => None,
        }
    }

    /// Returns the label of the write of an update that writes; `None` for all other steps.
    pub fn second_label(&self) -> Option<&Label> {
        match self {
            StepKind::Updated { write, .. } => write.as_ref(),
            _ => None,
        }
    }

    /// Returns the bytes that the step reads, writes, or asks to read; `None` if it accesses no memory.
    pub fn loc(&self) -> Option<Loc> {
        match self {
            StepKind::Issued { loc, .. } => Some(*loc),
            kind => kind.label()?.loc(),
        }
    }

    /// Returns the memory order of the access that the step makes; of an update, that of its read.
    pub fn mode(&self) -> Option<Mode> {
        match self {
            StepKind::Issued { mode, .. } => Some(*mode),
            kind => kind.label()?.mode(),
        }
    }

    /// Returns the numbers of the operations that the step overtakes because they are older and still in the
    /// buffer.
    pub fn overtaken(&self) -> &[u32] {
        match self {
            StepKind::Flushed { overtaken, .. }
            | StepKind::Retrieved { overtaken, .. }
            | StepKind::Read { overtaken, .. }
            | StepKind::Updated { overtaken, .. } => overtaken,
            _ => &[],
        }
    }

    /// Returns the number of the operation that the step puts into a buffer, if it does that.
    pub fn enters(&self) -> Option<u32> {
        match *self {
            StepKind::Stored { number, .. } | StepKind::Issued { number, .. } => Some(number),
            _ => None,
        }
    }

    /// Returns which buffered read or write takes effect in this step, by its number in the trace; `None` if
    /// none does.
    pub fn leaves(&self) -> Option<u32> {
        match *self {
            StepKind::Flushed { number, .. } | StepKind::Retrieved { number, .. } => Some(number),
            _ => None,
        }
    }
}
