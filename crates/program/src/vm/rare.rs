//! Rare parts of a thread's state: mutexes that it holds, locals that other threads may reach, and an
//! exception that it caught.
//!
//! Copies of a thread share it until one of them changes it; a thread that has none of it has no memory for
//! it either, so that equal states look equal and most copies cost nothing.

use super::pack::Chunks;
use crate::varint::{Reader, Writer};
use crate::{Pending, Shadow};
use smallvec::SmallVec;
use std::sync::Arc;

/// The mutexes a thread holds, its locals that other threads may reach, and the exception it caught last.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(super) struct RareState<S>(Option<Arc<Parts<S>>>);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Parts<S> {
    /// The mutexes that are held, in order of their addresses, and how often each is.
    held: SmallVec<[(u64, u32); 2]>,
    /// The live objects of kind [`crate::AllocKind::Stack`], oldest first, each with the number of callers of
    /// its frame.
    stack: SmallVec<[(u64, u32); 2]>,
    caught: u64,
    caught_shadow: S,
}

impl<S> Clone for RareState<S> {
    fn clone(&self) -> Self {
        RareState(self.0.clone())
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        if self.0.is_some() || source.0.is_some() {
            self.0.clone_from(&source.0);
        }
    }
}

impl<S> Default for RareState<S> {
    fn default() -> Self {
        RareState(None)
    }
}

impl<S: Shadow> RareState<S> {
    fn parts(&mut self) -> &mut Parts<S> {
        let none = || {
            let (held, stack) = (SmallVec::new(), SmallVec::new());
            Arc::new(Parts { held, stack, caught: 0, caught_shadow: S::default() })
        };
        Arc::make_mut(self.0.get_or_insert_with(none))
    }

    /// Returns how many times the thread holds the mutex at `addr`; 0 if it does not.
    pub fn held(&self, addr: u64) -> u32 {
        self.held_all().iter().find(|(a, _)| *a == addr).map_or(0, |(_, count)| *count)
    }

    /// Returns the addresses of all mutexes that the thread holds, each with how many times it is held.
    pub fn held_all(&self) -> &[(u64, u32)] {
        self.0.as_ref().map_or(&[], |parts| &parts.held)
    }

    /// Sets how many times the thread holds the mutex at `addr`.
    pub fn set_held(&mut self, addr: u64, count: u32) {
        if self.held(addr) == count {
            return;
        }
        let parts = self.parts();
        match (parts.held.binary_search_by_key(&addr, |(a, _)| *a), count) {
            (Ok(at), 0) => drop(parts.held.remove(at)),
            (Ok(at), _) => parts.held[at].1 = count,
            (Err(at), _) => parts.held.insert(at, (addr, count)),
        }
        self.tidy();
    }

    /// Frees the memory of the state if all of its parts are empty, so that equal states are equal.
    fn tidy(&mut self) {
        let is_empty = |parts: &Arc<Parts<S>>| {
            parts.held.is_empty()
                && parts.stack.is_empty()
                && parts.caught == 0
                && parts.caught_shadow == S::default()
        };
        if self.0.as_ref().is_some_and(is_empty) {
            self.0 = None;
        }
    }

    /// Records that a local at `addr`, which other threads may reach, begins its life in the frame that has
    /// `depth` callers.
    pub fn begin_local(&mut self, addr: u64, depth: u32) {
        self.parts().stack.push((addr, depth));
    }

    /// Removes the local at `addr`, whose life is over.
    pub fn end_local(&mut self, addr: u64) {
        if self.locals().iter().any(|(a, _)| *a == addr) {
            self.parts().stack.retain(|(a, _)| *a != addr);
            self.tidy();
        }
    }

    /// Removes the locals of frames with more than `depth` callers, which the thread has left.
    #[inline]
    pub fn leave_frames(&mut self, depth: u32) {
        if self.locals().last().is_some_and(|(_, d)| *d > depth) {
            self.parts().stack.retain(|(_, d)| *d <= depth);
            self.tidy();
        }
    }

    /// Returns the address of the youngest live local that belongs to a frame with at least `depth` callers.
    pub fn local_from(&self, depth: u32) -> Option<u64> {
        self.locals().last().filter(|(_, d)| *d >= depth).map(|(addr, _)| *addr)
    }

    /// Returns the addresses of the live locals that other threads may reach, oldest first, each with the
    /// number of callers of its frame.
    pub fn locals(&self) -> &[(u64, u32)] {
        self.0.as_ref().map_or(&[], |parts| &parts.stack)
    }

    /// Returns the value of the exception that was caught last, and its shadow.
    pub fn caught(&self) -> (u64, S) {
        self.0.as_ref().map_or((0, S::default()), |parts| (parts.caught, parts.caught_shadow.clone()))
    }

    /// Records the value of an exception that was caught, and its shadow.
    pub fn set_caught(&mut self, value: u64, shadow: S) {
        let parts = self.parts();
        (parts.caught, parts.caught_shadow) = (value, shadow);
    }
}

impl RareState<Pending> {
    /// Puts the packed state into `chunks` and returns its number there.
    pub fn pack(&self, chunks: &impl Chunks) -> u32 {
        let Some(parts) = &self.0 else { return 0 };
        debug_assert!(parts.caught_shadow.pending().is_none(), "what is thrown is known");
        let mut bytes = Vec::with_capacity(16);
        let mut w = Writer(&mut bytes);
        w.number(parts.caught);
        w.number(parts.stack.len() as u64);
        for (addr, count) in parts.stack.iter().chain(&parts.held) {
            w.number(*addr);
            w.number(u64::from(*count));
        }
        chunks.put(&bytes)
    }

    /// Returns the state that [`pack`](Self::pack) put into `chunks` as `number`.
    pub fn unpack(number: u32, chunks: &impl Chunks) -> Self {
        if number == 0 {
            return RareState(None);
        }
        let mut r = Reader(chunks.get(number));
        let caught = r.number();
        let (mut stack, mut held) = (SmallVec::new(), SmallVec::new());
        for _ in 0..r.number() {
            stack.push((r.number(), r.number() as u32));
        }
        while !r.0.is_empty() {
            held.push((r.number(), r.number() as u32));
        }
        RareState(Some(Arc::new(Parts { held, stack, caught, caught_shadow: Pending::default() })))
    }
}
