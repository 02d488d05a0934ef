//! How the machine got somewhere, step by step, in words of the program.

use crate::Cost;
use fencepost_program::{
    AllocKind, BlockKind, CodePos, Fault, FuncId, Label, Loc, Mode, Pending, Pos, ThreadId, ThreadState,
};

/// Something that went wrong, and how.
#[derive(Clone, Debug)]
pub struct Found {
    /// What.
    pub error: Error,
    /// How the machine got there.
    pub trace: Trace,
    /// How much reordering it took (the least there is, if the search was by cost).
    pub cost: Cost,
}

/// What can go wrong.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Error {
    /// Inside a thread, or when its operation reached memory.
    Fault {
        /// The thread.
        thread: ThreadId,
        /// Where the instruction is.
        pos: Pos,
        /// What happened.
        fault: Fault,
    },
    /// An object was accessed after its end.
    UseAfterFree {
        /// Who accessed it.
        thread: ThreadId,
        /// Where the access is in the program.
        pos: Pos,
        /// The address accessed.
        addr: u64,
    },
    /// An object was freed twice.
    DoubleFree {
        /// Who freed it again.
        thread: ThreadId,
        /// Where that is in the program.
        pos: Pos,
        /// The object's address.
        addr: u64,
    },
    /// No step is possible, and these threads have not finished.
    Deadlock {
        /// Who waits for what.
        threads: Vec<Waiting>,
    },
    /// From here on no run ends: the end of the trace repeats, and there is no way out of what it can reach.
    Livelock {
        /// Where the threads that have not finished are.
        threads: Vec<Waiting>,
    },
    /// A run that never ends although everybody gets a turn: the end of the trace repeats.
    Endless {
        /// Where the threads that have not finished are.
        threads: Vec<Waiting>,
    },
}

/// A thread that has not finished, and where it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Waiting {
    /// The thread.
    pub thread: ThreadId,
    /// Where it is in the program.
    pub pos: Pos,
    /// What it waits for.
    pub what: WaitsFor,
}

/// What a thread waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WaitsFor {
    /// A mutex that this thread (if one) holds.
    Mutex {
        /// The mutex.
        addr: u64,
        /// Who holds it.
        holder: Option<ThreadId>,
    },
    /// The end of a thread.
    End(ThreadId),
    /// Another value at an address.
    Value {
        /// Where.
        addr: u64,
        /// What is there now.
        value: u64,
    },
    /// Nothing: it goes round and round.
    Nothing,
}

/// A run of the machine.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Its steps.
    pub steps: Vec<TraceStep>,
    /// From this step on it repeats for ever.
    pub repeats_from: Option<usize>,
    /// The threads that were started: which, what they run, and the step that did.
    pub started: Vec<(ThreadId, FuncId)>,
    /// The objects that were allocated: address, size, kind, and the instruction that did.
    pub objects: Vec<Allocated>,
    /// The threads at the end, for the values of their variables; `None`: not started.
    pub threads: Vec<Option<ThreadState<Pending>>>,
}

/// An object that a thread allocated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allocated {
    /// Where it begins.
    pub addr: u64,
    /// Its size in bytes.
    pub size: u64,
    /// Heap or stack.
    pub kind: AllocKind,
    /// The instruction.
    pub at: CodePos,
    /// Its place in the user's code.
    pub pos: Pos,
}

/// One step of the machine.
#[derive(Clone, Debug)]
pub struct TraceStep {
    /// The thread it belongs to (also when its buffer acts).
    pub thread: ThreadId,
    /// The instruction it belongs to. When a buffered operation takes effect: the one that issued it.
    pub at: CodePos,
    /// Its place in the user's code.
    pub pos: Pos,
    /// What happens.
    pub kind: StepKind,
    /// The reordering in it.
    pub cost: Cost,
}

/// What happens in a step. What a thread did is said by a [`Label`], as in a graph; beside it stands what
/// only a machine with buffers has. `number` names an operation between its way into a buffer and out of it.
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
    /// What the thread did, if an event of a graph could be that; of an update, its read.
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

    /// The write of an update that writes.
    pub fn second_label(&self) -> Option<&Label> {
        match self {
            StepKind::Updated { write, .. } => write.as_ref(),
            _ => None,
        }
    }

    /// The bytes that the step reads, writes, or asks to read.
    pub fn loc(&self) -> Option<Loc> {
        match self {
            StepKind::Issued { loc, .. } => Some(*loc),
            kind => kind.label()?.loc(),
        }
    }

    /// The order of the access; of an update, that of its read.
    pub fn mode(&self) -> Option<Mode> {
        match self {
            StepKind::Issued { mode, .. } => Some(*mode),
            kind => kind.label()?.mode(),
        }
    }

    /// The operations that were older and still in the buffer, by their numbers.
    pub fn overtaken(&self) -> &[u32] {
        match self {
            StepKind::Flushed { overtaken, .. }
            | StepKind::Retrieved { overtaken, .. }
            | StepKind::Read { overtaken, .. }
            | StepKind::Updated { overtaken, .. } => overtaken,
            _ => &[],
        }
    }

    /// The number of the operation that goes into a buffer.
    pub fn enters(&self) -> Option<u32> {
        match *self {
            StepKind::Stored { number, .. } | StepKind::Issued { number, .. } => Some(number),
            _ => None,
        }
    }

    /// The number of the operation that leaves a buffer.
    pub fn leaves(&self) -> Option<u32> {
        match *self {
            StepKind::Flushed { number, .. } | StepKind::Retrieved { number, .. } => Some(number),
            _ => None,
        }
    }
}
