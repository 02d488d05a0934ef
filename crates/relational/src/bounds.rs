//! Bounds: the least and greatest value of each relation, known before the search begins.

use crate::{Relation, TupleSet, Universe};
use rustc_hash::FxHashMap;

/// For each relation of a problem, the tuples that it must have and those that it may have.
///
/// Bounds are where knowledge is cheapest: a tuple outside the upper bound costs nothing at all, one in the
/// lower bound is a constant. Only the tuples in between become variables of the SAT problem.
#[derive(Clone, Debug)]
pub struct Bounds {
    universe: Universe,
    /// The bounds in the order of the first mention of their relations, which is the order of variables.
    entries: Vec<Bound>,
    by_relation: FxHashMap<Relation, usize>,
}

/// The bound of one relation, as the tuples that it must have and those that it may have.
#[derive(Clone, Debug)]
pub(crate) struct Bound {
    pub relation: Relation,
    pub lower: TupleSet,
    pub upper: TupleSet,
}

impl Bounds {
    /// Creates bounds over a universe, as yet of no relation.
    pub fn new(universe: Universe) -> Self {
        Self { universe, entries: Vec::new(), by_relation: FxHashMap::default() }
    }

    /// States that the relation consists of exactly these tuples.
    #[track_caller]
    pub fn exactly(&mut self, relation: &Relation, tuples: TupleSet) {
        self.bound(relation, tuples.clone(), tuples);
    }

    /// States that the relation has at least the tuples of `lower` and at most those of `upper`. A second
    /// bound of the same relation replaces the first.
    #[track_caller]
    pub fn bound(&mut self, relation: &Relation, lower: TupleSet, upper: TupleSet) {
        for (set, which) in [(&lower, "lower"), (&upper, "upper")] {
            assert_eq!(set.arity(), relation.arity(), "the {which} bound of {relation:?} has another arity");
            let known = |tuple: &[crate::Atom]| tuple.iter().all(|a| (a.0 as usize) < self.universe.len());
            assert!(set.iter().all(known), "the {which} bound of {relation:?} has atoms of another universe");
        }
        assert!(lower.is_subset(&upper), "the lower bound of {relation:?} is not within the upper");
        let bound = Bound { relation: relation.clone(), lower, upper };
        match self.by_relation.get(relation) {
            Some(&index) => self.entries[index] = bound,
            None => {
                self.by_relation.insert(relation.clone(), self.entries.len());
                self.entries.push(bound);
            }
        }
    }

    /// Returns the universe, whose atoms the tuples consist of.
    pub fn universe(&self) -> &Universe {
        &self.universe
    }

    /// Returns the relations that have a bound, in the order in which their first bounds were added.
    pub fn relations(&self) -> impl Iterator<Item = &Relation> {
        self.entries.iter().map(|entry| &entry.relation)
    }

    /// Returns the tuples that the relation must have, if it has a bound.
    pub fn lower(&self, relation: &Relation) -> Option<&TupleSet> {
        self.index(relation).map(|i| &self.entries[i].lower)
    }

    /// Returns the tuples that the relation may have, if it has a bound.
    pub fn upper(&self, relation: &Relation) -> Option<&TupleSet> {
        self.index(relation).map(|i| &self.entries[i].upper)
    }

    /// Returns the place of a relation in the list of bounds, if it has a bound.
    pub(crate) fn index(&self, relation: &Relation) -> Option<usize> {
        self.by_relation.get(relation).copied()
    }

    /// Returns the bounds of all relations, in the order in which the relations got their first bounds.
    pub(crate) fn entries(&self) -> &[Bound] {
        &self.entries
    }
}
