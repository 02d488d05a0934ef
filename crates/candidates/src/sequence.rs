//! The program order of a thread where it is partial, and the writes that it lets a read of one location read
//! from.
//!
//! A thread runs its code in one order; some pairs of events are unsequenced all the same
//! ([`crate::Options::unsequenced`]). Program order is the order in which the events ran, less these pairs.
//!
//! In a coherent candidate a read does not read a write that comes after it in program order, nor one that
//! another write of its thread overwrites before it. It may read a write that it is unsequenced with, also
//! one that ran later.

/// Program order of a thread's events, which is partial where the source language leaves operands
/// unsequenced.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sequence<'a> {
    /// The number of the thread's first event.
    pub start: usize,
    /// Pairs of events that are unsequenced, counted from the first one of the thread, the one that ran first
    /// before the other.
    pub unsequenced: &'a [(usize, usize)],
}

impl Sequence<'_> {
    /// Returns whether `a` comes before `b` in program order.
    pub fn orders(&self, a: usize, b: usize) -> bool {
        a < b && (self.is_total() || !self.unsequenced.contains(&(a - self.start, b - self.start)))
    }

    /// Returns whether the events of the thread are totally ordered.
    pub fn is_total(&self) -> bool {
        self.unsequenced.is_empty()
    }

    /// Returns whether a coherent `read` may read `write`, one of the thread's own writes of the location, of
    /// which `own` are all.
    pub fn may_read(&self, read: usize, write: usize, mut own: impl Iterator<Item = usize>) -> bool {
        let is_overwritten = |other: usize| self.orders(write, other) && self.orders(other, read);
        !self.orders(read, write) && !own.any(is_overwritten)
    }

    /// Returns whether a coherent `read` may read the initial write, where `own` are the thread's own writes
    /// of the location.
    pub fn may_read_initial(&self, read: usize, mut own: impl Iterator<Item = usize>) -> bool {
        !own.any(|write| self.orders(write, read))
    }
}
