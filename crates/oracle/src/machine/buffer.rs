//! A thread's buffer: the operations that it has issued and that have not taken effect yet.

use super::Machine;
use fencepost_program::{AllocKind, Size, Token};

/// An operation in a thread's buffer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// A write.
    Write {
        /// The address.
        addr: u64,
        /// Number of bytes.
        size: Size,
        /// The value that is written.
        value: u64,
    },
    /// A read, whose value the thread knows by its token.
    Read {
        /// The address.
        addr: u64,
        /// Number of bytes.
        size: Size,
        /// The token that stands for the value.
        token: Token,
        /// Whether it only copies, so that it may read bytes without a value.
        copy: bool,
    },
    /// The end of an object's life: a write to all its bytes ([`super::Objects::Buffer`]).
    Free {
        /// The address of the object.
        addr: u64,
        /// The object's size in bytes.
        size: u64,
        /// The kind of object that the program frees.
        kind: AllocKind,
    },
    /// A separator: what comes later may not overtake what came before (`pso`).
    Barrier,
}

impl Entry {
    fn overlaps(&self, other: (u64, u64)) -> bool {
        self.range().is_some_and(|own| own.0 < other.1 && other.0 < own.1)
    }

    /// Returns the first byte, and the one after the last.
    fn range(&self) -> Option<(u64, u64)> {
        match self {
            Entry::Write { addr, size, .. } | Entry::Read { addr, size, .. } => Some(range(*addr, *size)),
            Entry::Free { addr, size, .. } => Some((*addr, addr + size)),
            Entry::Barrier => None,
        }
    }
}

/// Returns the first byte of an access, and the one after the last.
pub fn range(addr: u64, size: Size) -> (u64, u64) {
    (addr, addr + size.bytes())
}

/// The result of looking for a read's bytes among the writes in its own thread's buffer.
pub enum Forward {
    /// No buffered write touches the bytes of the read.
    Nothing,
    /// The read takes this value.
    Value(u64),
    /// The newest buffered write that touches the bytes does not have all of them.
    Partial,
}

/// A thread's buffer, with the operations that have not taken effect yet in the order in which they were
/// issued.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Buffer(Vec<Entry>);

impl Buffer {
    /// Returns whether the buffer has no entries.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the number of entries, barriers included.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Returns the number of operations in the buffer, without barriers.
    pub fn operations(&self) -> usize {
        self.0.iter().filter(|entry| **entry != Entry::Barrier).count()
    }

    /// Returns whether the buffer holds a read.
    pub fn has_reads(&self) -> bool {
        self.0.iter().any(|entry| matches!(entry, Entry::Read { .. }))
    }

    /// Returns whether the buffer holds a write or the end of an object.
    pub fn has_writes(&self) -> bool {
        self.0.iter().any(|entry| matches!(entry, Entry::Write { .. } | Entry::Free { .. }))
    }

    /// Returns whether an operation in the buffer touches some of these bytes.
    pub fn touches(&self, bytes: (u64, u64)) -> bool {
        self.0.iter().any(|entry| entry.overlaps(bytes))
    }

    /// Returns whether the buffer holds the end of an object that these bytes belong to.
    pub fn frees(&self, bytes: (u64, u64)) -> bool {
        self.0.iter().any(|entry| matches!(entry, Entry::Free { .. }) && entry.overlaps(bytes))
    }

    /// Adds the operation that the thread has just issued.
    pub fn push(&mut self, entry: Entry) {
        // With nothing to keep apart there is nothing to remember, so that equal states look equal.
        if entry != Entry::Barrier || !matches!(self.0.last(), None | Some(Entry::Barrier)) {
            self.0.push(entry);
        }
    }

    /// Returns whether entry `at` of the buffer may take effect next on this machine.
    pub fn is_enabled(&self, machine: Machine, at: usize) -> bool {
        let Some(bytes) = self.0[at].range() else { return false };
        let earlier = &self.0[..at];
        match machine {
            Machine::Sc | Machine::Tso => earlier.is_empty(),
            Machine::Pso | Machine::Lmo => {
                earlier.iter().all(|entry| *entry != Entry::Barrier && !entry.overlaps(bytes))
            }
        }
    }

    /// Removes entry `at` from the buffer, because it takes effect, and returns it.
    pub fn take(&mut self, at: usize) -> Entry {
        let entry = self.0.remove(at);
        while self.0.first() == Some(&Entry::Barrier) {
            self.0.remove(0);
        }
        // Two barriers with nothing between them are one: what was between them has just left.
        self.0.dedup_by(|a, b| *a == Entry::Barrier && *b == Entry::Barrier);
        entry
    }

    /// Returns what a read of these bytes gets from the writes in its own thread's buffer.
    pub fn forward(&self, addr: u64, size: Size) -> Forward {
        let wanted = range(addr, size);
        let newest = self.0.iter().rev().find_map(|entry| match entry {
            Entry::Write { addr, size, value } if entry.overlaps(wanted) => Some((*addr, *size, *value)),
            _ => None,
        });
        match newest {
            None => Forward::Nothing,
            Some((start, all, value)) if start <= addr && wanted.1 <= range(start, all).1 => {
                Forward::Value(size.cut(value >> (8 * (addr - start))))
            }
            Some(_) => Forward::Partial,
        }
    }

    /// Returns the lowest token that no buffered read uses.
    pub fn fresh_token(&self) -> Token {
        let used = |token: &Token| {
            self.0.iter().any(|entry| matches!(entry, Entry::Read { token: other, .. } if other == token))
        };
        (0..).map(Token).find(|token| !used(token)).unwrap_or(Token(0))
    }
}
