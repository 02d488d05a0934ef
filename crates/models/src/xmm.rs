//! The conditions of XMM on one graph: base consistency, and the program order that re-execution must keep
//! (xmm-thesis, §2.4 and ch. 5).
//!
//! The set of graphs that a program has under XMM depends on several graphs: see the engine. The oracle has
//! definitions of its own, which share nothing with these; a test compares the two.

use crate::{ModelId, orders};
use fencepost_graph::{Candidate, CandidateEvent, Label, Relation};

/// Returns whether the graph satisfies the axioms of RC11 except NO-THIN-AIR, as every graph of XMM must.
pub fn is_base_consistent(c: &Candidate) -> bool {
    let is_well_formed = c.is_rf_complete() && c.is_co_total();
    is_well_formed && (&c.rmw & &c.fr().compose(&c.co)).is_empty() && {
        let hb = orders::happens_before(ModelId::Rc11, c);
        let coherent = hb.is_irreflexive() && hb.compose(&orders::communication(c)).is_irreflexive();
        coherent && orders::psc(ModelId::Rc11, c, &hb).is_acyclic()
    }
}

/// Returns two orders of RC11, `(po ∪ sync ∪ rf)⁺`, and happens-before.
pub fn orders(c: &Candidate) -> (Relation, Relation) {
    (orders::porf(c), orders::happens_before(ModelId::Rc11, c))
}

/// Returns the part of program order that XMM's re-execution must keep,
/// `rpo = ([R^rlx];po;[F^acq] ∪ [E^acq];po ∪ po;[E^rel] ∪ [F^rel];po;[W^rlx])⁺`.
///
/// The definition knows no starts and joins of threads. They synchronise, so they are treated like accesses
/// that synchronise: a spawn is a release and the start of its thread the acquire that reads it; a join is an
/// acquire, of the thread's end, which is a release. Hence `po;[Spawn] ∪ [Join];po`, and all of `sync`.
pub fn rpo(c: &Candidate) -> Relation {
    let acquires = |e: &CandidateEvent| e.is_acq() || matches!(e.label, Some(Label::Join(_)));
    let releases = |e: &CandidateEvent| e.is_rel() || matches!(e.label, Some(Label::Spawn(_)));
    let keeps = |a: &CandidateEvent, b: &CandidateEvent| {
        let before_fence = a.is_read() && a.is_rlx() && b.is_fence() && b.is_acq();
        let after_fence = a.is_fence() && a.is_rel() && b.is_write() && b.is_rlx();
        acquires(a) || releases(b) || before_fence || after_fence
    };
    let kept = c.po.iter().filter(|(a, b)| keeps(&c.events[*a], &c.events[*b]));
    (Relation::from_pairs(c.events.len(), kept) | &c.sync).plus()
}
