//! Models decided by `rf` alone: their graphs without a coherence order, one for all graphs that differ only
//! in it.
//!
//! Source: graphs without `co` are explored, for release-acquire, by Abdulla, Atig, Jonsson, Ngo, *Optimal
//! stateless model checking under the release-acquire semantics* (OOPSLA 2018), and by RCMC for WRC11
//! (rcmc-popl18 §5). Blocks, and the proof below, are ours; the exploration is TruSt's as ever.
//!
//! # What is decided
//!
//! A graph of events and `rf` counts as consistent if **some** `co` makes it consistent in the model. In
//! `ra`, and in `rc11` and `rc20` as long as all sequentially consistent events are ordered by
//! happens-before, the axioms are `irreflexive(hb;eco?)`, atomicity and `acyclic(po ∪ rf)`, and `hb` follows
//! from `po` and `rf`. (`psc` has no cycle then. A cycle needs an edge from some `b` to some `a` with
//! `a hb b` or `a = b`. Its `scb` part is not in `hb`, or `hb` had a cycle; so it is an edge of `co` or `fr`
//! from an event after `b` or `b` itself to one before `a` or `a` itself, and as `a hb b`, it goes against
//! `hb`: coherence forbids that. The same with `eco` for two fences.) `eco` relates accesses of one location,
//! so each location is by itself.
//!
//! Let `ŵ(x)` be `x` for a write and what `x` reads for a read. For a location and a total order `co` of its
//! writes, initial write first, coherence says: if `x hb y` then `ŵ(x) = ŵ(y)` or `ŵ(x) co ŵ(y)`. Atomicity
//! says that an update's write comes right after the write that its read reads. So chains of `rf;rmw` are
//! contiguous, *blocks*; two updates cannot read the same write; and with that, **`co` exists iff the
//! constraints between different blocks, with the initial write's block first, have no cycle, and those
//! within a block follow the chain**; the coherence orders are the linear extensions, block by block.
//! ([`crate::blocks`])
//!
//! # Why it can be explored
//!
//! *Prefix-closed*: what remains of a `co` when a `po ∪ rf`-closed part of the graph is kept serves for that
//! part; of a block a first part remains.
//!
//! *Maximally extensible*: an event is added at the end of its thread, so it only adds constraints that end
//! in it, from what happens before it. (Also from what it learns by reading `w`. But whatever happens before
//! the head of a release sequence with `w` in it is constrained to be no later than the head, and so than
//! `w`, already.) A new write that is no update is a new block with nothing after it. A read of the last
//! write of a maximal block adds constraints into that block and its end only. An update's write has the
//! constraints that its read had. So the last write of a maximal block can always be read, by an update as
//! well; that is the default, unique by taking the greatest (thread, index).
//!
//! For the same reasons a check is only needed
//! - for reads: `w` may be read iff it is not constrained to be before `ŵ(x)` for any `x` that the reader
//!   knows: this says which writes can be read before any is tried;
//! - for an update's write: has another update read what it reads?
//!
//! An update whose read is there and whose write is to come is just a read. It may read a write that another
//! update has read: its write then revisits that one, or goes nowhere.
//!
//! # Where it ends
//!
//! When two sequentially consistent events are not ordered by `hb`, `psc` may depend on `co`
//! ([`Model::needs_co`]); then the engine begins again, with `co`. (Deciding SC without `co` is NP-hard;
//! Gibbons and Korach 1997. So is `psc`, of which SC is a case.) For `sc`, `tso`, `pso` that is so from the
//! start.

use crate::blocks;
use crate::model::{Coherence, GraphCheck, Model, Rc11, Rc20, ReleaseAcquire};
use crate::section_orders;
use crate::sync::{EventClocks, Sync};
use crate::{Equivalence, ModelId};
use fencepost_graph::{ClockId, EventId, Label, LocId, ThreadId};

/// The variant of a model whose graphs have no coherence order, where a graph is consistent if some coherence
/// order makes it so. It is for models in which only coherence, atomicity and `psc` depend on `co`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UpToCo {
    model: ModelId,
    sync: Sync,
    /// Whether the model has an axiom on sequentially consistent events.
    has_psc: bool,
}

impl UpToCo {
    /// Returns the variant of `model` that is decided without a coherence order; `None` if there is none.
    pub fn of(model: ModelId) -> Option<UpToCo> {
        match model {
            ModelId::Ra => Some(UpToCo { model, sync: ReleaseAcquire.sync(), has_psc: false }),
            ModelId::Rc11 => Some(UpToCo { model, sync: Rc11.sync(), has_psc: true }),
            ModelId::Rc20 => Some(UpToCo { model, sync: Rc20.sync(), has_psc: true }),
            _ => None,
        }
    }
}

impl Model for UpToCo {
    #[inline]
    fn id(self) -> Option<ModelId> {
        Some(self.model)
    }

    #[inline]
    fn coherence(self) -> Coherence {
        Coherence::Open
    }

    #[inline]
    fn sync(self) -> Sync {
        self.sync
    }

    #[inline]
    fn has_happens_before(self) -> bool {
        true
    }

    #[inline]
    fn floor_clock(self, _: EventClocks) -> Option<ClockId> {
        None
    }

    /// Returns whether the graph is consistent. (Which writes a read may read is asked before, see
    /// [`Model::readable`].)
    #[inline]
    fn admits(self, check: GraphCheck<'_>, event: EventId) -> bool {
        !blocks::is_taken(check.arena, check.graph, event)
    }

    #[inline]
    fn readable<'s>(
        self,
        check: GraphCheck<'s>,
        loc: LocId,
        thread: ThreadId,
        clocks: EventClocks,
    ) -> &'s [bool] {
        check.scratch.blocks.readable(check.arena, check.graph, loc, thread, clocks.hb)
    }

    fn maximal_writes(
        self,
        check: GraphCheck<'_>,
        loc: LocId,
        keep: impl Fn(EventId) -> bool,
    ) -> Vec<EventId> {
        check.scratch.blocks.maximal(check.arena, check.graph, loc, keep)
    }

    #[inline]
    fn is_default(
        self,
        check: GraphCheck<'_>,
        loc: LocId,
        write: EventId,
        keep: impl Fn(EventId) -> bool,
    ) -> bool {
        check.scratch.blocks.is_default(check.arena, check.graph, loc, write, keep)
    }

    fn needs_co(self, check: GraphCheck<'_>, event: EventId) -> bool {
        let GraphCheck { arena, graph, .. } = check;
        let new = arena.get(event);
        let is_sc = |label: &Label| match label {
            Label::Read { mode, .. } | Label::Write { mode, .. } => mode.is_sc(),
            Label::Fence(kind) => kind.is_sc(),
            _ => false,
        };
        self.has_psc
            && is_sc(&new.label)
            && graph.sc_events() > 0
            && graph
                .order()
                .iter()
                .map(|id| arena.get(*id))
                .any(|old| is_sc(&old.label) && !arena.hb(old, new))
    }
}

impl Equivalence {
    /// Returns the reason why executions of `model` cannot be counted up to this equivalence; `None` if they
    /// can.
    pub fn refused(self, model: ModelId) -> Option<&'static str> {
        match (self, model) {
            (Equivalence::Full, _) => None,
            (Equivalence::Locks, model) => section_orders::refused(model),
            (Equivalence::Rf, ModelId::Ra | ModelId::Rc11 | ModelId::Rc20) => None,
            // Their graphs have no coherence order as it is.
            (Equivalence::Rf, ModelId::Wrc11 | ModelId::Jam21) => None,
            (Equivalence::Rf, ModelId::Sc | ModelId::Tso | ModelId::Pso) => {
                Some("without the coherence order, whether a graph is consistent is NP-hard to decide")
            }
            (Equivalence::Rf, ModelId::Jam21Genmc) => {
                Some("its executions are defined as graphs with a coherence order (jam21 has none)")
            }
            (Equivalence::Rf, ModelId::Xmm) => {
                Some("which cycles can be derived depends on the coherence order")
            }
        }
    }
}
