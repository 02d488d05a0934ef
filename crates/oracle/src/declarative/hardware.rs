//! The models `sc`, `tso` and `pso`.
//!
//! `tso` is the axiomatic x86-TSO of Owens, Sarkar and Sewell (*A better x86 memory model: x86-TSO*, TPHOLs
//! 2009) in the form of Alglave, Maranget and Tautschnig (*Herding cats*, TOPLAS 2014, §4.3): one axiom per
//! location, one for the global order, from which a processor's reads of its own writes (`rfi`) are missing.
//! `pso` also drops the order of writes to different locations (SPARC V8, appendix K).
//!
//! Programs are C programs: they are mapped as a compiler maps them. On both machines an access of any mode
//! is a plain move, an `sc` store is followed by a full fence, an update is locked (a compare-exchange also
//! when it fails), an `sc` fence is a full fence. Weaker fences are nothing on `tso`; on `pso` a release
//! fence or store is, or is preceded by, a store-store fence. Starting and joining a thread are full fences.

use super::{Candidate, CandidateEvent, require, seq};
use fencepost_graph::{FenceKind, Label, Relation};
use fencepost_models::ModelId;

/// Returns the axiom of sequential consistency if the graph violates it (Lamport, 1979, as a condition on
/// graphs; Shasha and Snir, 1988).
pub(super) fn sc(c: &Candidate) -> Option<&'static str> {
    require!("sc", global_order(ModelId::Sc, c, &c.writes()).is_acyclic());
    None
}

/// Returns the first axiom of `tso` or `pso` that the graph violates.
pub(super) fn buffered(model: ModelId, c: &Candidate) -> Option<&'static str> {
    let po_loc = &c.po & &c.same_loc();
    require!("sc-per-location", (po_loc | &c.rf | &c.co | &c.fr()).is_acyclic());
    require!("global-order", global_order(model, c, &c.writes()).is_acyclic());
    None
}

/// Returns the relation that must order every access before the end of its object's life, under `sc`, `tso`
/// and `pso`. The end counts as a write; its own thread knows what came before it.
pub(super) fn before_ends(model: ModelId, c: &Candidate) -> Relation {
    let w = c.id(|e| e.is_write() || matches!(e.label, Some(Label::Free { .. })));
    global_order(model, c, &w).plus() | &c.po
}

/// Returns the edges that the one global order of `sc`, `tso` or `pso` must contain.
pub fn all_order(model: ModelId, c: &Candidate) -> Relation {
    global_order(model, c, &c.writes())
}

/// Returns the pairs that the model's order of all events must contain. `w` is `[W]` for the events that
/// leave through the store buffer.
fn global_order(model: ModelId, c: &Candidate, w: &Relation) -> Relation {
    let (r, m) = (c.reads(), c.reads() | w);
    let preserved = match model {
        ModelId::Tso => seq![m, c.po, m] - seq![w, c.po, r],
        ModelId::Pso => {
            let ppo = seq![m, c.po, m] - seq![w, c.po, m];
            let f_ss = c.id(is_store_store_fence);
            let w_rel = c.id(|e| e.is_write() && e.is_rel());
            // The fence before a release store orders earlier stores before that one and before all later
            // ones.
            ppo | seq![w, c.po, f_ss, c.po, w] | seq![w, c.po, w_rel] | seq![w, c.po, w_rel, c.po, w]
        }
        _ => return &c.po | &c.sync | &c.rf | &c.co | c.fr(),
    };
    let full = c.id(is_full_fence);
    let w_sc = c.id(|e| e.is_write() && e.is_sc());
    let fence = seq![c.po, full] | seq![full, c.po] | seq![w_sc, c.po];
    let rfe = &c.rf - &c.same_thread();
    preserved | fence | &c.sync | rfe | &c.co | c.fr()
}

/// Returns whether an event orders everything before it with everything after it.
fn is_full_fence(e: &CandidateEvent) -> bool {
    match e.label {
        Some(Label::Fence(kind)) => kind.is_sc(),
        Some(Label::Read { locked, .. }) => locked,
        Some(Label::Write { update, .. }) => update,
        Some(Label::Spawn(_) | Label::Join(_)) => true,
        _ => false,
    }
}

/// Returns whether an event orders writes before it with writes after it.
fn is_store_store_fence(e: &CandidateEvent) -> bool {
    matches!(e.label, Some(Label::Fence(kind)) if kind.is_rel() || kind == FenceKind::StoreStore)
}
