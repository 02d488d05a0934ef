//! Locations, and what an event did.
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

/// A location: the bytes of one access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Loc {
    /// The first byte.
    pub addr: u64,
    /// How many bytes.
    pub size: Size,
}

impl Loc {
    /// Do the two have a byte in common?
    pub fn overlaps(self, other: Loc) -> bool {
        // Objects do not reach around the end of the address space.
        self.addr < other.addr.saturating_add(other.size.bytes())
            && other.addr < self.addr.saturating_add(self.size.bytes())
    }
}

/// What a thread did: the label of an event of an execution graph. An atomic update is two events: a read,
/// and right after it in its thread a write, both with `update` set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Label {
    /// Read `value` from `loc`.
    Read {
        /// Where.
        loc: Loc,
        /// The order it has, given the value it read (a failed compare-exchange has its failure order).
        mode: Mode,
        /// What it read.
        value: u64,
        /// Is it the first half of an update that writes?
        update: bool,
        /// Is it the read of a read-modify-write instruction, whether or not that goes on to write? (On
        /// hardware such an instruction is locked either way.)
        locked: bool,
    },
    /// Wrote `value` to `loc`.
    Write {
        /// Where.
        loc: Loc,
        /// Its order.
        mode: Mode,
        /// What it wrote.
        value: u64,
        /// Is it the second half of an update?
        update: bool,
    },
    /// A fence.
    Fence(FenceKind),
    /// An object of `size` bytes came to life at `addr`.
    Alloc {
        /// Where.
        addr: u64,
        /// How many bytes.
        size: u64,
        /// Heap or stack.
        kind: AllocKind,
        /// What it holds.
        zeroed: Zeroed,
    },
    /// The object at this address was freed.
    Free {
        /// Where.
        addr: u64,
        /// What it was taken for.
        kind: AllocKind,
    },
    /// Asked for the size of an object; the answer.
    ObjectSize(u64),
    /// Started a thread.
    Spawn(ThreadId),
    /// Waited for the end of a thread.
    Join(ThreadId),
    /// Nobody will wait for the end of a thread.
    Detach(ThreadId),
    /// A free choice came out as this.
    Choose(u64),
    /// A special action of the Java memory model.
    External,
}

impl Label {
    /// The location of a read or write.
    #[inline]
    pub fn loc(&self) -> Option<Loc> {
        match self {
            Label::Read { loc, .. } | Label::Write { loc, .. } => Some(*loc),
            _ => None,
        }
    }
    /// Where an object's life begins or ends.
    #[inline]
    pub fn addr(&self) -> Option<u64> {
        match self {
            Label::Alloc { addr, .. } | Label::Free { addr, .. } => Some(*addr),
            _ => None,
        }
    }
    /// Is it a read?
    #[inline]
    pub fn is_read(&self) -> bool {
        matches!(self, Label::Read { .. })
    }
    /// Is it a write?
    #[inline]
    pub fn is_write(&self) -> bool {
        matches!(self, Label::Write { .. })
    }
    /// The order of a read or write.
    pub fn mode(&self) -> Option<Mode> {
        match self {
            Label::Read { mode, .. } | Label::Write { mode, .. } => Some(*mode),
            _ => None,
        }
    }
    /// The value read, written or chosen.
    pub fn value(&self) -> Option<u64> {
        match self {
            Label::Read { value, .. } | Label::Write { value, .. } | Label::Choose(value) => Some(*value),
            _ => None,
        }
    }
}
