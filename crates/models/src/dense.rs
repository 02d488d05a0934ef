//! Relations as bit rows: row `x` holds the successors of `x`. All memory is reused.

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
