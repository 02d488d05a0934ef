//! A thread's buffer: what it has issued and what has not happened yet.

use crate::{Capacity, Cost, Machine};
use fencepost_program::Size;
use smallvec::SmallVec;

/// No buffer is larger, whatever is asked for; no search comes to the end of such a one.
const LARGEST: usize = 30_000;

/// What sort of operation is buffered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A write of a value.
    Write {
        /// The value.
        value: u64,
        /// How many bytes.
        size: Size,
    },
    /// A read. The thread knows it as the token with its place among the buffer's reads.
    Read {
        /// How many bytes.
        size: Size,
        /// May it read what has no value?
        copy: bool,
    },
    /// The end of an object.
    Free,
    /// No operation: writes behind it do not overtake those before it (partial store order).
    Marker,
}

/// A buffered operation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// What it is.
    pub kind: Kind,
    /// The first byte that it touches.
    pub addr: u64,
    /// How many it touches.
    pub bytes: u64,
    /// Has a younger operation of its thread taken effect?
    pub overtaken: bool,
    /// Is it a store that only this machine buffers: a sequentially consistent one?
    pub strong: bool,
}

impl Entry {
    /// Is it a read?
    pub fn is_read(&self) -> bool {
        matches!(self.kind, Kind::Read { .. })
    }

    /// Does it change memory?
    pub fn is_write(&self) -> bool {
        matches!(self.kind, Kind::Write { .. } | Kind::Free)
    }

    /// Does it touch any of these bytes?
    pub fn overlaps(&self, addr: u64, bytes: u64) -> bool {
        self.addr < addr.saturating_add(bytes) && addr < self.addr.saturating_add(self.bytes)
    }
}

/// The operations in a buffer, oldest first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Buffer {
    /// The operations.
    pub entries: SmallVec<[Entry; 5]>,
    /// Does the thread wait until there are no reads in it?
    pub acquiring: bool,
}

impl crate::store::Weigh for Buffer {
    fn bytes(&self) -> u64 {
        if self.entries.spilled() { (size_of::<Entry>() * self.entries.capacity()) as u64 } else { 0 }
    }
}

/// Does an operation read, write, or both?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// It reads.
    pub reads: bool,
    /// It writes.
    pub writes: bool,
}

/// What a load finds in the buffer of its own thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OwnWrite {
    /// No write to any of its bytes.
    None,
    /// The newest write that touches them covers them all: this value, at this place.
    Covers(u64, usize),
    /// It does not cover them all.
    Partly,
}

impl Buffer {
    /// Is nothing in it?
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Are there reads in it?
    pub fn has_reads(&self) -> bool {
        self.entries.iter().any(Entry::is_read)
    }

    /// Are there writes in it?
    pub fn has_writes(&self) -> bool {
        self.entries.iter().any(Entry::is_write)
    }

    /// Is there room for one more?
    pub fn has_room(&self, capacity: Capacity) -> bool {
        let used = self.entries.iter().filter(|e| e.kind != Kind::Marker).count();
        match capacity {
            Capacity::Bounded(most) => used < (most as usize).min(LARGEST),
            Capacity::Unbounded => used < LARGEST,
        }
    }

    /// Does anything in it touch these bytes?
    pub fn touches(&self, addr: u64, bytes: u64) -> bool {
        self.entries.iter().any(|e| e.kind != Kind::Marker && e.overlaps(addr, bytes))
    }

    /// The newest own write that a load of these bytes meets.
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

    /// May the operation at `at` take effect?
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

    /// The reordering in an operation that takes effect before those at the first `older` places.
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

    /// The place among the reads of the read at `at`.
    pub fn read_number(&self, at: usize) -> u32 {
        self.entries[..at].iter().filter(|e| e.is_read()).count() as u32
    }

    /// How many reads there are.
    pub fn reads(&self) -> u32 {
        self.read_number(self.entries.len())
    }

    /// Later writes do not overtake what is there now.
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

    /// The operation at `at` has taken effect. How many markers went with it?
    pub fn remove(&mut self, at: usize) -> usize {
        self.entries.remove(at);
        let markers = self.entries.iter().take_while(|e| e.kind == Kind::Marker).count();
        self.entries.drain(..markers);
        if self.acquiring && !self.has_reads() {
            self.acquiring = false;
        }
        markers
    }

    /// Something younger than the first `older` operations has taken effect.
    pub fn overtake(&mut self, older: usize) {
        self.entries[..older].iter_mut().for_each(|e| e.overtaken = true);
    }
}
