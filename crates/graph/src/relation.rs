//! Relations on events as bit matrices: the algebra in which papers and cat files define memory models.
//!
//! A [`Relation`] over `n` events is `n` rows of bits; bit `b` of row `a` says whether `(a, b)` is in it. An
//! [`EventSet`] is one such row. The operations and their names are those of Alglave, Cousot and Maranget,
//! *Syntax and semantics of the weak consistency model specification language cat* (arXiv:1608.07531):
//!
//! | here | cat | meaning |
//! | --- | --- | --- |
//! | `&r \| &s`, `&r & &s`, `&r - &s` | `r \| s`, `r & s`, `r \ s` | union, intersection, difference |
//! | [`compose`](Relation::compose) | `r ; s` | first `r`, then `s` |
//! | [`inverse`](Relation::inverse) | `r^-1` | the pairs turned around |
//! | [`plus`](Relation::plus), [`star`](Relation::star), [`opt`](Relation::opt) | `r+`, `r*`, `r?` | closures |
//! | [`identity_on`](Relation::identity_on) | `[S]` | the pairs `(a, a)` with `a` in `S` |
//! | [`cross`](Relation::cross) | `S * T` | every pair from `S` to `T` |
//!
//! Made for definitions, not for speed: every operation allocates its result. With at most 64 events a row is
//! one word; a union costs `n` words, a composition or a closure at most `n²`.

use std::fmt;
use std::ops::{BitAnd, BitOr, Range, Sub};

const WORD: usize = u64::BITS as usize;

/// A set of events, which are numbers from 0 on, as bits.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct EventSet {
    size: usize,
    words: Vec<u64>,
}

impl EventSet {
    /// Returns the empty set, as a subset of `size` events.
    pub fn new(size: usize) -> Self {
        EventSet { size, words: vec![0; size.div_ceil(WORD)] }
    }

    /// Returns the set of those of `size` events for which `test` holds.
    pub fn filter(size: usize, test: impl Fn(usize) -> bool) -> Self {
        let mut set = EventSet::new(size);
        (0..size).filter(|e| test(*e)).for_each(|e| set.insert(e));
        set
    }

    /// Returns the set of all `size` events.
    pub fn all(size: usize) -> Self {
        EventSet::filter(size, |_| true)
    }

    /// Adds an event to the set.
    pub fn insert(&mut self, event: usize) {
        assert!(event < self.size, "event {event} of {}", self.size);
        self.words[event / WORD] |= 1 << (event % WORD);
    }

    /// Returns whether the event is in the set.
    pub fn contains(&self, event: usize) -> bool {
        event < self.size && self.words[event / WORD] >> (event % WORD) & 1 != 0
    }

    /// Returns whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|w| *w == 0)
    }

    /// Returns the number of events in the set.
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Returns the number of all events, in the set or not.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Returns the events of the set, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = usize> {
        (0..self.size).filter(|e| self.contains(*e))
    }

    /// Returns the events that are not in the set.
    pub fn complement(&self) -> EventSet {
        EventSet::filter(self.size, |e| !self.contains(e))
    }
}

impl fmt::Debug for EventSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A binary relation on events, which are numbers from 0 on, as a bit matrix.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Relation {
    size: usize,
    /// The number of words per row.
    stride: usize,
    words: Vec<u64>,
}

impl Relation {
    /// Returns the empty relation on `size` events.
    pub fn new(size: usize) -> Self {
        let stride = size.div_ceil(WORD);
        Relation { size, stride, words: vec![0; size * stride] }
    }

    /// Returns the relation on `size` events that has these pairs.
    pub fn from_pairs(size: usize, pairs: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let mut relation = Relation::new(size);
        pairs.into_iter().for_each(|(a, b)| relation.insert(a, b));
        relation
    }

    /// Returns the relation on `size` events that has the pairs for which `test` holds.
    pub fn filter(size: usize, test: impl Fn(usize, usize) -> bool) -> Self {
        let pairs = (0..size).flat_map(|a| (0..size).map(move |b| (a, b)));
        Relation::from_pairs(size, pairs.filter(|(a, b)| test(*a, *b)))
    }

    /// Returns the identity relation on `size` events, which relates every event to itself.
    pub fn identity(size: usize) -> Self {
        Relation::from_pairs(size, (0..size).map(|a| (a, a)))
    }

    /// Returns `[S]`, the identity on the events of `set`.
    pub fn identity_on(set: &EventSet) -> Self {
        Relation::from_pairs(set.size, set.iter().map(|a| (a, a)))
    }

    /// Returns `[S]`, the identity on the events for which `test` holds.
    pub fn identity_where(size: usize, test: impl Fn(usize) -> bool) -> Self {
        Relation::identity_on(&EventSet::filter(size, test))
    }

    /// Returns `from × to`, the relation from every event of one set to every event of the other.
    pub fn cross(from: &EventSet, to: &EventSet) -> Self {
        assert_eq!(from.size, to.size, "sets of different graphs");
        let mut relation = Relation::new(from.size);
        from.iter().for_each(|a| relation.row_mut(a).copy_from_slice(&to.words));
        relation
    }

    /// Makes this the empty relation on `size` events, reusing its memory.
    pub(crate) fn reset(&mut self, size: usize) {
        (self.size, self.stride) = (size, size.div_ceil(WORD));
        self.words.clear();
        self.words.resize(size * self.stride, 0);
    }

    /// Adds the pairs from `a` to every event of a range of numbers.
    pub(crate) fn insert_range(&mut self, a: usize, to: Range<usize>) {
        debug_assert!(to.is_empty() || to.end <= self.size, "{to:?} of {} events", self.size);
        if self.stride == 1 && !to.is_empty() {
            self.words[a] |= (u64::MAX >> (WORD - to.len())) << to.start;
            return;
        }
        let row = self.row_mut(a);
        let mut from = to.start;
        while from < to.end {
            let (word, bit) = (from / WORD, from % WORD);
            let count = (to.end - from).min(WORD - bit);
            row[word] |= (u64::MAX >> (WORD - count)) << bit;
            from += count;
        }
    }

    /// Adds the pair `(a, b)`, and the pairs `(a, c)` for all successors `c` of `b`.
    pub(crate) fn insert_with_successors(&mut self, a: usize, b: usize) {
        for word in 0..self.stride {
            let after = self.row(b)[word];
            self.row_mut(a)[word] |= after;
        }
        self.insert(a, b);
    }

    /// Returns the number of events that the relation is on.
    pub fn size(&self) -> usize {
        self.size
    }

    fn row(&self, a: usize) -> &[u64] {
        &self.words[a * self.stride..(a + 1) * self.stride]
    }

    fn row_mut(&mut self, a: usize) -> &mut [u64] {
        &mut self.words[a * self.stride..(a + 1) * self.stride]
    }

    /// Adds the pair `(a, b)` to the relation.
    pub fn insert(&mut self, a: usize, b: usize) {
        assert!(a < self.size && b < self.size, "pair ({a}, {b}) of {} events", self.size);
        self.row_mut(a)[b / WORD] |= 1 << (b % WORD);
    }

    /// Removes the pair `(a, b)`, if it is in the relation.
    pub fn remove(&mut self, a: usize, b: usize) {
        if a < self.size && b < self.size {
            self.row_mut(a)[b / WORD] &= !(1 << (b % WORD));
        }
    }

    /// Returns whether the pair `(a, b)` is in the relation.
    pub fn contains(&self, a: usize, b: usize) -> bool {
        a < self.size && b < self.size && self.row(a)[b / WORD] >> (b % WORD) & 1 != 0
    }

    /// Returns the rows of the bit matrix, one after the other, as words. Each row takes as many words as it
    /// needs.
    pub fn words(&self) -> &[u64] {
        &self.words
    }

    /// Returns whether the relation is empty.
    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|w| *w == 0)
    }

    /// Returns the number of pairs in the relation.
    pub fn len(&self) -> usize {
        self.words.iter().map(|w| w.count_ones() as usize).sum()
    }

    /// Returns the pairs of the relation, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.size).flat_map(move |a| bits(self.row(a)).map(move |b| (a, b)))
    }

    /// Returns the successors of `a`, the events that `a` is related to.
    pub fn image(&self, a: usize) -> EventSet {
        EventSet { size: self.size, words: self.row(a).to_vec() }
    }

    /// Returns the events that have a successor, the left sides of the pairs.
    pub fn domain(&self) -> EventSet {
        EventSet::filter(self.size, |a| self.row(a).iter().any(|w| *w != 0))
    }

    /// Returns the events that have a predecessor, the right sides of the pairs.
    pub fn range(&self) -> EventSet {
        let mut range = EventSet::new(self.size);
        (0..self.size).for_each(|a| merge(&mut range.words, self.row(a)));
        range
    }

    /// Returns the composition `r ; s`, which goes from `a` to `c` if `r` goes from `a` to some `b` and `s`
    /// from that `b` to `c`.
    pub fn compose(&self, then: &Relation) -> Relation {
        assert_eq!(self.size, then.size, "relations of different graphs");
        let mut result = Relation::new(self.size);
        for (a, b) in self.iter() {
            merge(result.row_mut(a), then.row(b));
        }
        result
    }

    /// Returns the inverse `r⁻¹`, with every pair turned around.
    pub fn inverse(&self) -> Relation {
        Relation::from_pairs(self.size, self.iter().map(|(a, b)| (b, a)))
    }

    /// Returns the transitive closure `r⁺` (Warshall's algorithm, a row at a time).
    pub fn plus(&self) -> Relation {
        let mut closure = self.clone();
        for via in 0..self.size {
            let reached = closure.row(via).to_vec();
            for a in 0..self.size {
                if closure.contains(a, via) {
                    merge(closure.row_mut(a), &reached);
                }
            }
        }
        closure
    }

    /// Returns the reflexive closure `r?`.
    pub fn opt(&self) -> Relation {
        self | &Relation::identity(self.size)
    }

    /// Returns the reflexive and transitive closure `r*`.
    pub fn star(&self) -> Relation {
        self.plus().opt()
    }

    /// Returns `[from]; r; [to]`, the pairs that start in one set and end in the other.
    pub fn restrict(&self, from: &EventSet, to: &EventSet) -> Relation {
        self & &Relation::cross(from, to)
    }

    /// Returns whether no event is related to itself.
    pub fn is_irreflexive(&self) -> bool {
        (0..self.size).all(|a| !self.contains(a, a))
    }

    /// Returns whether the relation has no cycle.
    pub fn is_acyclic(&self) -> bool {
        self.plus().is_irreflexive()
    }

    fn zip(&self, other: &Relation, op: impl Fn(u64, u64) -> u64) -> Relation {
        assert_eq!(self.size, other.size, "relations of different graphs");
        let words = self.words.iter().zip(&other.words).map(|(a, b)| op(*a, *b)).collect();
        Relation { words, ..*self }
    }
}

impl fmt::Debug for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Returns the positions of the ones in a row.
fn bits(row: &[u64]) -> impl Iterator<Item = usize> {
    row.iter().enumerate().flat_map(|(i, word)| {
        let rest = |w: &u64| Some(w & (w - 1)).filter(|w| *w != 0);
        std::iter::successors(Some(*word).filter(|w| *w != 0), rest)
            .map(move |w| i * WORD + w.trailing_zeros() as usize)
    })
}

fn merge(into: &mut [u64], from: &[u64]) {
    into.iter_mut().zip(from).for_each(|(a, b)| *a |= b);
}

impl EventSet {
    fn zip(&self, other: &EventSet, op: impl Fn(u64, u64) -> u64) -> EventSet {
        assert_eq!(self.size, other.size, "sets of different graphs");
        let words = self.words.iter().zip(&other.words).map(|(a, b)| op(*a, *b)).collect();
        EventSet { size: self.size, words }
    }
}

/// Implements the three Boolean operators, on references and on values, so that definitions read like
/// formulas.
macro_rules! operators {
    ($type:ty) => {
        operators!($type, BitOr, bitor, |a, b| a | b);
        operators!($type, BitAnd, bitand, |a, b| a & b);
        operators!($type, Sub, sub, |a, b| a & !b);
    };
    ($type:ty, $trait:ident, $method:ident, $op:expr) => {
        operators!($type, $trait, $method, $op, &$type, &$type);
        operators!($type, $trait, $method, $op, &$type, $type);
        operators!($type, $trait, $method, $op, $type, &$type);
        operators!($type, $trait, $method, $op, $type, $type);
    };
    ($type:ty, $trait:ident, $method:ident, $op:expr, $left:ty, $right:ty) => {
        impl $trait<$right> for $left {
            type Output = $type;
            fn $method(self, other: $right) -> $type {
                self.zip(&other, $op)
            }
        }
    };
}
operators!(EventSet);
operators!(Relation);

#[cfg(test)]
mod tests {
    use super::*;

    fn rel(pairs: &[(usize, usize)]) -> Relation {
        Relation::from_pairs(5, pairs.iter().copied())
    }

    fn set(events: &[usize]) -> EventSet {
        EventSet::filter(5, |e| events.contains(&e))
    }

    #[test]
    fn boolean_operators_go_pair_by_pair() {
        let (r, s) = (rel(&[(0, 1), (1, 2)]), rel(&[(1, 2), (3, 4)]));
        assert_eq!(&r | &s, rel(&[(0, 1), (1, 2), (3, 4)]));
        assert_eq!(&r & &s, rel(&[(1, 2)]));
        assert_eq!(&r - &s, rel(&[(0, 1)]));
        assert_eq!(set(&[0, 1]) | set(&[1, 2]), set(&[0, 1, 2]));
        assert_eq!(set(&[0, 1]) & set(&[1, 2]), set(&[1]));
        assert_eq!(set(&[0, 1]) - set(&[1, 2]), set(&[0]));
        assert_eq!(set(&[0, 3]).complement(), set(&[1, 2, 4]));
    }

    #[test]
    fn composition_goes_left_to_right() {
        let (r, s) = (rel(&[(0, 1), (2, 3)]), rel(&[(1, 4), (1, 2)]));
        assert_eq!(r.compose(&s), rel(&[(0, 4), (0, 2)]));
        assert_eq!(s.compose(&r), rel(&[(1, 3)]));
        assert_eq!(r.compose(&Relation::identity(5)), r);
        assert_eq!(r.compose(&s).inverse(), s.inverse().compose(&r.inverse()));
    }

    #[test]
    fn closures_have_all_paths() {
        let r = rel(&[(0, 1), (1, 2), (2, 3)]);
        let plus = rel(&[(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]);
        assert_eq!(r.plus(), plus);
        assert_eq!(r.star(), &plus | &Relation::identity(5));
        assert_eq!(r.opt().len(), 3 + 5);
        assert_eq!(plus.plus(), plus);
    }

    #[test]
    fn a_cycle_is_found_and_a_dag_has_none() {
        assert!(rel(&[(0, 1), (1, 2), (0, 2)]).is_acyclic());
        let cycle = rel(&[(0, 1), (1, 2), (2, 0)]);
        assert!(cycle.is_irreflexive() && !cycle.is_acyclic());
        assert!(!rel(&[(3, 3)]).is_irreflexive());
    }

    #[test]
    fn sets_and_restrictions() {
        let r = rel(&[(0, 1), (0, 2), (3, 2)]);
        assert_eq!(r.domain(), set(&[0, 3]));
        assert_eq!(r.range(), set(&[1, 2]));
        assert_eq!(r.image(0), set(&[1, 2]));
        let (a, b) = (set(&[0]), set(&[2, 4]));
        assert_eq!(r.restrict(&a, &b), rel(&[(0, 2)]));
        assert_eq!(Relation::cross(&a, &b), rel(&[(0, 2), (0, 4)]));
        let by_identities = Relation::identity_on(&a).compose(&r).compose(&Relation::identity_on(&b));
        assert_eq!(by_identities, r.restrict(&a, &b));
        assert_eq!(Relation::filter(5, |a, b| a == 1 && b > 2), rel(&[(1, 3), (1, 4)]));
        assert_eq!(Relation::identity_where(5, |e| e > 3), rel(&[(4, 4)]));
    }

    #[test]
    fn filling_rows_in_place() {
        let mut r = Relation::from_pairs(7, [(1, 2)]);
        for (size, range) in
            [(5, 1..4), (200, 3..3), (200, 0..200), (200, 60..70), (200, 63..129), (64, 0..64)]
        {
            r.reset(size);
            assert_eq!(r, Relation::new(size));
            r.insert_range(2, range.clone());
            assert_eq!(r, Relation::from_pairs(size, range.map(|b| (2, b))));
        }
        r.reset(200);
        r.insert_range(150, 100..180);
        r.insert_with_successors(3, 150);
        r.insert_with_successors(3, 190);
        assert_eq!(r.image(3), EventSet::filter(200, |e| (100..180).contains(&e) || e == 190));
    }

    #[test]
    fn more_than_one_word_per_row() {
        let chain = Relation::from_pairs(200, (0..199).map(|a| (a, a + 1)));
        let order = chain.plus();
        assert_eq!(order.len(), 199 * 200 / 2);
        assert!(order.contains(0, 199) && !order.contains(199, 0));
        assert!(order.is_acyclic());
        assert!(!(&order | &Relation::from_pairs(200, [(150, 3)])).is_acyclic());
        assert_eq!(order.iter().filter(|(a, _)| *a == 100).count(), 99);
        assert_eq!(order.inverse().inverse(), order);
        assert_eq!(EventSet::all(200).len(), 200);
        assert_eq!(order.range().len(), 199);
    }

    #[test]
    fn laws_on_random_relations() {
        let mut state = 1u64;
        let mut random = || {
            let mut relation = Relation::new(9);
            for _ in 0..14 {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                relation.insert((state >> 33) as usize % 9, (state >> 48) as usize % 9);
            }
            relation
        };
        for _ in 0..200 {
            let (r, s, t) = (random(), random(), random());
            assert_eq!(r.compose(&s).compose(&t), r.compose(&s.compose(&t)));
            assert_eq!(r.compose(&(&s | &t)), r.compose(&s) | r.compose(&t));
            assert_eq!(&r - &s, &r - &(&r & &s));
            // r⁺ is the least fixed point of x = r ∪ r;x.
            assert_eq!(r.plus(), &r | &r.compose(&r.plus()));
            let mut by_iteration = r.clone();
            for _ in 0..9 {
                by_iteration = &r | &r.compose(&by_iteration);
            }
            assert_eq!(r.plus(), by_iteration);
        }
    }
}
