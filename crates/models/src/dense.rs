//! A graph as bit rows, for the checks that need whole relations: `acyclic(psc)`, and everything in WRC11.
//!
//! Row `x` of a relation holds the successors of `x`. Initial writes are left out: nothing precedes them, so
//! they are on no cycle; what they contribute to `fr` is said where it is used. All memory is reused.

use crate::psc::ScKind;
use fencepost_graph::{Arena, EventId, Graph, LocId, ThreadId};

/// A square or rectangular bit matrix, one row of successors for each event, that keeps its memory when it is
/// emptied. `W` is the number of words in a row where that is known when this is compiled (most graphs have
/// no more than 64 events, and rows of one word are several times as fast), and 0 where it is not.
#[derive(Debug, Default, Clone)]
pub struct Rows<const W: usize = 0> {
    words: usize,
    bits: Vec<u64>,
}

impl<const W: usize> Rows<W> {
    #[inline]
    fn words(&self) -> usize {
        if W == 0 { self.words } else { W }
    }

    /// Empties the matrix and makes it `n` by `n`.
    pub fn reset(&mut self, n: usize) {
        self.shape(n, n);
    }

    /// Empties the matrix and makes it `rows` rows of `bits` bits.
    #[inline]
    pub fn shape(&mut self, rows: usize, bits: usize) {
        debug_assert!(W == 0 || bits <= 64 * W, "{bits} bits in {W} words");
        self.words = bits.div_ceil(64);
        self.bits.clear();
        self.bits.resize(rows * self.words(), 0);
    }

    /// Makes this matrix a copy of `other`.
    pub fn copy(&mut self, other: &Rows<W>) {
        self.words = other.words;
        self.bits.clone_from(&other.bits);
    }

    /// Returns row `x` of the matrix, the successors of `x` as a set of bits.
    #[inline]
    pub fn row(&self, x: usize) -> &[u64] {
        if W == 1 {
            return std::slice::from_ref(&self.bits[x]);
        }
        let words = self.words();
        &self.bits[x * words..][..words]
    }

    /// Returns row `x` of the matrix, the successors of `x` as a set of bits, for changes.
    #[inline]
    pub fn row_mut(&mut self, x: usize) -> &mut [u64] {
        if W == 1 {
            return std::slice::from_mut(&mut self.bits[x]);
        }
        let words = self.words();
        &mut self.bits[x * words..][..words]
    }

    /// Adds the pair `(x, y)` to the relation.
    #[inline]
    pub fn set(&mut self, x: usize, y: usize) {
        let words = self.words();
        self.bits[x * words + y / 64] |= 1 << (y % 64);
    }

    /// Removes the pair `(x, y)` from the relation.
    #[inline]
    pub fn unset(&mut self, x: usize, y: usize) {
        let words = self.words();
        self.bits[x * words + y / 64] &= !(1 << (y % 64));
    }

    /// Returns whether the pair `(x, y)` is in the relation.
    #[inline]
    pub fn has(&self, x: usize, y: usize) -> bool {
        self.bits[x * self.words() + y / 64] >> (y % 64) & 1 != 0
    }

    /// Adds all successors of `y` to those of `x`.
    #[inline]
    pub fn absorb(&mut self, x: usize, y: usize) {
        let words = self.words();
        if words == 1 {
            self.bits[x] |= self.bits[y];
            return;
        }
        for w in 0..words {
            self.bits[x * words + w] |= self.bits[y * words + w];
        }
    }

    /// Adds all successors of `y` to those of `x`, and returns whether any of them is new.
    pub fn absorb_anew(&mut self, x: usize, y: usize) -> bool {
        let words = self.words();
        let mut new = 0;
        for w in 0..words {
            let more = self.bits[y * words + w];
            new |= more & !self.bits[x * words + w];
            self.bits[x * words + w] |= more;
        }
        new != 0
    }

    /// Adds the members of `set` to the successors of `x`.
    #[inline]
    pub fn add(&mut self, x: usize, set: &[u64]) {
        if let (1, [word]) = (self.words(), set) {
            self.bits[x] |= word;
            return;
        }
        unite(self.row_mut(x), set);
    }

    /// Replaces the successors of `x` by the members of `set`.
    #[inline]
    pub fn copy_row(&mut self, x: usize, set: &[u64]) {
        self.row_mut(x).copy_from_slice(set);
    }

    /// Closes the relation transitively (Warshall).
    pub fn close(&mut self) {
        let n = self.bits.len().checked_div(self.words()).unwrap_or(0);
        for k in 0..n {
            for x in 0..n {
                if self.has(x, k) {
                    self.absorb(x, k);
                }
            }
        }
    }
}

/// Returns the members of a set of bits, in ascending order.
pub fn members(set: &[u64]) -> impl Iterator<Item = usize> + '_ {
    set.iter().enumerate().flat_map(|(w, word)| {
        let mut rest = *word;
        std::iter::from_fn(move || {
            let bit = rest.trailing_zeros() as usize;
            (rest != 0).then(|| {
                rest &= rest - 1;
                w * 64 + bit
            })
        })
    })
}

/// Returns whether two sets of bits have a member in common.
#[inline]
pub fn meet(a: &[u64], b: &[u64]) -> bool {
    if let ([a], [b]) = (a, b) {
        return a & b != 0;
    }
    a.iter().zip(b).any(|(a, b)| a & b != 0)
}

/// Adds the members of the set `from` to the set `to`.
#[inline]
pub fn unite(to: &mut [u64], from: &[u64]) {
    if let ([to], [from]) = (&mut *to, from) {
        *to |= from;
        return;
    }
    to.iter_mut().zip(from).for_each(|(a, b)| *a |= b);
}

/// Removes from the set `of` the members that are not in `set` (intersection in place).
#[inline]
pub fn keep(of: &mut [u64], set: &[u64]) {
    of.iter_mut().zip(set).for_each(|(a, b)| *a &= b);
}

/// Removes the members of `set` from the set `of` (difference in place).
#[inline]
pub fn take_out(of: &mut [u64], set: &[u64]) {
    of.iter_mut().zip(set).for_each(|(a, b)| *a &= !b);
}

/// The events of a graph, numbered from 0, with happens-before as a bit matrix over these numbers.
#[derive(Clone, Debug, Default)]
pub struct DenseGraph {
    /// The events of the loaded graph; an event's number is its index.
    pub events: Vec<EventId>,
    number: Vec<u32>,
    /// Happens-before, as pairs of event numbers.
    pub hb: Rows,
}

impl DenseGraph {
    /// Numbers the events of `graph` and computes their happens-before, in place of what was loaded before.
    pub fn load(&mut self, arena: &Arena, graph: &Graph) {
        self.events.clear();
        self.events.extend_from_slice(graph.order());
        self.number.resize(self.number.len().max(arena.next_id().index()), 0);
        for (n, id) in self.events.iter().enumerate() {
            self.number[id.index()] = n as u32;
        }
        self.hb.reset(self.events.len());
        for (y, id) in graph.order().iter().enumerate() {
            let event = arena.get(*id);
            let clock = arena.clocks.row(event.hb);
            for (t, known) in clock.iter().enumerate().take(graph.thread_count()) {
                let before = if t == event.thread.index() { event.index } else { *known };
                for x in &graph.thread(ThreadId(t as u32))[..before as usize] {
                    self.hb.set(self.number[x.index()] as usize, y);
                }
            }
        }
    }

    /// Returns the number of events in the loaded graph.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Returns the number that `event` has in this dense graph.
    #[inline]
    pub fn number(&self, event: EventId) -> usize {
        self.number[event.index()] as usize
    }

    /// Adds reads-from to `rows`, except the edges from initial writes and, if `only` is given, those of
    /// other locations.
    pub fn add_rf(&self, arena: &Arena, rows: &mut Rows, only: Option<LocId>) {
        for (n, id) in self.events.iter().enumerate() {
            let event = arena.get(*id);
            let reads = event.label.is_read() && !event.rf.is_init() && !arena.is_promise(event.rf);
            if reads && only.is_none_or(|loc| loc == event.loc) {
                rows.set(self.number(event.rf), n);
            }
        }
    }

    /// Adds the from-read edges (from each read to the writes after the one it reads) to `rows`, where `co`
    /// orders the writes.
    pub fn add_fr(&self, arena: &Arena, graph: &Graph, co: &Rows, rows: &mut Rows) {
        for (n, id) in self.events.iter().enumerate() {
            let event = arena.get(*id);
            if !event.label.is_read() {
                continue;
            }
            if arena.is_promise(event.rf) {
                continue;
            }
            if event.rf.is_init() {
                graph.co(event.loc).iter().for_each(|w| rows.set(n, self.number(*w)));
            } else {
                rows.add(n, co.row(self.number(event.rf)));
            }
        }
    }

    /// Adds the coherence order of every location of `graph` to `rows`.
    pub fn add_co(&self, graph: &Graph, rows: &mut Rows) {
        for loc in 0..graph.loc_count() {
            let co = graph.co(LocId(loc as u32));
            for (i, w) in co.iter().enumerate() {
                for later in &co[i + 1..] {
                    rows.set(self.number(*w), self.number(*later));
                }
            }
        }
    }

    /// Returns whether event number `n` is a sequentially consistent access or fence; `None` if it is
    /// neither.
    pub fn sc_kind(&self, arena: &Arena, n: usize) -> Option<ScKind> {
        ScKind::of(&arena.get(self.events[n]).label)
    }
}
