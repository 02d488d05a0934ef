//! Relations as sparse matrices of literals.
//!
//! A tuple is one number, its atoms one after the other in a fixed number of bits each; a matrix is the
//! sorted list of tuples whose literal is not false. Set operations are merges, a join is a sort of the pairs
//! that meet, a lookup is a binary search. Everything is linear in what is possible by the bounds, up to the
//! logarithm of sorting.

use crate::circuit::{Circuit, Lit};
use crate::{Atom, TupleSet, Universe};
use std::cmp::Ordering;

/// A tuple of atoms packed into one integer.
pub(crate) type Key = u64;

/// A relation in the circuit, as a sparse matrix that gives the literal of each tuple. Sorted by key; a tuple
/// without an entry is not in the relation.
#[derive(Clone, Debug, Default)]
pub(crate) struct Matrix {
    pub entries: Vec<(Key, Lit)>,
}

/// The way in which tuples of a universe's atoms are packed into integers.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Packing {
    bits: u32,
    atoms: u32,
}

impl Packing {
    /// Returns the packing for a universe, with as many bits for each atom as the universe needs.
    pub fn new(universe: &Universe) -> Self {
        let atoms = universe.len() as u32;
        Self { bits: u32::BITS - atoms.saturating_sub(1).max(1).leading_zeros(), atoms }
    }

    /// Panics if tuples of this arity do not fit into a key.
    #[track_caller]
    pub fn check(self, arity: usize) {
        assert!(
            arity as u32 * self.bits <= Key::BITS,
            "tuples of {arity} atoms from a universe of {} do not fit into {} bits",
            self.atoms,
            Key::BITS
        );
    }

    /// Packs a tuple of atoms into one integer, its key.
    pub fn pack(self, tuple: &[Atom]) -> Key {
        tuple.iter().fold(0, |key, atom| key << self.bits | Key::from(atom.0))
    }

    /// Unpacks a key into the atoms of its tuple.
    pub fn unpack(self, arity: usize, key: Key) -> impl Iterator<Item = Atom> {
        (0..arity as u32).rev().map(move |i| Atom((key >> (i * self.bits) & self.mask()) as u32))
    }

    fn mask(self) -> Key {
        (1 << self.bits) - 1
    }

    /// Returns the number of bits that so many atoms take.
    fn shift(self, atoms: usize) -> u32 {
        atoms as u32 * self.bits
    }

    /// Returns the key of a tuple with one more atom at its end.
    pub fn child(self, key: Key, atom: Key) -> Key {
        key << self.bits | atom
    }

    /// Returns the key of a tuple without its last atom.
    pub fn parent(self, key: Key) -> Key {
        key >> self.bits
    }

    fn last(self, key: Key) -> Key {
        key & self.mask()
    }

    /// Returns the two atoms of the pair with this key.
    pub fn pair(self, key: Key) -> (u32, u32) {
        ((key >> self.bits) as u32, self.last(key) as u32)
    }

    /// Packs a pair of atoms into one integer, its key.
    pub fn of_pair(self, first: u32, second: u32) -> Key {
        Key::from(first) << self.bits | Key::from(second)
    }

    /// Returns the matrix of a relation that has exactly these tuples.
    pub fn constant(self, tuples: &TupleSet) -> Matrix {
        Matrix { entries: tuples.iter().map(|tuple| (self.pack(tuple), Lit::TRUE)).collect() }
    }

    /// Returns the matrix of the set of all atoms.
    pub fn univ(self) -> Matrix {
        Matrix { entries: (0..self.atoms).map(|atom| (Key::from(atom), Lit::TRUE)).collect() }
    }

    /// Returns the matrix of the identity relation.
    pub fn iden(self) -> Matrix {
        Matrix { entries: (0..self.atoms).map(|atom| (self.of_pair(atom, atom), Lit::TRUE)).collect() }
    }

    /// Returns the matrix of the product of two relations, the second of arity `b_arity`.
    pub fn product(self, circuit: &mut Circuit, a: &Matrix, b: &Matrix, b_arity: usize) -> Matrix {
        let shift = self.shift(b_arity);
        let mut entries = Vec::with_capacity(a.entries.len() * b.entries.len());
        for &(left, x) in &a.entries {
            if circuit.is_stopped() {
                break;
            }
            for &(right, y) in &b.entries {
                let both = circuit.and(x, y);
                if both != Lit::FALSE {
                    entries.push((left << shift | right, both));
                }
            }
        }
        Matrix { entries }
    }

    /// Returns the matrix of the dot join of two relations, the second of arity `b_arity`.
    pub fn join(self, circuit: &mut Circuit, a: &Matrix, b: &Matrix, b_arity: usize) -> Matrix {
        let rest = self.shift(b_arity - 1);
        // For each atom, the index of the first tuple of `b` that begins with it.
        let mut starts = vec![0_u32; self.atoms as usize + 1];
        for &(key, _) in &b.entries {
            starts[(key >> rest) as usize + 1] += 1;
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let rest_mask = if rest == 0 { 0 } else { Key::MAX >> (Key::BITS - rest) };
        let mut entries = Vec::new();
        let mut terms: Vec<(Key, Lit)> = Vec::new();
        // Tuples of a that differ only in the last atom are neighbours; their results are too.
        for group in a.entries.chunk_by(|x, y| x.0 >> self.bits == y.0 >> self.bits) {
            if circuit.is_stopped() {
                break;
            }
            let prefix = group[0].0 >> self.bits << rest;
            terms.clear();
            for &(key, x) in group {
                let middle = self.last(key) as usize;
                let range = starts[middle] as usize..starts[middle + 1] as usize;
                for &(other, y) in &b.entries[range] {
                    let both = circuit.and(x, y);
                    if both != Lit::FALSE {
                        terms.push((prefix | other & rest_mask, both));
                    }
                }
            }
            if group.len() > 1 {
                terms.sort_by_key(|term| term.0);
            }
            disjoin(circuit, &terms, &mut entries);
        }
        // With a set on the left there is one group; with more columns, groups come in order of their prefix.
        Matrix { entries }
    }

    /// Returns the matrix of the inverse of a binary relation.
    pub fn transpose(self, a: &Matrix) -> Matrix {
        let turn = |&(key, lit): &(Key, Lit)| {
            let (first, second) = self.pair(key);
            (self.of_pair(second, first), lit)
        };
        let mut entries: Vec<(Key, Lit)> = a.entries.iter().map(turn).collect();
        entries.sort_unstable_by_key(|entry| entry.0);
        Matrix { entries }
    }
}

/// Adds one entry for each run of terms with the same key: their disjunction.
fn disjoin(circuit: &mut Circuit, terms: &[(Key, Lit)], entries: &mut Vec<(Key, Lit)>) {
    let mut lits = Vec::new();
    for run in terms.chunk_by(|x, y| x.0 == y.0) {
        let lit = match run {
            [(_, lit)] => *lit,
            _ => {
                lits.clear();
                lits.extend(run.iter().map(|term| term.1));
                circuit.or_all(&lits)
            }
        };
        entries.push((run[0].0, lit));
    }
}

impl Matrix {
    /// Returns the matrix of a relation that has one tuple if the literal is true, and none otherwise.
    pub fn singleton(key: Key, lit: Lit) -> Matrix {
        Matrix { entries: if lit == Lit::FALSE { Vec::new() } else { vec![(key, lit)] } }
    }

    /// Returns the literal that is true if the relation has the tuple with this key.
    pub fn get(&self, key: Key) -> Lit {
        match self.entries.binary_search_by_key(&key, |entry| entry.0) {
            Ok(place) => self.entries[place].1,
            Err(_) => Lit::FALSE,
        }
    }

    /// Returns the literals of all tuples that the relation may have.
    pub fn lits(&self) -> Vec<Lit> {
        self.entries.iter().map(|entry| entry.1).collect()
    }

    /// Yields each key of either matrix with both literals, false where one has none.
    fn zip<'a>(&'a self, other: &'a Matrix) -> impl Iterator<Item = (Key, Lit, Lit)> + 'a {
        let (mut left, mut right) = (self.entries.iter().peekable(), other.entries.iter().peekable());
        std::iter::from_fn(move || {
            let order = match (left.peek(), right.peek()) {
                (None, None) => return None,
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
                (Some(l), Some(r)) => l.0.cmp(&r.0),
            };
            let (mut key, mut pair) = (0, [Lit::FALSE; 2]);
            if order != Ordering::Greater
                && let Some(&(k, lit)) = left.next()
            {
                (key, pair[0]) = (k, lit);
            }
            if order != Ordering::Less
                && let Some(&(k, lit)) = right.next()
            {
                (key, pair[1]) = (k, lit);
            }
            Some((key, pair[0], pair[1]))
        })
    }

    /// Combines two matrices tuple by tuple with the function `with`, which must return false for two false
    /// literals.
    pub fn combine(&self, other: &Matrix, mut with: impl FnMut(Lit, Lit) -> Lit) -> Matrix {
        let all = self.zip(other).map(|(key, x, y)| (key, with(x, y)));
        Matrix { entries: all.filter(|entry| entry.1 != Lit::FALSE).collect() }
    }

    /// Returns the matrix of the union of these relations.
    pub fn union_all(circuit: &mut Circuit, matrices: &[&Matrix]) -> Matrix {
        if let [a, b] = matrices {
            return a.combine(b, |x, y| circuit.or(x, y));
        }
        let mut terms: Vec<(Key, Lit)> = matrices.iter().flat_map(|m| m.entries.iter().copied()).collect();
        terms.sort_by_key(|term| term.0);
        let mut entries = Vec::with_capacity(terms.len());
        disjoin(circuit, &terms, &mut entries);
        Matrix { entries }
    }

    /// Returns the matrix of the intersection of two relations.
    pub fn intersection(&self, circuit: &mut Circuit, other: &Matrix) -> Matrix {
        // One is often a constant with few tuples, or a variable's single one.
        let (small, large) =
            if self.entries.len() <= other.entries.len() { (self, other) } else { (other, self) };
        let both = small.entries.iter().map(|&(key, x)| (key, circuit.and(x, large.get(key))));
        Matrix { entries: both.filter(|entry| entry.1 != Lit::FALSE).collect() }
    }

    /// Returns the matrix of the difference of two relations.
    pub fn difference(&self, circuit: &mut Circuit, other: &Matrix) -> Matrix {
        let left = self.entries.iter().map(|&(key, x)| (key, circuit.and(x, !other.get(key))));
        Matrix { entries: left.filter(|entry| entry.1 != Lit::FALSE).collect() }
    }

    /// Returns the literal that is true if every tuple of `self` is a tuple of `other`.
    pub fn subset(&self, circuit: &mut Circuit, other: &Matrix) -> Lit {
        let mut parts = Vec::with_capacity(self.entries.len());
        for &(key, x) in &self.entries {
            match circuit.implies(x, other.get(key)) {
                Lit::TRUE => {}
                Lit::FALSE => return Lit::FALSE,
                lit => parts.push(lit),
            }
        }
        circuit.and_all(&parts)
    }

    /// Returns the literal that is true if two relations have the same tuples.
    pub fn equal(&self, circuit: &mut Circuit, other: &Matrix) -> Lit {
        let parts: Vec<Lit> = self.zip(other).map(|(_, x, y)| circuit.iff(x, y)).collect();
        circuit.and_all(&parts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn packing(atoms: usize) -> Packing {
        let mut universe = Universe::new();
        for i in 0..atoms {
            universe.add(i.to_string());
        }
        Packing::new(&universe)
    }

    #[test]
    fn tuples_survive_packing() {
        for atoms in [1, 2, 3, 4, 5, 255, 256, 257] {
            let packing = packing(atoms);
            let last = Atom(atoms as u32 - 1);
            for tuple in [vec![last], vec![Atom(0), last], vec![last, Atom(0), last]] {
                packing.check(tuple.len());
                let unpacked: Vec<Atom> = packing.unpack(tuple.len(), packing.pack(&tuple)).collect();
                assert_eq!(unpacked, tuple);
            }
        }
    }

    #[test]
    #[should_panic(expected = "do not fit")]
    fn tuples_that_do_not_fit_are_refused() {
        packing(257).check(8);
    }

    /// Checks that every operation on constant matrices agrees with the one on sets of tuples.
    #[test]
    fn constants_behave_as_sets() {
        let packing = packing(4);
        let set = |code: u32| {
            let pairs = (0..16).filter(move |i| code >> i & 1 == 1).map(|i| (Atom(i / 4), Atom(i % 4)));
            TupleSet::pairs(pairs)
        };
        let mut circuit = Circuit::new();
        let keys = |matrix: &Matrix| {
            assert!(matrix.entries.iter().all(|entry| entry.1 == Lit::TRUE));
            matrix.entries.iter().map(|entry| entry.0).collect::<Vec<_>>()
        };
        for (a, b) in [(0x1234, 0xfedc), (0x8001, 0x7ffe), (0xffff, 0x0f0f), (0, 0x5555)] {
            let (a, b) = (set(a), set(b));
            let (x, y) = (packing.constant(&a), packing.constant(&b));
            let of = |set: &TupleSet| keys(&packing.constant(set));
            assert_eq!(keys(&Matrix::union_all(&mut circuit, &[&x, &y])), of(&a.union(&b)));
            assert_eq!(keys(&Matrix::union_all(&mut circuit, &[&x, &y, &x])), of(&a.union(&b)));
            assert_eq!(keys(&x.intersection(&mut circuit, &y)), of(&a.intersection(&b)));
            assert_eq!(keys(&x.difference(&mut circuit, &y)), of(&a.difference(&b)));
            assert_eq!(keys(&packing.product(&mut circuit, &x, &y, 2)), of(&a.product(&b)));
            let swapped = TupleSet::pairs(a.iter().map(|pair| (pair[1], pair[0])));
            assert_eq!(keys(&packing.transpose(&x)), of(&swapped));
            let meet = |l: &[Atom], r: &[Atom]| (l[1] == r[0]).then_some((l[0], r[1]));
            let joined = a.iter().flat_map(|l| b.iter().filter_map(move |r| meet(l, r)));
            assert_eq!(keys(&packing.join(&mut circuit, &x, &y, 2)), of(&TupleSet::pairs(joined)));
            assert_eq!(x.subset(&mut circuit, &y), Lit::constant(a.is_subset(&b)));
            assert_eq!(x.equal(&mut circuit, &x), Lit::TRUE);
        }
        assert_eq!(circuit.len(), 1, "constants need no gates");
    }
}
