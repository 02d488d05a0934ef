//! Sets of tuples, kept sorted in one flat array: iteration is in lexical order, membership a binary search.

use crate::Atom;
use std::fmt;

/// A set of tuples of atoms, all of the same arity. Iteration is ordered, so it is the same in every run.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TupleSet {
    arity: usize,
    /// The tuples one after the other, in lexical order, without repetition.
    flat: Vec<Atom>,
}

impl TupleSet {
    /// Creates the empty set of tuples of this arity, which is at least one.
    #[track_caller]
    pub fn new(arity: usize) -> Self {
        assert!(arity > 0, "a tuple has at least one atom");
        Self { arity, flat: Vec::new() }
    }

    /// Creates a set of atoms, as tuples of arity one.
    pub fn unary(atoms: impl IntoIterator<Item = Atom>) -> Self {
        let mut flat: Vec<Atom> = atoms.into_iter().collect();
        flat.sort_unstable();
        flat.dedup();
        Self { arity: 1, flat }
    }

    /// Creates a set of pairs of atoms, which are tuples of arity two.
    pub fn pairs(pairs: impl IntoIterator<Item = (Atom, Atom)>) -> Self {
        let mut pairs: Vec<(Atom, Atom)> = pairs.into_iter().collect();
        pairs.sort_unstable();
        pairs.dedup();
        Self { arity: 2, flat: pairs.into_iter().flat_map(|(a, b)| [a, b]).collect() }
    }

    /// Creates a set of these tuples, all of which must have this arity.
    #[track_caller]
    pub fn from_tuples<T: AsRef<[Atom]>>(arity: usize, tuples: impl IntoIterator<Item = T>) -> Self {
        let mut set = Self::new(arity);
        for tuple in tuples {
            set.insert(tuple.as_ref());
        }
        set
    }

    /// Returns the index of a tuple (`Ok`), or the index at which it would be inserted (`Err`).
    fn find(&self, tuple: &[Atom]) -> Result<usize, usize> {
        // Tuples mostly come in order.
        if self.flat.is_empty() || self.row(self.len() - 1) < tuple {
            return Err(self.len());
        }
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            match self.row(middle).cmp(tuple) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Equal => return Ok(middle),
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        Err(low)
    }

    fn row(&self, index: usize) -> &[Atom] {
        &self.flat[index * self.arity..(index + 1) * self.arity]
    }

    /// Adds a tuple to the set. Adding a tuple that comes after all others needs no search.
    #[track_caller]
    pub fn insert(&mut self, tuple: &[Atom]) {
        assert_eq!(tuple.len(), self.arity, "a tuple of another arity than the set's");
        if let Err(place) = self.find(tuple) {
            let place = place * self.arity;
            self.flat.splice(place..place, tuple.iter().copied());
        }
    }

    /// Returns whether a tuple is in the set.
    pub fn contains(&self, tuple: &[Atom]) -> bool {
        self.find(tuple).is_ok()
    }

    /// Yields the tuples of the set, in lexical order.
    pub fn iter(&self) -> impl Iterator<Item = &[Atom]> {
        self.flat.chunks_exact(self.arity)
    }

    /// Yields the first atom of each tuple, in order; for a set of atoms, the atoms.
    pub fn atoms(&self) -> impl Iterator<Item = Atom> + '_ {
        self.iter().map(|tuple| tuple[0])
    }

    /// Returns the number of tuples in the set.
    pub fn len(&self) -> usize {
        self.flat.len() / self.arity
    }

    /// Returns whether the set has no tuples.
    pub fn is_empty(&self) -> bool {
        self.flat.is_empty()
    }

    /// Returns the number of atoms in each tuple of the set.
    pub fn arity(&self) -> usize {
        self.arity
    }

    /// Returns the set of every tuple of this set followed by every tuple of the other.
    pub fn product(&self, other: &TupleSet) -> TupleSet {
        let mut flat = Vec::with_capacity(self.len() * other.len() * (self.arity + other.arity));
        for left in self.iter() {
            for right in other.iter() {
                flat.extend_from_slice(left);
                flat.extend_from_slice(right);
            }
        }
        TupleSet { arity: self.arity + other.arity, flat }
    }

    /// Returns the set of the tuples that are in at least one of two sets.
    #[track_caller]
    pub fn union(&self, other: &TupleSet) -> TupleSet {
        self.check_arity(other);
        let (mut left, mut right) = (self.iter().peekable(), other.iter().peekable());
        let mut flat = Vec::with_capacity(self.flat.len() + other.flat.len());
        loop {
            let next = match (left.peek(), right.peek()) {
                (Some(l), Some(r)) => match l.cmp(r) {
                    std::cmp::Ordering::Less => left.next(),
                    std::cmp::Ordering::Greater => right.next(),
                    std::cmp::Ordering::Equal => {
                        right.next();
                        left.next()
                    }
                },
                (Some(_), None) => left.next(),
                (None, _) => right.next(),
            };
            match next {
                Some(tuple) => flat.extend_from_slice(tuple),
                None => return TupleSet { arity: self.arity, flat },
            }
        }
    }

    /// Returns the set of the tuples that are in both sets.
    #[track_caller]
    pub fn intersection(&self, other: &TupleSet) -> TupleSet {
        self.check_arity(other);
        self.filter(|tuple| other.contains(tuple))
    }

    /// Returns the set of the tuples that are in this set but not in the other.
    #[track_caller]
    pub fn difference(&self, other: &TupleSet) -> TupleSet {
        self.check_arity(other);
        self.filter(|tuple| !other.contains(tuple))
    }

    /// Returns whether every tuple of this set is in the other set.
    #[track_caller]
    pub fn is_subset(&self, other: &TupleSet) -> bool {
        self.check_arity(other);
        self.iter().all(|tuple| other.contains(tuple))
    }

    /// Returns the set of those tuples of this set for which `keep` holds.
    pub fn filter(&self, mut keep: impl FnMut(&[Atom]) -> bool) -> TupleSet {
        let mut flat = Vec::new();
        for tuple in self.iter().filter(|tuple| keep(tuple)) {
            flat.extend_from_slice(tuple);
        }
        TupleSet { arity: self.arity, flat }
    }

    #[track_caller]
    fn check_arity(&self, other: &TupleSet) {
        assert_eq!(self.arity, other.arity, "two sets of tuples of different arity");
    }
}

impl fmt::Debug for TupleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Atom = Atom(0);
    const B: Atom = Atom(1);
    const C: Atom = Atom(2);

    #[test]
    fn tuples_are_sorted_and_unique() {
        let mut set = TupleSet::new(2);
        for pair in [[C, A], [A, B], [B, B], [A, B], [A, A]] {
            set.insert(&pair);
        }
        let sorted: Vec<_> = set.iter().collect();
        assert_eq!(sorted, [[A, A], [A, B], [B, B], [C, A]]);
        assert_eq!(set, TupleSet::pairs([(C, A), (B, B), (A, B), (A, A), (A, A)]));
        assert!(set.contains(&[B, B]) && !set.contains(&[B, C]));
    }

    #[test]
    fn algebra() {
        let (ab, bc) = (TupleSet::unary([B, A]), TupleSet::unary([C, B]));
        assert_eq!(ab.union(&bc), TupleSet::unary([A, B, C]));
        assert_eq!(ab.intersection(&bc), TupleSet::unary([B]));
        assert_eq!(ab.difference(&bc), TupleSet::unary([A]));
        assert_eq!(ab.product(&bc), TupleSet::pairs([(A, B), (A, C), (B, B), (B, C)]));
        assert!(TupleSet::unary([B]).is_subset(&bc) && !ab.is_subset(&bc));
    }
}
