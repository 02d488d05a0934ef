//! Atoms and the universe they live in.

use std::fmt;

/// An atom of a universe, given by its number; the values of relations consist of tuples of atoms.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Atom(pub u32);

impl fmt::Debug for Atom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a{}", self.0)
    }
}

/// All atoms that relations of a problem may speak of, with their names. Atoms have no structure: what they
/// mean is what relations say about them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Universe {
    names: Vec<String>,
}

impl Universe {
    /// Creates a universe that has no atoms yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an atom with this name to the universe, and returns the atom. Names are for people: two atoms may
    /// have the same.
    pub fn add(&mut self, name: impl Into<String>) -> Atom {
        let atom = Atom(u32::try_from(self.names.len()).expect("a universe has fewer than 2^32 atoms"));
        self.names.push(name.into());
        atom
    }

    /// Returns the number of atoms in the universe.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Returns whether the universe has no atoms.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// Returns the name of an atom of this universe.
    pub fn name(&self, atom: Atom) -> &str {
        &self.names[atom.0 as usize]
    }

    /// Yields all atoms of the universe, in the order in which they were added.
    pub fn atoms(&self) -> impl Iterator<Item = Atom> + use<> {
        (0..self.names.len() as u32).map(Atom)
    }
}
