//! What the rules of a model say together.
//!
//! Where no rule is ever left out of a problem ([`World::skeleton`](fencepost_rml::World::skeleton)), a rule
//! may be put into simpler formulas because of what others say, and it may narrow relations before there are
//! any formulas. Three things are used:
//!
//! - *Constant order*: `acyclic(po | r)` and `(po | r)+` may have the order of the program's text in the
//!   place of `po` (see [`Skeleton`]).
//! - *Narrowing*: where that order with `rf` or `co` must have no cycle, no pair of `rf` or `co` goes against
//!   it. `rf` and `co` relate accesses of one location, so `po & loc` in the place of `po` says as much.
//! - *Communication*: `(rf | co | fr)+` is `rf | (co | fr); rf?`, because every read sees one write and `co`
//!   is transitive. Rules that every execution satisfies say so, whatever the text.

use crate::Base;
use crate::model::{Compiled, Goal};
use crate::syntax::Test;
use crate::terms::{Op, TermId, Terms};
use fencepost_relational::TupleSet;
use fencepost_rml::Skeleton;

/// A union that contains program order, as a constant order and the other parts of the union.
pub(crate) struct Ordered<'a> {
    /// Contains program order, and `sync` where the union contains it.
    pub order: &'a TupleSet,
    /// The other parts.
    pub others: Vec<TermId>,
}

/// Returns the parts of a union whose transitive closure, or whose cycles, are asked for: closures among them
/// count as what they are the closures of.
fn parts(terms: &Terms, term: TermId) -> Vec<TermId> {
    let (mut parts, mut todo) = (vec![], vec![term]);
    while let Some(term) = todo.pop() {
        match terms.op(term) {
            Op::Union(a, b) => todo.extend([b, a]),
            Op::Plus(r) => todo.push(r),
            _ => parts.push(term),
        }
    }
    parts
}

/// Takes a union apart whose closure or cycles are asked for; `None` if it does not contain program order.
pub(crate) fn in_order<'a>(terms: &Terms, skeleton: &'a Skeleton, term: TermId) -> Option<Ordered<'a>> {
    let parts = parts(terms, term);
    let is = |base: Base| move |part: &TermId| matches!(terms.op(*part), Op::Base(b) if b == base);
    if !parts.iter().any(is(Base::Po)) {
        return None;
    }
    let order = if parts.iter().any(is(Base::Sync)) { &skeleton.po_and_sync } else { &skeleton.po };
    let others = parts.into_iter().filter(|part| !is(Base::Po)(part)).collect();
    Some(Ordered { order, others })
}

/// Returns whether a term is `(rf^-1; co) \ id`, with or without the last part.
fn is_fr(terms: &Terms, term: TermId) -> bool {
    match terms.op(term) {
        Op::Diff(a, b) => terms.op(b) == Op::Id && is_fr(terms, a),
        Op::Seq(a, b) => {
            let is_back = matches!(terms.op(a), Op::Inverse(r) if terms.op(r) == Op::Base(Base::Rf));
            is_back && terms.op(b) == Op::Base(Base::Co)
        }
        _ => false,
    }
}

/// Returns whether a term is the union of `rf`, `co` and `fr`.
pub(crate) fn is_eco(terms: &Terms, term: TermId) -> bool {
    let parts = parts(terms, term);
    let is_base = |base: Base| parts.iter().any(|part| terms.op(*part) == Op::Base(base));
    let is_fr = |part: &TermId| matches!(terms.op(*part), Op::Diff(..)) && is_fr(terms, *part);
    parts.len() == 3 && is_base(Base::Rf) && is_base(Base::Co) && parts.iter().any(is_fr)
}

/// Pairs that relations of the problem cannot have.
pub(crate) struct Narrowed {
    /// Pairs of a read and a write that it cannot see.
    pub seen: TupleSet,
    /// Pairs of writes of which the first cannot come before the second in coherence.
    pub co: TupleSet,
}

/// Returns the pairs that the axioms of a model exclude because of the order that the program's shape fixes.
pub(crate) fn narrowed(compiled: &Compiled, skeleton: &Skeleton) -> Narrowed {
    let mut narrowed = Narrowed { seen: TupleSet::new(2), co: TupleSet::new(2) };
    for (_, goal) in compiled.checks[..compiled.axioms].iter().filter(|(_, goal)| !goal.negated) {
        if let Some((order, others)) = against(&compiled.terms, skeleton, goal) {
            for part in others {
                match compiled.terms.op(part) {
                    // A read sees no write that comes after it.
                    Op::Base(Base::Rf) => narrowed.seen = narrowed.seen.union(order),
                    Op::Base(Base::Co) => {
                        let back = order.iter().map(|pair| (pair[1], pair[0]));
                        narrowed.co = narrowed.co.union(&TupleSet::pairs(back));
                    }
                    _ => {}
                }
            }
        }
    }
    narrowed
}

/// Returns an order and the relations of which no pair may go against it, if an axiom says so.
fn against<'a>(terms: &Terms, skeleton: &'a Skeleton, goal: &Goal) -> Option<(&'a TupleSet, Vec<TermId>)> {
    match (goal.test, terms.op(goal.term)) {
        (Test::Acyclic, _) => {
            if let Some(Ordered { order, others }) = in_order(terms, skeleton, goal.term) {
                return Some((order, others));
            }
            let parts = parts(terms, goal.term);
            let is = |term: TermId, base: Base| terms.op(term) == Op::Base(base);
            let is_po_loc = |part: &TermId| match terms.op(*part) {
                Op::Inter(a, b) => {
                    (is(a, Base::Po) && is(b, Base::Loc)) || (is(a, Base::Loc) && is(b, Base::Po))
                }
                _ => false,
            };
            parts.iter().any(is_po_loc).then_some((&skeleton.po, parts))
        }
        (Test::Irreflexive, Op::Seq(a, b)) => {
            // The first part is a closure that contains program order, the second may take many steps.
            let Op::Plus(_) = terms.op(a) else { return None };
            let Ordered { order, .. } = in_order(terms, skeleton, a)?;
            Some((order, parts(terms, b)))
        }
        _ => None,
    }
}

/// Returns those tuples of a set that are not in the other.
pub(crate) fn without(set: &TupleSet, other: &TupleSet) -> TupleSet {
    TupleSet::pairs(set.iter().filter(|pair| !other.contains(pair)).map(|pair| (pair[0], pair[1])))
}
