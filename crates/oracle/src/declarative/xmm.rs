//! XMM, as far as it speaks of one graph: base consistency, `rpo`, load-buffering races (xmm-thesis, §2.4 and
//! ch. 5).
//!
//! Which graphs a program has under XMM is a matter of several graphs: see the engine.

use super::{Candidate, CandidateEvent, c11, require, seq};
use fencepost_graph::{EventRef, Label, Relation};
use fencepost_models::ModelId;

/// Returns the first axiom of RC11, other than NO-THIN-AIR, that the graph violates; `None` if it violates
/// none, so that it is consistent as graphs of XMM must be.
pub fn xmm_base(c: &Candidate) -> Option<&'static str> {
    require!("rf-complete", c.is_rf_complete());
    require!("co-total", c.is_co_total());
    require!("atomicity", (&c.rmw & &seq![c.fr(), c.co]).is_empty());
    let hb = c11::hb_of(ModelId::Rc11, c);
    c11::axioms_but_thin_air(c, &hb, &c.co, &(&c.po - &c.same_loc()))
}

/// Returns whether `po ∪ rf`, with the order that starts and ends of threads make, has a cycle.
pub fn is_cyclic(c: &Candidate) -> bool {
    !c11::porf(c).is_irreflexive()
}

/// Returns two orders of RC11, `(po ∪ sync ∪ rf)⁺` and happens-before.
pub fn orders(c: &Candidate) -> (Relation, Relation) {
    (c11::porf(c), c11::hb_of(ModelId::Rc11, c))
}

/// Returns the part of program order that XMM's re-execution must keep,
/// `rpo = ([R^rlx];po;[F^acq] ∪ [E^acq];po ∪ po;[E^rel] ∪ [F^rel];po;[W^rlx])⁺`.
///
/// The definition knows no starts and joins of threads. They synchronise, so they are treated like accesses
/// that synchronise: a spawn is a release and the start of its thread the acquire that reads it; a join is an
/// acquire, of the thread's end, which is a release. Hence `po;[Spawn] ∪ [Join];po`, and all of `sync`.
pub fn rpo(c: &Candidate) -> Relation {
    let r_rlx = c.id(|e| e.is_read() && e.is_rlx());
    let w_rlx = c.id(|e| e.is_write() && e.is_rlx());
    let f_acq = c.id(|e| e.is_fence() && e.is_acq());
    let f_rel = c.id(|e| e.is_fence() && e.is_rel());
    let acq = c.id(|e| e.is_acq() || matches!(e.label, Some(Label::Join(_))));
    let rel = c.id(|e| e.is_rel() || matches!(e.label, Some(Label::Spawn(_))));
    let orders = seq![r_rlx, c.po, f_acq] | seq![acq, c.po] | seq![c.po, rel] | seq![f_rel, c.po, w_rlx];
    (orders | &c.sync).plus()
}

/// Returns the load-buffering races of a graph, which are pairs of a read and a later write that would close
/// a cycle if the read read it. By Def. 2.4.2 of the xmm-thesis, these are a read `r` and a write `w` of the
/// same location, unordered by `hb`, at least one of them relaxed or plain, with `(r, w) ∈ porf`. A pair that
/// `rf` links already (§6.2) is none; only cyclic graphs have such pairs.
pub fn lb_races(c: &Candidate) -> Vec<(EventRef, EventRef)> {
    let (hb, porf) = (c11::hb_of(ModelId::Rc11, c), c11::porf(c));
    let is_weak = |e: &CandidateEvent| !e.is_acq() && !e.is_rel();
    let race = |r: usize, w: usize| {
        let (read, write) = (&c.events[r], &c.events[w]);
        read.is_read()
            && write.is_write()
            && read.loc() == write.loc()
            && (is_weak(read) || is_weak(write))
            && !hb.contains(r, w)
            && !hb.contains(w, r)
            && !c.rf.contains(w, r)
    };
    let pairs = porf.iter().filter(|(r, w)| race(*r, *w));
    pairs.map(|(r, w)| (c.events[r].name, c.events[w].name)).collect()
}
