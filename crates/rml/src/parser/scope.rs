//! Scopes: resolves names to parameters, bound variables and definitions.

use super::Parser;
use crate::Primitive;
use crate::syntax::Ref;

/// The parameters and quantified names that the term being parsed may use.
#[derive(Default)]
pub(super) struct Scope {
    pub params: Vec<String>,
    pub locals: Vec<Local>,
}

/// A name that a quantifier binds to an atom of a set, or to the number of an execution.
pub(super) enum Local {
    Element(String),
    Index(String),
}

/// What a name in a term refers to, a relation or the number of an execution.
pub(super) enum Meaning {
    Term(Ref),
    /// The n-th index in scope.
    Index(usize),
    /// `k`.
    Last,
}

impl Parser<'_> {
    /// Returns what a name refers to, the innermost binding first; `None` if nothing has this name.
    pub(super) fn meaning(&self, name: &str) -> Option<Meaning> {
        let local =
            self.scope.locals.iter().rposition(
                |local| matches!(local, Local::Element(other) | Local::Index(other) if other == name),
            );
        if let Some(place) = local {
            let before = &self.scope.locals[..place];
            let elements = before.iter().filter(|local| matches!(local, Local::Element(_))).count();
            return Some(match self.scope.locals[place] {
                Local::Element(_) => Meaning::Term(Ref::Element(elements)),
                Local::Index(_) => Meaning::Index(place - elements),
            });
        }
        if let Some(place) = self.scope.params.iter().position(|other| other == name) {
            return Some(Meaning::Term(Ref::Parameter(place)));
        }
        if name == "k" {
            return Some(Meaning::Last);
        }
        let named = self.library.names.iter().rev().find(|(other, _)| other == name);
        let meaning = named.map(|(_, meaning)| *meaning);
        meaning.or_else(|| Primitive::named(name).map(Ref::Primitive)).map(Meaning::Term)
    }

    /// Returns all names that a term at this place may use, for suggestions in error messages.
    pub(super) fn names_in_scope(&self) -> impl Iterator<Item = &str> {
        let locals = self.scope.locals.iter().map(|local| match local {
            Local::Element(name) | Local::Index(name) => name.as_str(),
        });
        let names = self.library.names.iter().map(|(name, _)| name.as_str());
        locals
            .chain(self.scope.params.iter().map(String::as_str))
            .chain(names)
            .chain(Primitive::all().map(|primitive| primitive.name()))
    }
}
