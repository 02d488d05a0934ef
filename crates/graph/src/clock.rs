//! Vector clocks, interned in one growing array.
//!
//! A clock says, for every thread, how many of its first events come before something. A clock of an event
//! leaves out the event's own thread, since program order tells. So events that learn nothing new from other
//! threads share the clock of their predecessor, and most events cost no clock at all.

use fencepost_program::ThreadId;

/// The number of a vector clock in a [`Clocks`] store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockId(u32);

impl ClockId {
    /// The clock of a thread's start, which no event comes before.
    pub const ZERO: ClockId = ClockId(0);
}

/// The store of all vector clocks in use, each with a count of events for every thread. The engine adds at
/// the end and cuts off at the end.
#[derive(Clone, Debug)]
pub struct Clocks {
    width: usize,
    rows: Vec<u32>,
}

impl Clocks {
    /// Returns a store for `threads` threads that holds just [`ClockId::ZERO`].
    pub fn new(threads: usize) -> Self {
        let width = threads.max(1);
        Clocks { width, rows: vec![0; width] }
    }

    /// Makes room in every clock for `threads` threads.
    pub fn widen(&mut self, threads: usize) {
        if threads > self.width {
            let width = threads.next_power_of_two();
            let mut rows = Vec::with_capacity(self.rows.len() / self.width * width);
            for row in self.rows.chunks(self.width) {
                rows.extend_from_slice(row);
                rows.resize(rows.len() + width - self.width, 0);
            }
            self.rows = rows;
            self.width = width;
        }
    }

    /// Adds a clock that counts, for each thread, how many of its first events come before something, and
    /// returns its number.
    pub fn push(&mut self, counts: &[u32]) -> ClockId {
        self.widen(counts.len());
        let id = ClockId(self.len() as u32);
        self.rows.extend_from_slice(counts);
        self.rows.resize(self.rows.len() + self.width - counts.len(), 0);
        id
    }

    /// Returns how many clocks the store holds.
    pub fn len(&self) -> usize {
        self.rows.len() / self.width
    }

    /// Returns `false`, because the store always holds [`ClockId::ZERO`].
    pub fn is_empty(&self) -> bool {
        false
    }

    /// Removes all clocks except the first `len`.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.rows.truncate(len * self.width);
    }

    /// Returns how many of the first events of `thread` come before whatever has this clock.
    #[inline]
    pub fn get(&self, clock: ClockId, thread: ThreadId) -> u32 {
        self.rows[clock.0 as usize * self.width + thread.index()]
    }

    /// Returns the whole clock, with its count for each thread.
    #[inline]
    pub fn row(&self, clock: ClockId) -> &[u32] {
        let start = clock.0 as usize * self.width;
        &self.rows[start..start + self.width]
    }

    /// Returns a clock that has all events of `base` and `other`, and the first `upto` events of `thread`. It
    /// is `base` itself if that has them already; `own`, whose events need no entry, does not count.
    #[inline]
    pub fn join(
        &mut self,
        base: ClockId,
        other: ClockId,
        thread: ThreadId,
        upto: u32,
        own: ThreadId,
    ) -> ClockId {
        // The row is made first and compared afterwards: loops over whole rows without exits are a few wide
        // instructions.
        let (b, o, new) = (base.0 as usize * self.width, other.0 as usize * self.width, self.rows.len());
        self.rows.extend_from_within(b..b + self.width);
        let (old, row) = self.rows.split_at_mut(new);
        if other != base {
            row.iter_mut().zip(&old[o..o + self.width]).for_each(|(r, o)| *r = (*r).max(*o));
        }
        let entry = &mut row[thread.index()];
        *entry = (*entry).max(upto);
        let base_row = &old[b..b + self.width];
        if let Some(entry) = row.get_mut(own.index()) {
            *entry = base_row[own.index()];
        }
        if row == base_row {
            self.rows.truncate(new);
            return base;
        }
        ClockId((new / self.width) as u32)
    }

    /// Does what [`join`](Self::join) does for several clocks, each with the first events of a thread, but
    /// makes one clock for all of them.
    pub fn join_all(&mut self, base: ClockId, others: &[(ClockId, ThreadId, u32)], own: ThreadId) -> ClockId {
        let (b, new) = (base.0 as usize * self.width, self.rows.len());
        self.rows.extend_from_within(b..b + self.width);
        let (old, row) = self.rows.split_at_mut(new);
        for (other, thread, upto) in others {
            let o = other.0 as usize * self.width;
            raise(row, &old[o..o + self.width]);
            let entry = &mut row[thread.index()];
            *entry = (*entry).max(*upto);
        }
        let base_row = &old[b..b + self.width];
        row[own.index()] = base_row[own.index()];
        if row == base_row {
            self.rows.truncate(new);
            return base;
        }
        ClockId((new / self.width) as u32)
    }
}

/// Raises each entry of `row` to that of `other`.
#[inline(never)]
fn raise(row: &mut [u32], other: &[u32]) {
    row.iter_mut().zip(other).for_each(|(r, o)| *r = (*r).max(*o));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn joining_all_is_joining_one_after_the_other() {
        let mut clocks = Clocks::new(4);
        let base = clocks.push(&[0, 3, 0, 1]);
        let (a, b) = (clocks.push(&[5, 1, 2, 0]), clocks.push(&[0, 4, 1, 0]));
        let own = ThreadId(0);
        let first = clocks.join(base, a, ThreadId(2), 6, own);
        let second = clocks.join(first, b, ThreadId(3), 2, own);
        let all = clocks.join_all(base, &[(a, ThreadId(2), 6), (b, ThreadId(3), 2)], own);
        assert_eq!(clocks.row(all), clocks.row(second));
        assert_eq!(clocks.row(all), [0, 4, 6, 2]);
    }

    #[test]
    fn joining_what_is_known_costs_nothing() {
        let mut clocks = Clocks::new(2);
        let (own, other) = (ThreadId(0), ThreadId(1));
        let a = clocks.join(ClockId::ZERO, ClockId::ZERO, other, 3, own);
        assert_ne!(a, ClockId::ZERO);
        assert_eq!(clocks.join(a, ClockId::ZERO, other, 2, own), a);
        assert_eq!(clocks.get(a, other), 3);
        let both = [(a, ThreadId(1), 2), (ClockId::ZERO, ThreadId(0), 7)];
        assert_eq!(clocks.join_all(a, &both, own), a, "a thread's own events do not count");
        clocks.widen(5);
        assert_eq!((clocks.get(a, other), clocks.get(a, ThreadId(4))), (3, 0));
    }
}
