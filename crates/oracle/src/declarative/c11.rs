//! The C11 family: `ra`, `rc11`, `rc20`, `wrc11`; and data races.
//!
//! - `ra`: Lahav, Giannarakis and Vafeiadis, *Taming release-acquire consistency* (POPL 2016), with `co`;
//! - `rc11`: Lahav et al., *Repairing sequential consistency in C/C++11* (PLDI 2017), as worded in
//!   Kokologiannakis et al., *Effective stateless model checking for C/C++ concurrency* (RCMC, POPL 2018),
//!   §3;
//! - `rc20`: the same with the release sequences of C++20 (P0982) and its strongly-happens-before (P0668);
//! - `wrc11`: RCMC §5, where what `hb` and `rf` say about the order of writes stands in for `co`.

use super::{Candidate, CandidateEvent, require, seq};
use fencepost_graph::{EventRef, Loc, Relation};
use fencepost_models::ModelId;
use std::collections::BTreeSet;

/// Returns the first axiom of `ra` that the graph violates. Every access is release or acquire, so whatever
/// is read from happened before. Fences do nothing.
pub(super) fn ra(c: &Candidate) -> Option<&'static str> {
    let hb = porf(c);
    require!("coherence", seq![hb, eco(c, &c.co).opt()].is_irreflexive());
    None
}

/// Returns the first axiom of `rc11` that the graph violates.
pub(super) fn rc11(c: &Candidate) -> Option<&'static str> {
    let hb = happens_before(c, &release_sequence_11(c));
    axioms(c, &hb, &c.co, &(&c.po - &c.same_loc()))
}

/// Returns the first axiom of `rc20` that the graph violates.
pub(super) fn rc20(c: &Candidate) -> Option<&'static str> {
    let hb = happens_before(c, &release_sequence_20(c));
    axioms(c, &hb, &c.co, &(&c.po - &c.rmw))
}

/// Returns the first axiom of `wrc11` that the graph violates.
pub(super) fn wrc11(c: &Candidate) -> Option<&'static str> {
    let hb = happens_before(c, &release_sequence_11(c));
    let mo_weak = mo_weak(c, &hb);
    // ATOMICITY on its own would let two updates of unordered writes read the same write.
    let read_by = |w: usize, r: usize| c.rf.contains(w, r) && c.rmw.domain().contains(r);
    let all = 0..c.events.len();
    require!(
        "one-update-per-write",
        all.clone().all(|w| all.clone().filter(|r| read_by(w, *r)).count() <= 1)
    );
    require!("atomicity", (&c.rmw & &seq![c.fr_of(&mo_weak), mo_weak]).is_empty());
    axioms(c, &hb, &mo_weak, &(&c.po - &c.same_loc()))
}

/// Returns the first of the axioms that `jam21-genmc` has in common with RC11 (coherence, no thin air) that
/// the graph violates.
pub(super) fn coherent(c: &Candidate) -> Option<&'static str> {
    let hb = happens_before(c, &release_sequence_11(c));
    require!("coherence", seq![hb, eco(c, &c.co).opt()].is_irreflexive());
    require!("no-thin-air", porf(c).is_irreflexive());
    None
}

/// Returns the first axiom of RC11 that the graph violates. `around` is what may surround `hb` in the partial
/// SC order; `co` may be a stand-in.
fn axioms(c: &Candidate, hb: &Relation, co: &Relation, around: &Relation) -> Option<&'static str> {
    let violated = axioms_but_thin_air(c, hb, co, around);
    violated.or_else(|| (!porf(c).is_irreflexive()).then_some("no-thin-air"))
}

/// Returns the first axiom of RC11, other than NO-THIN-AIR, that the graph violates. XMM keeps these.
pub(super) fn axioms_but_thin_air(
    c: &Candidate,
    hb: &Relation,
    co: &Relation,
    around: &Relation,
) -> Option<&'static str> {
    let eco = eco(c, co);
    require!("coherence", seq![hb, eco.opt()].is_irreflexive());
    require!("sc", psc(c, hb, (co, &eco), around).is_acyclic());
    None
}

/// Returns the partial order of sequentially consistent events.
fn psc(c: &Candidate, hb: &Relation, (co, eco): (&Relation, &Relation), around: &Relation) -> Relation {
    let scb = &c.po | seq![around, hb, around] | (hb & &c.same_loc()) | co | c.fr_of(co);
    let (e_sc, f_sc) = (c.id(CandidateEvent::is_sc), c.id(|e| e.is_sc() && e.is_fence()));
    let before = &e_sc | seq![f_sc, hb.opt()];
    let after = &e_sc | seq![hb.opt(), f_sc];
    seq![before, scb, after] | seq![f_sc, hb | seq![hb, eco, hb], f_sc]
}

/// Returns the partial order of seq_cst events that `rc11` or `rc20` demands to be acyclic, given
/// happens-before; `None` for models without one.
pub fn psc_of(model: ModelId, c: &Candidate, hb: &Relation) -> Option<Relation> {
    let around = match model {
        ModelId::Rc11 => &c.po - &c.same_loc(),
        ModelId::Rc20 => &c.po - &c.rmw,
        _ => return None,
    };
    Some(psc(c, hb, (&c.co, &eco(c, &c.co)), &around))
}

/// Returns `(po ∪ sync ∪ rf)⁺`, where `sync` are the edges of thread starts and joins.
pub(super) fn porf(c: &Candidate) -> Relation {
    (&c.po | &c.sync | &c.rf).plus()
}

fn eco(c: &Candidate, co: &Relation) -> Relation {
    (co | &c.rf | c.fr_of(co)).plus()
}

/// Returns the release sequences of RC11: a write, later writes of its thread to the same location, and
/// updates of those.
fn release_sequence_11(c: &Candidate) -> Relation {
    let w_rlx = c.id(|e| e.is_write() && e.is_rlx());
    let po_loc = &c.po & &c.same_loc();
    seq![c.writes(), po_loc.opt(), w_rlx, seq![c.rf, c.rmw].star()]
}

/// Returns the release sequences of C++20: a write and updates of it.
fn release_sequence_20(c: &Candidate) -> Relation {
    let w_rlx = c.id(|e| e.is_write() && e.is_rlx());
    seq![w_rlx, seq![c.rf, c.rmw].star()]
}

/// Returns `hb`, given the release sequences. Starts and joins of threads synchronise; so do mutexes, whose
/// unlock is a release store and whose lock is an acquire update.
fn happens_before(c: &Candidate, rs: &Relation) -> Relation {
    let (e_rel, e_acq) = (c.id(CandidateEvent::is_rel), c.id(CandidateEvent::is_acq));
    let f = c.id(CandidateEvent::is_fence);
    let r_rlx = c.id(|e| e.is_read() && e.is_rlx());
    let sw = seq![e_rel, seq![f, c.po].opt(), rs, c.rf, r_rlx, seq![c.po, f].opt(), e_acq];
    (&c.po | &c.sync | sw).plus()
}

/// Returns `mo_weak = ⋃x [Wx]; (hb ∪ rf_x)⁺; [Wx]`.
fn mo_weak(c: &Candidate, hb: &Relation) -> Relation {
    let locs: BTreeSet<Loc> = c.events.iter().filter_map(CandidateEvent::loc).collect();
    let none = Relation::new(c.events.len());
    locs.into_iter().fold(none, |all, x| {
        let w_x = c.id(|e| e.is_write() && e.loc() == Some(x));
        let rf_x = seq![w_x, c.rf];
        all | seq![w_x, (hb | rf_x).plus(), w_x]
    })
}

/// Returns the happens-before relation of a graph under `model`. (Those of Java's access modes have none of
/// their own that says when an object is no longer used: RC11's stands in.)
pub fn hb_of(model: ModelId, c: &Candidate) -> Relation {
    match model {
        ModelId::Rc20 => happens_before(c, &release_sequence_20(c)),
        ModelId::Ra => porf(c),
        _ => happens_before(c, &release_sequence_11(c)),
    }
}

/// Returns the data races of a graph under `model`, as pairs of events. These are accesses of different
/// threads to overlapping bytes, one of them a write, one of them plain, that `hb` does not order. Only
/// models with races have any; initial writes, which happen before everything, take part in none.
pub fn races(model: ModelId, c: &Candidate) -> Vec<(EventRef, EventRef)> {
    let hb = match model {
        ModelId::Rc11 | ModelId::Rc20 | ModelId::Wrc11 | ModelId::Xmm => hb_of(model, c),
        _ => return vec![],
    };
    let overlap = |a: Loc, b: Loc| a.addr < b.addr + b.size.bytes() && b.addr < a.addr + a.size.bytes();
    let race = |a: usize, b: usize| {
        let (x, y) = (&c.events[a], &c.events[b]);
        x.loc().zip(y.loc()).is_some_and(|(k, l)| overlap(k, l))
            && (x.is_write() || y.is_write())
            && (x.is_plain() || y.is_plain())
            && x.thread() != y.thread()
            && !hb.contains(a, b)
            && !hb.contains(b, a)
    };
    // Initial writes of overlapping locations are not ordered with each other.
    let inner: Vec<usize> = (0..c.events.len()).filter(|e| c.events[*e].label.is_some()).collect();
    let pairs = inner.iter().flat_map(|a| inner.iter().map(move |b| (*a, *b)));
    pairs.filter(|(a, b)| a < b && race(*a, *b)).map(|(a, b)| (c.events[a].name, c.events[b].name)).collect()
}
