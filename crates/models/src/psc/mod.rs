//! The axiom SC of RC11 and its relatives, `acyclic(psc)`, decided by a search from the event that was added.
//!
//! Source: Lahav et al., PLDI 2017; rcmc-popl18 §3. The search, and the argument below, are ours.
//! [`crate::whole`] computes the relation as it is defined; tests compare the two at every question that the
//! engine asks.
//!
//! ```text
//! scb = po ∪ ends; hb; ends ∪ hb|loc ∪ co ∪ fr         ends: po|≠loc (RC11) or po \ rmw (C++20)
//! psc = ([E^sc] ∪ [F^sc];hb?); scb; ([E^sc] ∪ hb?;[F^sc]) ∪ [F^sc]; (hb ∪ hb;eco;hb); [F^sc]
//! ```
//!
//! # Which cycles are new
//!
//! The graph was consistent before the event `e` was added, at the end of its thread, and nothing happens
//! after `e`. So all that `e` adds is
//! - edges into `e`;
//! - if `e` is an access, `co` and `fr` from `e` to the *later* writes: those after `e`, or after the write
//!   that `e` reads, in coherence order;
//! - no `eco` between two other events: what leads through `e` leads from a write to a later one, or from a
//!   read to a write later than the one it reads, also without `e`.
//!
//! A cycle that is new uses such an edge from `e` to a later write `x`. So either `e` is sequentially
//! consistent, and the cycle leads from `e` back to `e`; or `e` is inside of an edge that begins with a fence
//! which happens before `e`, and the cycle leads back to that fence. If nothing is later, there is no new
//! cycle, and nothing to do. The model without coherence order (WRC11) has `mo_weak` for `co`, which is
//! partial, and to which a new event adds edges into itself only: the same holds.
//!
//! # The search
//!
//! Program order is part of `psc`, and happens-before grows along a thread. So what a search reaches is, in
//! each thread, all events from some place on. The search keeps that place for three sets:
//! - *reached*: sequentially consistent events that `psc` leads to;
//! - *arrived*: events that an edge to a fence leads through, before its last part (`hb?; [F^sc]`);
//! - *future*: reached fences and all that happens after them.
//!
//! An event is expanded once, when it becomes reached, or part of the future. Its later writes are given out
//! once in a search ([`Later`]). Whether a thread knows an event (whether that happens before one of its
//! events) is asked of the last event of the thread that is not reached yet: if that does not know it, none
//! before it does.
//!
//! Cost: for each event that is reached, the number of threads; events that are known to come before `e` are
//! not expanded, since reaching one of them is the end. A graph with long runs of accesses in which threads
//! learn of each other without program order around it may cost the length of the run for each event.

mod later;
mod readers;
mod region;
mod search;
mod weak_order;

pub use later::{InCo, Later};
pub use search::Psc;
pub use weak_order::WeakOrder;

use fencepost_graph::{Event, Label, LocId};

/// The `hb` edges between two events of one thread that count in `scb`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scb {
    /// `po|≠loc; hb; po|≠loc` (RC11).
    OtherLocation,
    /// `(po \ rmw); hb; (po \ rmw)` (C++20's strongly-happens-before).
    OutsideUpdate,
}

impl Scb {
    /// Returns whether the step from `x` to the later `y` of the same thread counts at the ends of
    /// `…; hb; …`.
    #[inline]
    pub fn counts(self, x: &Event, y: &Event) -> bool {
        match self {
            Scb::OtherLocation => x.loc == LocId::NONE || x.loc != y.loc,
            Scb::OutsideUpdate => {
                let update = matches!(x.label, Label::Read { update: true, .. }) && y.index == x.index + 1;
                !update
            }
        }
    }
}

/// The two kinds of sequentially consistent events.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScKind {
    /// An access.
    Access,
    /// A fence.
    Fence,
}

impl ScKind {
    /// Returns the kind of an event with this label; `None` if it is not sequentially consistent.
    #[inline]
    pub fn of(label: &Label) -> Option<ScKind> {
        match label {
            Label::Read { mode, .. } | Label::Write { mode, .. } if mode.is_sc() => Some(ScKind::Access),
            Label::Fence(kind) if kind.is_sc() => Some(ScKind::Fence),
            _ => None,
        }
    }
}
