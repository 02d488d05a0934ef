//! Private memory: locals whose address stays in its thread.
//!
//! Accesses to it are not events, so it belongs to the thread's state. Copies of a thread share it until one
//! of them writes. Objects are kept apart, so that an access that leaves its object is found even when it
//! hits another one. New memory reads as zero. An object lives until the function that made it returns.
//!
//! What this does not find: a pointer to a local of a function that has returned, used while another local
//! stands in the same place.

use super::pack::Chunks;
use super::state::share;
use crate::program::private_start;
use crate::varint::{Reader, Writer};
use crate::{Fault, Pending, Program, Shadow, Size, ThreadId, Zeroed, layout};
use std::ops::Range;
use std::sync::Arc;

/// The greatest number of bytes of private memory that a thread may have.
const MAX_BYTES: u64 = 64 << 20;

/// A thread's private memory, which holds the locals that no other thread can reach; `None` if it has no
/// objects.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(super) struct Private<S>(Option<Arc<Memory<S>>>);

impl<S> Clone for Private<S> {
    fn clone(&self) -> Self {
        Private(self.0.clone())
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        share(&mut self.0, &source.0);
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Memory<S> {
    bytes: Vec<u8>,
    /// The shadows of `bytes`; empty if there is nothing to track.
    shadows: Vec<S>,
    /// For each of `bytes`, whether it has no value. Empty if all have one.
    unset: Vec<bool>,
    /// The ranges of the objects, in order.
    objects: Vec<Range<usize>>,
}

impl<S> Default for Memory<S> {
    fn default() -> Self {
        Memory { bytes: Vec::new(), shadows: Vec::new(), unset: Vec::new(), objects: Vec::new() }
    }
}

impl<S> Default for Private<S> {
    fn default() -> Self {
        Private(None)
    }
}

impl<S: Shadow> Private<S> {
    /// Returns the private memory of a thread at its start, which has its copies of the thread-local
    /// variables.
    #[inline]
    pub fn of(program: &Program) -> Self {
        let mut private = Private::default();
        if !program.thread_locals().is_empty() {
            private.add_thread_locals(program);
        }
        private
    }

    #[inline(never)]
    fn add_thread_locals(&mut self, program: &Program) {
        for (global, start) in program.thread_locals() {
            let image = &program.globals[global.index()].init;
            let memory = Arc::make_mut(self.0.get_or_insert_default());
            let range = *start as usize..*start as usize + image.len();
            memory.bytes.resize(range.end, 0);
            memory.bytes[range.clone()].copy_from_slice(image);
            if S::TRACKS {
                memory.shadows.resize(range.end, S::default());
            }
            memory.objects.push(range);
        }
    }

    /// Returns the number of live objects in the private memory.
    pub fn objects(&self) -> usize {
        self.0.as_ref().map_or(0, |m| m.objects.len())
    }

    /// Returns the number of bytes of all private objects.
    pub fn bytes(&self) -> usize {
        self.0.as_ref().map_or(0, |m| m.bytes.len())
    }

    /// Ends the life of all private objects but the `keep` oldest.
    pub fn truncate(&mut self, keep: usize) {
        if keep == 0 {
            self.0 = None;
        }
        if let Some(memory) = &mut self.0
            && memory.objects.len() > keep
        {
            let memory = Arc::make_mut(memory);
            memory.objects.truncate(keep);
            let end = memory.objects.last().map_or(0, |o| o.end);
            memory.bytes.truncate(end);
            memory.shadows.truncate(end);
            memory.unset.truncate(end);
        }
    }

    /// Adds an object of `size` bytes to the private memory and returns its address.
    #[inline(never)]
    pub fn alloc(&mut self, thread: ThreadId, size: u64, align: u64, zeroed: Zeroed) -> Result<u64, Fault> {
        let old = self.0.as_ref().and_then(|m| m.objects.last()).map(|o| o.end as u64);
        let start = if align <= MAX_BYTES { private_start(old, align) } else { u64::MAX };
        let end = start.checked_add(size).filter(|end| *end <= MAX_BYTES);
        let Some(end) = end else { return Err(Fault::OutOfMemory(size)) };
        let memory = Arc::make_mut(self.0.get_or_insert_default());
        memory.bytes.resize(end as usize, 0);
        if S::TRACKS {
            memory.shadows.resize(end as usize, S::default());
        }
        if zeroed == Zeroed::No || !memory.unset.is_empty() {
            memory.unset.resize(start as usize, false);
            memory.unset.resize(end as usize, zeroed == Zeroed::No);
        }
        memory.objects.push(start as usize..end as usize);
        Ok(layout::private(thread, start))
    }

    /// Returns the value of `size` bytes at `addr`, and its shadow; an error if a byte has no value yet.
    pub fn load(&self, thread: ThreadId, addr: u64, size: Size) -> Result<(u64, S), Fault> {
        let (memory, range) = self.find(thread, addr, size.bytes())?;
        if !memory.unset.is_empty()
            && let Some(at) = memory.unset[range.clone()].iter().position(|unset| *unset)
        {
            return Err(Fault::Uninitialised(addr + at as u64));
        }
        Ok(memory.word(range))
    }

    /// Returns the value of `len` (1 to 8) bytes at `addr` for a copy to shared memory, and its shadow. Bytes
    /// without a value count as 0.
    pub fn load_for_copy(&self, thread: ThreadId, addr: u64, len: u64) -> Result<(u64, S), Fault> {
        let (memory, range) = self.find(thread, addr, len)?;
        Ok(memory.word(range))
    }

    /// Copies `len` bytes from `src` to `dst`, both in private memory; bytes without a value stay without
    /// one.
    pub fn copy(&mut self, thread: ThreadId, dst: u64, src: u64, len: u64) -> Result<(), Fault> {
        if len == 0 {
            return Ok(());
        }
        let (_, from) = self.find(thread, src, len)?;
        let (_, to) = self.find(thread, dst, len)?;
        if let Some(memory) = &mut self.0 {
            let memory = Arc::make_mut(memory);
            memory.bytes.copy_within(from.clone(), to.start);
            if !memory.unset.is_empty() {
                memory.unset.copy_within(from.clone(), to.start);
            }
            if S::TRACKS {
                let shadows = memory.shadows[from].to_vec();
                memory.shadows[to].clone_from_slice(&shadows);
            }
        }
        Ok(())
    }

    /// Returns the size of the private object that begins at `addr`, if one does.
    pub fn object_size(&self, thread: ThreadId, addr: u64) -> Option<u64> {
        let own = layout::region(addr) == layout::Region::Private(thread);
        let memory = self.0.as_deref().filter(|_| own)?;
        let object = memory.objects.iter().find(|o| o.start as u64 == layout::offset(addr))?;
        Some(object.len() as u64)
    }

    /// Returns the bytes from `addr` to the end of the private object there.
    pub fn rest(&self, thread: ThreadId, addr: u64) -> Option<&[u8]> {
        let (memory, first) = self.find(thread, addr, 1).ok()?;
        let object = memory.objects.iter().find(|o| o.contains(&first.start))?;
        Some(&memory.bytes[first.start..object.end])
    }
}

impl<S: Shadow> Memory<S> {
    fn word(&self, range: Range<usize>) -> (u64, S) {
        let mut word = [0; 8];
        word[..range.len()].copy_from_slice(&self.bytes[range.clone()]);
        let mut shadow = S::default();
        if S::TRACKS {
            self.shadows[range].iter().for_each(|s| shadow.join(s));
        }
        (u64::from_le_bytes(word), shadow)
    }
}

impl<S: Shadow> Private<S> {
    /// Writes `size` bytes of `value` at `addr`. If the same value is there already, memory stays shared with
    /// other copies of the thread.
    pub fn store(
        &mut self,
        thread: ThreadId,
        addr: u64,
        size: Size,
        value: u64,
        shadow: &S,
    ) -> Result<(), Fault> {
        let (memory, range) = self.find(thread, addr, size.bytes())?;
        let word = size.cut(value).to_le_bytes();
        let new = &word[..range.len()];
        let same_shadow = !S::TRACKS || memory.shadows[range.clone()].iter().all(|s| s == shadow);
        let all_set = memory.unset.is_empty() || !memory.unset[range.clone()].contains(&true);
        if memory.bytes[range.clone()] == *new && same_shadow && all_set {
            return Ok(());
        }
        if let Some(memory) = &mut self.0 {
            let memory = Arc::make_mut(memory);
            memory.bytes[range.clone()].copy_from_slice(new);
            if !memory.unset.is_empty() {
                memory.unset[range.clone()].fill(false);
            }
            if S::TRACKS {
                memory.shadows[range].iter_mut().for_each(|s| s.clone_from(shadow));
            }
        }
        Ok(())
    }

    /// Returns the bytes of an access, if one live object holds them all.
    fn find(&self, thread: ThreadId, addr: u64, bytes: u64) -> Result<(&Memory<S>, Range<usize>), Fault> {
        let fault = Fault::LocalMemory(addr);
        let own = layout::region(addr) == layout::Region::Private(thread);
        let Some(memory) = self.0.as_deref().filter(|_| own) else { return Err(fault) };
        let start = layout::offset(addr) as usize;
        let Some(end) = start.checked_add(bytes as usize) else { return Err(fault) };
        let range = start..end;
        let index = memory.objects.partition_point(|o| o.start <= start);
        match index.checked_sub(1).map(|i| &memory.objects[i]) {
            Some(object) if range.end <= object.end => Ok((memory, range)),
            _ => Err(fault),
        }
    }

    /// Returns whether `later` is the same memory as far as it could affect what the thread did in between.
    /// Bytes that had no value cannot have been looked at, so it does not matter what they hold now. (Shadows
    /// do not decide where a thread goes.)
    pub fn same_bytes(&self, later: &Self) -> bool {
        match (&self.0, &later.0) {
            (Some(a), Some(b)) => Arc::ptr_eq(a, b) || (a.objects == b.objects && a.same_where_set(b)),
            (a, b) => a.is_none() && b.is_none(),
        }
    }
}

impl Private<Pending> {
    /// Puts the packed private memory into `chunks` and returns its number there. Values in private memory
    /// are always known.
    pub fn pack(&self, chunks: &impl Chunks) -> u32 {
        let Some(memory) = &self.0 else { return 0 };
        debug_assert!(memory.shadows.iter().all(|s| s.pending().is_none()), "values are known when stored");
        let mut bytes = Vec::with_capacity(memory.bytes.len() + 16);
        let mut w = Writer(&mut bytes);
        w.number(memory.objects.len() as u64);
        for object in &memory.objects {
            w.number(object.start as u64);
            w.number(object.end as u64);
        }
        w.bytes(&memory.bytes);
        let unset: Vec<u8> = memory.unset.iter().map(|unset| u8::from(*unset)).collect();
        w.bytes(&unset);
        chunks.put(&bytes)
    }

    /// Returns the private memory that [`pack`](Self::pack) put into `chunks` as `number`.
    pub fn unpack(number: u32, chunks: &impl Chunks) -> Self {
        if number == 0 {
            return Private(None);
        }
        let mut r = Reader(chunks.get(number));
        let count = r.number();
        let objects = (0..count).map(|_| r.number() as usize..r.number() as usize).collect();
        let bytes = r.bytes().to_vec();
        let unset = r.bytes().iter().map(|unset| *unset != 0).collect();
        let shadows = vec![Pending::default(); bytes.len()];
        Private(Some(Arc::new(Memory { bytes, shadows, unset, objects })))
    }

    /// Returns whether the test holds for the word made of any eight consecutive bytes of the private memory.
    pub fn any_window(&self, test: impl Fn(u64) -> bool) -> bool {
        let words = self.0.iter().flat_map(|memory| memory.bytes.windows(8));
        words.map(|w| w.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte))).any(test)
    }

    /// Calls `each` with the word at every byte offset of the private memory.
    pub fn for_each_word(&self, each: &mut impl FnMut(u64)) {
        let Some(memory) = &self.0 else { return };
        // Every offset counts, since pointers may be packed.
        for at in 0..memory.bytes.len() {
            let word = &memory.bytes[at..(at + 8).min(memory.bytes.len())];
            let mut bytes = [0; 8];
            bytes[..word.len()].copy_from_slice(word);
            each(u64::from_le_bytes(bytes));
        }
    }
}

impl<S> Memory<S> {
    /// Returns whether the bytes that have a value here have the same value in `later`.
    fn same_where_set(&self, later: &Self) -> bool {
        if self.unset.is_empty() {
            return self.bytes == later.bytes && !later.unset.contains(&true);
        }
        let unset = |memory: &Self, i: usize| memory.unset.get(i).copied().unwrap_or(false);
        self.bytes.len() == later.bytes.len()
            && (0..self.bytes.len())
                .all(|i| unset(self, i) || (self.bytes[i] == later.bytes[i] && !unset(later, i)))
    }
}
