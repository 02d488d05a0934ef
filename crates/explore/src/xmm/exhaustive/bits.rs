//! Relations on at most 64 events, a word per row.

use smallvec::SmallVec;

/// A set of at most 64 events, as a word with one bit for each.
pub(super) type Set = u64;

/// Returns the members of a set of events, in ascending order.
pub(super) fn members(mut set: Set) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        let left = set != 0;
        set &= set.wrapping_sub(1);
        left.then_some(first)
    })
}

/// A relation on at most 64 events, with the set of successors of each event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Rel(SmallVec<[Set; 16]>);

impl Rel {
    /// Returns the empty relation on `n` events.
    pub fn new(n: usize) -> Self {
        Rel(SmallVec::from_elem(0, n))
    }

    /// Adds the pair `(a, b)` to the relation.
    pub fn set(&mut self, a: usize, b: usize) {
        self.0[a] |= 1 << b;
    }

    /// Adds the pairs of `a` with each member of `set` to the relation.
    pub fn set_all(&mut self, a: usize, set: Set) {
        self.0[a] |= set;
    }

    /// Returns whether the pair `(a, b)` is in the relation.
    pub fn has(&self, a: usize, b: usize) -> bool {
        self.0[a] >> b & 1 != 0
    }

    /// Returns the successors of `a`, the events that `a` is related to.
    pub fn row(&self, a: usize) -> Set {
        self.0[a]
    }

    /// Returns the predecessors of `a`, the events that are related to `a`.
    pub fn column(&self, a: usize) -> Set {
        self.0.iter().enumerate().fold(0, |set, (b, row)| set | (row >> a & 1) << b)
    }

    /// Returns all successors of the members of `set`.
    pub fn image(&self, set: Set) -> Set {
        members(set).fold(0, |all, a| all | self.0[a])
    }

    /// Returns the union of two relations.
    pub fn or(mut self, other: &Rel) -> Rel {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
        self
    }

    /// Returns the composition of two relations, first this one, then `other`.
    pub fn then(&self, other: &Rel) -> Rel {
        Rel(self.0.iter().map(|row| other.image(*row)).collect())
    }

    /// Returns the part of the relation that goes from the set `from` to the set `to`.
    pub fn between(&self, from: Set, to: Set) -> Rel {
        let row = |(a, row): (usize, &Set)| if from >> a & 1 != 0 { row & to } else { 0 };
        Rel(self.0.iter().enumerate().map(row).collect())
    }

    /// Returns the reflexive closure, the relation with every event related to itself.
    pub fn reflexive(mut self) -> Rel {
        (0..self.0.len()).for_each(|a| self.set(a, a));
        self
    }

    /// Returns the transitive closure of the relation (Warshall).
    pub fn closed(mut self) -> Rel {
        for via in 0..self.0.len() {
            let reached = self.0[via];
            for row in &mut self.0 {
                if *row >> via & 1 != 0 {
                    *row |= reached;
                }
            }
        }
        self
    }

    /// Returns the events that are related to themselves; of a closed relation, those on cycles.
    pub fn loops(&self) -> Set {
        self.0.iter().enumerate().fold(0, |set, (a, row)| set | (row >> a & 1) << a)
    }
}
