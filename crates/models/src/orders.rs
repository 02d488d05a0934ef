//! The orders that models make of a whole graph, as bit relations.
//!
//! The checkers look at one event at a time and keep clocks. Two parts of the engine look at whole graphs
//! instead: atomic sections ([`crate::sections`]) and XMM ([`crate::xmm`]). They take the orders from here.
//!
//! Source: the models' texts (`crates/models/cat`), line by line. The oracle has definitions of its own,
//! which share nothing with these; a test compares the two. Cost: a few compositions of bit matrices.

use crate::ModelId;
use fencepost_graph::{Candidate, CandidateEvent, FenceKind, Label, Relation};

/// Composes relations from left to right.
fn path<const N: usize>(steps: [&Relation; N]) -> Relation {
    let (first, rest) = steps.split_first().expect("a path has a first step");
    rest.iter().fold((*first).clone(), |so_far, step| so_far.compose(step))
}

/// Returns `(po ∪ sync ∪ rf)⁺`, where `sync` are the edges of thread starts and joins.
pub fn porf(c: &Candidate) -> Relation {
    (&c.po | &c.sync | &c.rf).plus()
}

/// Returns the happens-before relation of a candidate under `ra`, `rc11`, `rc20` or XMM.
pub fn happens_before(model: ModelId, c: &Candidate) -> Relation {
    if model == ModelId::Ra {
        return porf(c);
    }
    let atomic_writes = c.id(|e| e.is_write() && e.is_rlx());
    let updates = c.rf.compose(&c.rmw).star();
    // What a read must see to synchronise with the write that it starts from.
    let sequence = match model {
        ModelId::Rc20 => path([&atomic_writes, &updates]),
        _ => {
            let later = (&c.po & &c.same_loc()).opt();
            path([&c.writes(), &later, &atomic_writes, &updates])
        }
    };
    let fences = c.id(CandidateEvent::is_fence);
    let release = c.id(CandidateEvent::is_rel).compose(&fences.compose(&c.po).opt());
    let acquire = c.po.compose(&fences).opt().compose(&c.id(CandidateEvent::is_acq));
    let atomic_reads = c.id(|e| e.is_read() && e.is_rlx());
    let synchronises = path([&release, &sequence, &c.rf, &atomic_reads, &acquire]);
    (&c.po | &c.sync | synchronises).plus()
}

/// Returns the partial order of seq_cst events that `rc11`, `rc20` and XMM demand to be acyclic, given
/// happens-before.
pub fn psc(model: ModelId, c: &Candidate, hb: &Relation) -> Relation {
    let apart = match model {
        ModelId::Rc20 => &c.po - &c.rmw,
        _ => &c.po - &c.same_loc(),
    };
    let step = &c.po | path([&apart, hb, &apart]) | (hb & &c.same_loc()) | &c.co | c.fr();
    let events = c.id(CandidateEvent::is_sc);
    let fences = c.id(|e| e.is_sc() && e.is_fence());
    let reach = hb.opt();
    let from = &events | fences.compose(&reach);
    let to = &events | reach.compose(&fences);
    let around = hb | path([hb, &communication(c), hb]);
    path([&from, &step, &to]) | path([&fences, &around, &fences])
}

/// Returns `eco`, extended coherence, which is `(rf ∪ co ∪ fr)⁺`.
pub fn communication(c: &Candidate) -> Relation {
    (&c.rf | &c.co | c.fr()).plus()
}

/// Returns the edges that the one global order of `sc`, `tso` or `pso` must contain, between reads and the
/// moments at which writes reach memory.
pub fn global_order(model: ModelId, c: &Candidate) -> Relation {
    let memory = &c.sync | &c.co | c.fr();
    if model == ModelId::Sc {
        return memory | &c.po | &c.rf;
    }
    let (r, w) = (c.reads(), c.writes());
    // Reads wait for nothing but earlier reads, writes for earlier reads and, except under pso, for earlier
    // writes.
    let kept = path([&r, &c.po, &(&r | &w)]);
    let stores = match model {
        ModelId::Pso => {
            let fence = c.id(|e| matches!(e.label, Some(Label::Fence(kind)) if orders_stores(kind)));
            let release = c.id(|e| e.is_write() && e.is_rel());
            let to_release = path([&w, &c.po, &release]);
            path([&w, &c.po, &fence, &c.po, &w]) | path([&to_release, &c.po, &w]) | to_release
        }
        _ => path([&w, &c.po, &w]),
    };
    let full = c.id(|e| match e.label {
        Some(Label::Fence(kind)) => kind.is_sc(),
        Some(Label::Read { locked, .. }) => locked,
        Some(Label::Write { update, .. }) => update,
        Some(Label::Spawn(_) | Label::Join(_)) => true,
        _ => false,
    });
    let drains = c.id(|e| e.is_write() && e.is_sc());
    let fenced = c.po.compose(&full) | (&full | &drains).compose(&c.po);
    memory | kept | stores | fenced | (&c.rf - &c.same_thread())
}

/// Returns whether the fence lets no later store overtake an earlier one.
fn orders_stores(kind: FenceKind) -> bool {
    kind.is_rel() || kind == FenceKind::StoreStore
}
