//! Models that forbid little. The engine prunes by one of them when a judge decides about complete graphs
//! ([`crate::Pruning`]).
//!
//! These are not models of interest by themselves, so none has a [`ModelId`]. All of them forbid cycles of
//! `po ∪ rf`, which the engine does not build, and demand atomicity: an update's write comes right after the
//! write that the update reads.
//!
//! Each is *prefix-closed*: if a consistent graph is cut down to a `po ∪ rf`-closed part, the part is
//! consistent. Each is *maximally extensible*: an event at the end of a thread that reads the coherence-last
//! write, or becomes it, never makes a graph inconsistent (without coherence order: an event that reads the
//! default write). With both, giving up inconsistent graphs loses nothing: what a revisit takes away can be
//! added again in the one way it was added, and every graph on the way is consistent.
//!
//! Atomicity has both properties in all of them. Of an update whose write is kept, its read and the write
//! that it reads are kept, and the two writes are still neighbours; no update that has written has read the
//! coherence-last write, since the update's write would come after it.

use crate::model::{Coherence, GraphCheck, Model};
use crate::sync::{EventClocks, ReleaseSequence, Sync};
use crate::{ModelId, blocks};
use fencepost_graph::{Arena, ClockId, EventId, Graph, LocId};

/// A weak model by which the engine prunes growing graphs when a judge decides about the complete ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loose {
    coherence: Coherence,
    floor: Floor,
    /// The reads that synchronise. The ends of objects depend on them, too: an access that is not even `po ∪
    /// rf`-before an end may come after it.
    sync: Sync,
}

/// The accesses that a new access must not read or write behind, in coherence order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Floor {
    /// The accesses that happen before it.
    HappensBefore,
    /// The accesses of its own thread.
    OwnThread,
    /// No accesses: the model demands no coherence.
    Nothing,
}

impl Loose {
    /// The pruning model with RC11's coherence and atomicity, without its axiom on seq_cst. `jam21-genmc`
    /// prunes by the same.
    ///
    /// Prefix-closed, as `hb` and `eco` of a part are parts of `hb` and `eco`. Maximally extensible: a new
    /// event has no `hb` successor, so it breaks `irreflexive(hb; eco?)` only if `eco` leads from it to an
    /// event that happens before it. From a read of the last write, and from the last write, `eco` leads only
    /// to reads of that write, which is new or which the read only joins.
    pub const C11_COHERENCE: Loose = Loose {
        coherence: Coherence::Ordered,
        floor: Floor::HappensBefore,
        sync: Sync::C11(ReleaseSequence::SameThread),
    };

    /// The pruning model in which each location by itself is sequentially consistent. This is
    /// `acyclic(po-loc ∪ rf ∪ co ∪ fr)`, the first axiom of hardware models.
    ///
    /// With `co` total and `acyclic(po ∪ rf)` that is a condition on pairs of accesses of one thread to one
    /// location (coWW, coWR, coRW, coRR): with `ŵ(x)` the write that `x` is or reads, a later access `y` must
    /// have `ŵ(x) = ŵ(y)`, or `ŵ(x)` before `ŵ(y)` in `co` (Alglave, *A formal hierarchy of weak memory
    /// models*, 2012, §4). Prefix-closed: a part has fewer such pairs, and the same order in each. Maximally
    /// extensible: the last write is not before any other, so a new `y` that reads it or is it breaks no
    /// pair; and a write breaks no older pair, wherever it is put.
    pub const PER_LOCATION: Loose =
        Loose { coherence: Coherence::Ordered, floor: Floor::OwnThread, sync: Sync::Always };

    /// The pruning model that demands only atomicity of updates. Every write may be read, and every place in
    /// coherence order taken. There is nothing that pruning could lose.
    pub const NOTHING: Loose =
        Loose { coherence: Coherence::Ordered, floor: Floor::Nothing, sync: Sync::Always };

    /// The pruning model without a coherence order that demands only that no two updates read the same write.
    ///
    /// Prefix-closed: a part has fewer updates. Maximally extensible: the default is a write of the location
    /// that is not `(po ∪ rf)+`-before another one, of those the last one of the greatest thread. An update's
    /// write is `po ∪ rf`-after the write that it reads, so no update that has written has read the default,
    /// and a new one can. If the location has only its initial write, no update has read that.
    pub const NOTHING_WITHOUT_CO: Loose =
        Loose { coherence: Coherence::None, floor: Floor::Nothing, sync: Sync::Always };
}

impl Model for Loose {
    #[inline]
    fn id(self) -> Option<ModelId> {
        None
    }
    #[inline]
    fn coherence(self) -> Coherence {
        self.coherence
    }
    #[inline]
    fn sync(self) -> Sync {
        self.sync
    }
    #[inline]
    fn floor_clock(self, clocks: EventClocks) -> Option<ClockId> {
        match self.floor {
            Floor::HappensBefore => Some(clocks.hb),
            Floor::OwnThread => Some(ClockId::ZERO),
            Floor::Nothing => None,
        }
    }
    #[inline]
    fn admits(self, check: GraphCheck<'_>, event: EventId) -> bool {
        self.coherence == Coherence::Ordered || !blocks::is_taken(check.arena, check.graph, event)
    }
    fn maximal_writes(
        self,
        check: GraphCheck<'_>,
        loc: LocId,
        keep: impl Fn(EventId) -> bool,
    ) -> Vec<EventId> {
        maximal(check.arena, check.graph, loc, &keep).collect()
    }
    fn is_default(
        self,
        check: GraphCheck<'_>,
        loc: LocId,
        write: EventId,
        keep: impl Fn(EventId) -> bool,
    ) -> bool {
        let place = |w: &EventId| (check.arena.get(*w).thread, check.arena.get(*w).index);
        let last = maximal(check.arena, check.graph, loc, &keep).max_by_key(place);
        last.unwrap_or(EventId::init(loc)) == write
    }
}

/// Returns the writes to `loc` that are not `(po ∪ rf)+`-before another one, in the part of the graph for
/// which `keep` holds. The initial write is before all others.
fn maximal<'a>(
    arena: &'a Arena,
    graph: &'a Graph,
    loc: LocId,
    keep: &'a impl Fn(EventId) -> bool,
) -> impl Iterator<Item = EventId> + 'a {
    let kept = move || graph.co(loc).iter().copied().filter(|w| keep(*w));
    let before = |a: EventId, b: EventId| arena.porf(arena.get(a), arena.get(b));
    kept().filter(move |write| !kept().any(|other| before(*write, other)))
}

/// Returns the writes to `loc` that may be its last one in a graph without coherence order, whatever the
/// model. These are the writes that are not `(po ∪ rf)+`-before another write to the location.
pub fn unordered_last_writes(arena: &Arena, graph: &Graph, loc: LocId) -> Vec<EventId> {
    maximal(arena, graph, loc, &|_| true).collect()
}
