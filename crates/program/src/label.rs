//! Locations, and labels, which say what an event did.
//!
//! Two words say what a thread does, and there is one type for each:
//!
//! - A [`Step`](crate::Step) is what a thread *asks for*. The machine that runs threads hands it to an
//!   engine, and the answer is still to come. An engine that works on questions has them in a form of its
//!   own: the state engine without what its machines cannot tell apart, the symbolic engine with terms in
//!   place of numbers.
//! - A [`Label`] is what a thread *did*: the answer is in it. Every engine tells its executions in labels:
//!   the graph engine and the candidate enumerator as the events of a graph, the state engine as the steps of
//!   a run, the symbolic engine as what happens in a solution. What only one of them knows stands beside the
//!   label (which step goes through a buffer, which action a model takes for a lock), never in a copy of it.
//!   A read that waits in a buffer has no label before it has its value.
//!
//! What turns a deed into words takes a label.

use crate::{AllocKind, FenceKind, Mode, Size, ThreadId, Zeroed};
use serde::{Deserialize, Serialize};

/// A memory location, given by the address and size of an access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Loc {
    /// The address of the first byte.
    pub addr: u64,
    /// The number of bytes.
    pub size: Size,
}

impl Loc {
    /// Returns whether the two locations have a byte in common.
    pub fn overlaps(self, other: Loc) -> bool {
        // Objects do not reach around the end of the address space.
        self.addr < other.addr.saturating_add(other.size.bytes())
            && other.addr < self.addr.saturating_add(self.size.bytes())
    }
}

/// The label of an event of an execution graph, which says what a thread did. An atomic update is two events:
/// a read, and right after it in its thread a write, both with `update` set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Label {
    /// The thread read `value` from `loc`.
    Read {
        /// The location that was read.
        loc: Loc,
        /// The memory order that the read has, given the value it read (a failed compare-exchange has its
        /// failure order).
        mode: Mode,
        /// The value that was read.
        value: u64,
        /// Whether this is the first half of an update that writes.
        update: bool,
        /// Whether this is the read of a read-modify-write instruction, whether or not that goes on to write.
        /// (On hardware such an instruction is locked either way.)
        locked: bool,
    },
    /// The thread wrote `value` to `loc`.
    Write {
        /// The location that was written.
        loc: Loc,
        /// The memory order of the write.
        mode: Mode,
        /// The value that was written.
        value: u64,
        /// Whether this is the second half of an update.
        update: bool,
    },
    /// The thread executed a fence.
    Fence(FenceKind),
    /// The thread allocated an object of `size` bytes at `addr`.
    Alloc {
        /// The address of the object.
        addr: u64,
        /// The number of bytes.
        size: u64,
        /// The kind of memory: heap or stack.
        kind: AllocKind,
        /// The contents of the new object.
        zeroed: Zeroed,
    },
    /// The thread freed the object at this address.
    Free {
        /// The address of the object.
        addr: u64,
        /// The kind of object that the program takes it for.
        kind: AllocKind,
    },
    /// The thread asked for the size of an object, and this was the answer.
    ObjectSize(u64),
    /// The thread started this thread.
    Spawn(ThreadId),
    /// The thread waited for the end of this thread.
    Join(ThreadId),
    /// The thread detached this thread: no other thread will wait for its end.
    Detach(ThreadId),
    /// The thread made a free choice, which gave this value.
    Choose(u64),
    /// The thread performed a special action of the Java memory model.
    External,
}

impl Label {
    /// Returns the location of a read or write; `None` for other labels.
    #[inline]
    pub fn loc(&self) -> Option<Loc> {
        match self {
            Label::Read { loc, .. } | Label::Write { loc, .. } => Some(*loc),
            _ => None,
        }
    }
    /// Returns the address of the object that was allocated or freed; `None` for labels that are neither.
    #[inline]
    pub fn addr(&self) -> Option<u64> {
        match self {
            Label::Alloc { addr, .. } | Label::Free { addr, .. } => Some(*addr),
            _ => None,
        }
    }
    /// Returns whether the label is that of a read.
    #[inline]
    pub fn is_read(&self) -> bool {
        matches!(self, Label::Read { .. })
    }
    /// Returns whether the label is that of a write.
    #[inline]
    pub fn is_write(&self) -> bool {
        matches!(self, Label::Write { .. })
    }
    /// Returns the memory order of a read or write; `None` for other labels.
    pub fn mode(&self) -> Option<Mode> {
        match self {
            Label::Read { mode, .. } | Label::Write { mode, .. } => Some(*mode),
            _ => None,
        }
    }
    /// Returns the value that was read, written or freely chosen; `None` for other labels.
    pub fn value(&self) -> Option<u64> {
        match self {
            Label::Read { value, .. } | Label::Write { value, .. } | Label::Choose(value) => Some(*value),
            _ => None,
        }
    }
}
