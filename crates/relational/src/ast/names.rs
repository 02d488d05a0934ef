//! Relations and quantified variables: things with an identity and a name.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A relational variable of a problem, whose tuples the solver looks for. Two relations are equal if one is a
/// clone of the other, whatever their names.
#[derive(Clone)]
pub struct Relation(Arc<(String, usize)>);

impl Relation {
    /// Creates a relational variable with this name and arity, different from all others.
    #[track_caller]
    pub fn new(name: impl Into<String>, arity: usize) -> Self {
        assert!(arity > 0, "a relation has arity at least one");
        Self(Arc::new((name.into(), arity)))
    }

    /// Returns the relation's name, which is for people and need not be unique.
    pub fn name(&self) -> &str {
        &self.0.0
    }

    /// Returns the number of atoms in each tuple of the relation.
    pub fn arity(&self) -> usize {
        self.0.1
    }

    /// Returns a number that identifies the relation, the address of its allocation.
    pub(crate) fn address(&self) -> usize {
        Arc::as_ptr(&self.0).addr()
    }
}

impl PartialEq for Relation {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Relation {}

impl Hash for Relation {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.address().hash(state);
    }
}

impl fmt::Debug for Relation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.name(), self.arity())
    }
}

/// A variable of a quantifier or comprehension, which ranges over the atoms of its domain. Like relations,
/// variables are equal if one is a clone of the other.
#[derive(Clone)]
pub struct Var(Arc<String>);

impl Var {
    /// Creates a quantified variable with this name, different from all others.
    pub fn new(name: impl Into<String>) -> Self {
        Self(Arc::new(name.into()))
    }

    /// Returns the variable's name, which is for people and need not be unique.
    pub fn name(&self) -> &str {
        &self.0
    }

    /// Returns a number that identifies the variable, the address of its allocation.
    pub(crate) fn address(&self) -> usize {
        Arc::as_ptr(&self.0).addr()
    }
}

impl PartialEq for Var {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Var {}

impl Hash for Var {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.address().hash(state);
    }
}

impl fmt::Debug for Var {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
