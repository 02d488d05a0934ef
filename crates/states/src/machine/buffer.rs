//! A thread's buffer: the operations that it has issued and that have not taken effect yet.

use crate::{Capacity, Cost, Machine};
use fencepost_program::Size;
use smallvec::SmallVec;

/// The most operations that a buffer may hold, whatever the configuration says. No search gets that far.
const LARGEST: usize = 30_000;

/// The kind of an operation in a thread's buffer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A write of a value.
    Write {
        /// The value.
        value: u64,
        /// Its number of bytes.
        size: Size,
    },
    /// A read. The thread knows it as the token with its place among the buffer's reads.
    Read {
        /// Its number of bytes.
        size: Size,
        /// Whether it only copies, so that it may read bytes without a value.
        copy: bool,
    },
    /// The end of an object.
    Free,
    /// A separator: writes behind it do not overtake those before it (partial store order).
    Marker,
}

/// An operation in a thread's buffer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// The kind of operation.
    pub kind: Kind,
    /// The first byte that it touches.
    pub addr: u64,
    /// Number of bytes that it touches.
    pub bytes: u64,
    /// Whether a younger operation of its thread has taken effect already.
    pub overtaken: bool,
    /// Whether it is a sequentially consistent store, which only `lmo` buffers.
    pub strong: bool,
}

impl Entry {
    /// Returns whether the operation is a read.
    pub fn is_read(&self) -> bool {
        matches!(self.kind, Kind::Read { .. })
    }

    /// Returns whether the operation changes memory, which writes and frees do.
    pub fn is_write(&self) -> bool {
        matches!(self.kind, Kind::Write { .. } | Kind::Free)
    }

    /// Returns whether the operation touches any of the `bytes` bytes from `addr` on.
    pub fn overlaps(&self, addr: u64, bytes: u64) -> bool {
        self.addr < addr.saturating_add(bytes) && addr < self.addr.saturating_add(self.bytes)
    }
}

/// A thread's buffer, with the operations that the thread has issued and that have not taken effect yet,
/// oldest first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Buffer {
    /// The operations.
    pub entries: SmallVec<[Entry; 5]>,
    /// Whether the thread waits until no reads are left in the buffer.
    pub acquiring: bool,
}

impl crate::store::HeapBytes for Buffer {
    fn bytes(&self) -> u64 {
        if self.entries.spilled() { (size_of::<Entry>() * self.entries.capacity()) as u64 } else { 0 }
    }
}

/// Whether an operation reads memory, writes memory, or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// Whether it reads.
    pub reads: bool,
    /// Whether it writes.
    pub writes: bool,
}

/// The result of looking for a load's bytes among the writes in its own thread's buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnWrite {
    /// There is no write to any of its bytes.
    None,
    /// The newest write that touches them covers them all: this value, at this place.
    Covers(u64, usize),
    /// The newest write that touches them does not cover them all.
    Partly,
}

impl Buffer {
    /// Returns whether the buffer holds no operation.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns whether the buffer holds a read.
    pub fn has_reads(&self) -> bool {
        self.entries.iter().any(Entry::is_read)
    }

    /// Returns whether the buffer holds a write or the end of an object.
    pub fn has_writes(&self) -> bool {
        self.entries.iter().any(Entry::is_write)
    }

    /// Returns whether one more operation fits into the buffer.
    pub fn has_room(&self, capacity: Capacity) -> bool {
        let used = self.entries.iter().filter(|e| e.kind != Kind::Marker).count();
        match capacity {
            Capacity::Bounded(most) => used < (most as usize).min(LARGEST),
            Capacity::Unbounded => used < LARGEST,
        }
    }

    /// Returns whether an operation in the buffer touches any of the `bytes` bytes from `addr` on.
    pub fn touches(&self, addr: u64, bytes: u64) -> bool {
        self.entries.iter().any(|e| e.kind != Kind::Marker && e.overlaps(addr, bytes))
    }

    /// Returns the newest write in the buffer that touches the bytes of a load by the same thread.
    pub fn own_write(&self, addr: u64, size: Size) -> OwnWrite {
        let newest = self.entries.iter().enumerate().rev();
        let mut touching = newest.filter(|(_, e)| e.is_write() && e.overlaps(addr, size.bytes()));
        match touching.next() {
            None => OwnWrite::None,
            Some((at, Entry { kind: Kind::Write { value, .. }, addr: start, bytes, .. }))
                if *start <= addr && addr - start + size.bytes() <= *bytes =>
            {
                OwnWrite::Covers(size.cut(value >> (8 * (addr - start))), at)
            }
            Some(_) => OwnWrite::Partly,
        }
    }

    /// Returns whether the operation at place `at` of the buffer may take effect now, before older ones, on
    /// this machine.
    pub fn is_enabled(&self, at: usize, machine: Machine) -> bool {
        let entry = &self.entries[at];
        let before = &self.entries[..at];
        match machine {
            Machine::Sc | Machine::Tso => at == 0,
            Machine::Pso | Machine::Lmo => {
                entry.kind != Kind::Marker
                    && before.iter().all(|e| e.kind != Kind::Marker && !e.overlaps(entry.addr, entry.bytes))
            }
        }
    }

    /// Returns the reorderings that it counts as if an operation takes effect before those at the first
    /// `older` places of the buffer.
    pub fn cost(&self, older: usize, effect: Effect) -> Cost {
        let older = &self.entries[..older];
        let writes = older.iter().any(Entry::is_write);
        Cost {
            // That anything overtakes a sequentially consistent store, lmo alone allows.
            r: older.iter().any(|e| e.is_read() || e.strong).into(),
            ww: (writes && effect.writes).into(),
            wr: (writes && effect.reads).into(),
        }
    }

    /// Returns how many reads come before place `at` of the buffer, which is the number of the read there.
    pub fn read_number(&self, at: usize) -> u32 {
        self.entries[..at].iter().filter(|e| e.is_read()).count() as u32
    }

    /// Returns the number of reads in the buffer.
    pub fn reads(&self) -> u32 {
        self.read_number(self.entries.len())
    }

    /// Adds a marker to the buffer, which later writes do not overtake.
    pub fn mark(&mut self) {
        if self.entries.last().is_some_and(|e| e.kind != Kind::Marker) {
            self.entries.push(Entry {
                kind: Kind::Marker,
                addr: 0,
                bytes: 0,
                overtaken: false,
                strong: false,
            });
        }
    }

    /// Removes the operation at place `at`, which has taken effect, and the markers that are now first, and
    /// returns the number of markers removed.
    pub fn remove(&mut self, at: usize) -> usize {
        self.entries.remove(at);
        let markers = self.entries.iter().take_while(|e| e.kind == Kind::Marker).count();
        self.entries.drain(..markers);
        if self.acquiring && !self.has_reads() {
            self.acquiring = false;
        }
        markers
    }

    /// Marks the first `older` operations of the buffer as overtaken by a younger one.
    pub fn overtake(&mut self, older: usize) {
        self.entries[..older].iter_mut().for_each(|e| e.overtaken = true);
    }
}
