//! Computes upper bounds for the relations of `var` and `sequence` from those of the primitives.

use crate::syntax::{Kind, Ref, Term};
use crate::{Model, World};
use fencepost_relational::TupleSet;

/// Returns the most tuples that a `var` may have, by the term that bounds it in the model's text. The parser
/// accepts only terms as bounds that this function can evaluate without a solver.
pub(super) fn upper(model: &Model, world: &dyn World, term: &Term, arity: usize) -> TupleSet {
    let of = |term: &Term, arity: usize| upper(model, world, term, arity);
    match &term.kind {
        Kind::Name(Ref::Primitive(primitive), _) => world.upper(*primitive),
        Kind::Name(Ref::Definition(d), _) => of(&model.definitions[*d].body, arity),
        Kind::Union(parts) => {
            parts.iter().map(|part| of(part, arity)).fold(TupleSet::new(arity), |all, part| all.union(&part))
        }
        Kind::Intersection(parts) => {
            let parts = parts.iter().map(|part| of(part, arity));
            parts.reduce(|all, part| all.intersection(&part)).unwrap_or_else(|| TupleSet::new(arity))
        }
        Kind::Product(parts) => {
            let parts = parts.iter().map(|part| of(part, columns(model, part)));
            parts.reduce(|all, part| all.product(&part)).unwrap_or_else(|| TupleSet::new(arity))
        }
        Kind::Difference(left, right) => {
            let left = of(left, arity);
            match right.kind {
                Kind::Id => left.filter(|tuple| tuple[0] != tuple[1]),
                _ => left.difference(&of(right, arity)),
            }
        }
        other => unreachable!("checked when it was read: no bound has {other:?}"),
    }
}

/// Returns the number of columns of a part of a bound.
fn columns(model: &Model, term: &Term) -> usize {
    match &term.kind {
        Kind::Name(Ref::Primitive(primitive), _) => primitive.arity(),
        Kind::Name(Ref::Definition(d), _) => columns(model, &model.definitions[*d].body),
        Kind::Union(parts) | Kind::Intersection(parts) => columns(model, &parts[0]),
        Kind::Product(parts) => parts.iter().map(|part| columns(model, part)).sum(),
        Kind::Difference(left, _) => columns(model, left),
        _ => 2,
    }
}
