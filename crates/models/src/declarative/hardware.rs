//! `sc`, `tso` and `pso`.
//!
//! `tso` is the axiomatic x86-TSO of Owens, Sarkar and Sewell (*A better x86 memory model: x86-TSO*, TPHOLs
//! 2009) in the form of Alglave, Maranget and Tautschnig (*Herding cats*, TOPLAS 2014, §4.3): one axiom per
//! location, one for the global order, from which a processor's reads of its own writes (`rfi`) are missing.
//! `pso` also drops the order of writes to different locations (SPARC V8, appendix K).
//!
//! Programs are C programs: they are mapped as a compiler maps them. On both machines an access of any mode is
//! a plain move, an `sc` store is followed by a full fence, an update is locked (a compare-exchange also when it
//! fails), an `sc` fence is a full fence. Weaker fences are nothing on `tso`; on `pso` a release fence or store
//! is, or is preceded by, a store-store fence. Starting and joining a thread are full fences.

use super::{Candidate, CandidateEvent, require, seq};
use fencepost_graph::{FenceKind, Label, Relation};

/// Sequential consistency: Lamport, 1979, as a condition on graphs (Shasha and Snir, 1988).
pub(super) fn sc(c: &Candidate) -> Option<&'static str> {
    require!("sc", (&c.po | &c.sync | &c.rf | &c.co | c.fr()).is_acyclic());
    None
}

pub(super) fn tso(c: &Candidate) -> Option<&'static str> {
    let (r, w, m) = (c.reads(), c.writes(), c.reads() | c.writes());
    let ppo = seq![m, c.po, m] - seq![w, c.po, r];
    buffered(c, &ppo)
}

pub(super) fn pso(c: &Candidate) -> Option<&'static str> {
    let (w, m) = (c.writes(), c.reads() | c.writes());
    let ppo = seq![m, c.po, m] - seq![w, c.po, m];
    let f_ss = c.id(is_store_store_fence);
    let w_rel = c.id(|e| e.is_write() && e.is_rel());
    // The fence before a release store orders earlier stores before that one and before all later ones.
    let store_store = seq![w, c.po, f_ss, c.po, w] | seq![w, c.po, w_rel] | seq![w, c.po, w_rel, c.po, w];
    buffered(c, &(ppo | store_store))
}

/// What machines with store buffers have in common, given the part of `po` they preserve.
fn buffered(c: &Candidate, preserved: &Relation) -> Option<&'static str> {
    let full = c.id(is_full_fence);
    let w_sc = c.id(|e| e.is_write() && e.is_sc());
    let fence = seq![c.po, full] | seq![full, c.po] | seq![w_sc, c.po];
    let po_loc = &c.po & &c.same_loc();
    let rfe = &c.rf - &c.same_thread();
    let fr = c.fr();
    require!("sc-per-location", (po_loc | &c.rf | &c.co | &fr).is_acyclic());
    require!("global-order", (preserved | fence | &c.sync | rfe | &c.co | &fr).is_acyclic());
    None
}

/// Does it order everything before it with everything after it?
fn is_full_fence(e: &CandidateEvent) -> bool {
    match e.label {
        Some(Label::Fence(kind)) => kind.is_sc(),
        Some(Label::Read { locked, .. }) => locked,
        Some(Label::Write { update, .. }) => update,
        Some(Label::Spawn(_) | Label::Join(_)) => true,
        _ => false,
    }
}

/// Does it order writes before it with writes after it?
fn is_store_store_fence(e: &CandidateEvent) -> bool {
    matches!(e.label, Some(Label::Fence(kind)) if kind.is_rel() || kind == FenceKind::StoreStore)
}
