//! What names mean.

use super::Parser;
use crate::Primitive;
use crate::syntax::Ref;

/// What is in scope besides the names of the text: parameters and what quantifiers bind.
#[derive(Default)]
pub(super) struct Scope {
    pub params: Vec<String>,
    pub locals: Vec<Local>,
}

/// What a quantifier binds.
pub(super) enum Local {
    Element(String),
    Index(String),
}

/// What a name turns out to be.
pub(super) enum Meaning {
    Term(Ref),
    /// The n-th index in scope.
    Index(usize),
    /// `k`.
    Last,
}

impl Parser<'_> {
    /// What a name means here.
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

    /// The name in scope that is most like this one, if it is like it at all.
    pub(super) fn similar(&self, name: &str) -> Option<String> {
        let locals = self.scope.locals.iter().map(|local| match local {
            Local::Element(name) | Local::Index(name) => name.as_str(),
        });
        let names = self.library.names.iter().map(|(name, _)| name.as_str());
        let all = locals
            .chain(self.scope.params.iter().map(String::as_str))
            .chain(names)
            .chain(Primitive::all().map(|primitive| primitive.name()));
        nearest(name, all)
    }
}

/// The candidate with the fewest changes from `name`, at most a third of its letters.
pub(super) fn nearest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<String> {
    let limit = name.chars().count().div_ceil(3);
    let best = candidates.map(|other| (distance(name, other), other)).min()?;
    (best.0 <= limit && best.0 < name.chars().count()).then(|| best.1.to_string())
}

/// How many letters must be changed, added or left out; a change of case counts least.
fn distance(a: &str, b: &str) -> usize {
    if a.eq_ignore_ascii_case(b) {
        return 0;
    }
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
