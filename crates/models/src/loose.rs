//! Models that forbid little: what exploring under a model given from outside is pruned by ([`crate::Pruning`]).
//!
//! None of them is a model that anybody would ask about, so none has a [`ModelId`]. All of them forbid cycles of `po ∪ rf`, which the
//! engine does not build, and let every update read a write of its own (atomicity).
//!
//! Each says why it is *prefix-closed* (what remains of a consistent graph when a `po ∪ rf`-closed part is kept is consistent) and
//! *maximally extensible* (an event at the end of a thread that reads the coherence-last write, or becomes it, never makes a graph
//! inconsistent; without coherence order, one that reads the default). With both, giving up inconsistent graphs loses nothing: what a
//! revisit takes away can be added again in the one way it was added, and every graph on the way is consistent.
//!
//! Atomicity has both in all of them. Of an update whose write is kept, its read and what that read are kept, and the two writes are
//! still neighbours; the coherence-last write has been read by no update that has written, since that one's write would come after it.

use crate::model::{Model, Scratch};
use crate::sync::{EventClocks, ReleaseSequence, Sync};
use crate::{ModelId, blocks};
use fencepost_graph::{Arena, ClockId, EventId, Graph, LocId};

/// RC11's coherence and atomicity, without its axiom on seq_cst: what `jam21-genmc` prunes by.
///
/// Prefix-closed, as `hb` and `eco` of a part are parts of `hb` and `eco`. Maximally extensible: a new event has no `hb` successor, so it
/// breaks `irreflexive(hb; eco?)` only if `eco` leads from it to what happens before it; from a read of the last write, and from the last
/// write, `eco` leads nowhere but to reads of that write, which is new or which the read only joins.
#[derive(Clone, Copy, Debug)]
pub struct C11Coherence;

impl Model for C11Coherence {
    const ID: Option<ModelId> = None;
    const SYNC: Sync = Sync::C11(ReleaseSequence::SameThread);
    #[inline]
    fn floor_clock(clocks: EventClocks) -> ClockId {
        clocks.hb
    }
    #[inline]
    fn admits(_: &mut Scratch, _: &Arena, _: &Graph, _: EventId) -> bool {
        true
    }
}

/// Sequential consistency of each location by itself: `acyclic(po-loc ∪ rf ∪ co ∪ fr)`, the first axiom of hardware models.
///
/// With `co` total and `acyclic(po ∪ rf)` that comes down to pairs of accesses of one thread and location (coWW, coWR, coRW, coRR): with
/// `ŵ(x)` what `x` writes or reads, a later access `y` must have `ŵ(x) = ŵ(y)`, or `ŵ(x)` before `ŵ(y)` in `co` (Alglave, *A formal
/// hierarchy of weak memory models*, 2012, §4). Prefix-closed: a part has fewer such pairs, and the same order in each. Maximally
/// extensible: the last write is not before any other, so a new `y` that reads it or is it breaks no pair; and pairs that were there stay as
/// they were wherever a write is put.
#[derive(Clone, Copy, Debug)]
pub struct Coherent;

impl Model for Coherent {
    const ID: Option<ModelId> = None;
    // Only for the ends of objects: what is not even `po ∪ rf`-before an end may come after it.
    const SYNC: Sync = Sync::Always;
    /// A thread knows of its own accesses only.
    #[inline]
    fn floor_clock(_: EventClocks) -> ClockId {
        ClockId::ZERO
    }
    #[inline]
    fn admits(_: &mut Scratch, _: &Arena, _: &Graph, _: EventId) -> bool {
        true
    }
}

/// Every write may be read, every place in coherence order taken, but for atomicity. There is nothing to be lost by pruning.
#[derive(Clone, Copy, Debug)]
pub struct Anything;

impl Model for Anything {
    const ID: Option<ModelId> = None;
    const COHERENT: bool = false;
    // As above.
    const SYNC: Sync = Sync::Always;
    #[inline]
    fn floor_clock(_: EventClocks) -> ClockId {
        ClockId::ZERO
    }
    #[inline]
    fn admits(_: &mut Scratch, _: &Arena, _: &Graph, _: EventId) -> bool {
        true
    }
}

/// The same without a coherence order; of atomicity remains that no two updates read the same write.
///
/// Prefix-closed: a part has fewer updates. Maximally extensible: the default is a write of the location that is not `(po ∪ rf)+`-before
/// another one, of those the one of the greatest thread, and there the last. An update's write is `po ∪ rf`-after what it reads, so no
/// update (that has written) has read the default, and one can. If there is no write but the initial one, nobody has updated that.
#[derive(Clone, Copy, Debug)]
pub struct AnythingWithoutCo;

impl Model for AnythingWithoutCo {
    const ID: Option<ModelId> = None;
    const HAS_CO: bool = false;
    const COHERENT: bool = false;
    // As above.
    const SYNC: Sync = Sync::Always;
    #[inline]
    fn floor_clock(_: EventClocks) -> ClockId {
        ClockId::ZERO
    }
    #[inline]
    fn admits(_: &mut Scratch, arena: &Arena, graph: &Graph, event: EventId) -> bool {
        !blocks::is_taken(arena, graph, event)
    }
    fn maximal_writes(
        _: &mut Scratch,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        keep: impl Fn(EventId) -> bool,
    ) -> Vec<EventId> {
        maximal(arena, graph, loc, &keep).collect()
    }
    fn is_default(
        _: &mut Scratch,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        write: EventId,
        keep: impl Fn(EventId) -> bool,
    ) -> bool {
        let place = |w: &EventId| (arena.get(*w).thread, arena.get(*w).index);
        maximal(arena, graph, loc, &keep).max_by_key(place).unwrap_or(EventId::init(loc)) == write
    }
}

/// The writes to `loc` that are not `(po ∪ rf)+`-before another one, in the part of the graph for which `keep` holds. The initial
/// write is before all others.
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

/// In a graph without coherence order, of a model of which nothing else is known: the writes that may be the last of a location. A write
/// that is `(po ∪ rf)+`-before another one is not, as no model worth the name would have it; between the others nobody has decided.
pub fn unordered_last_writes(arena: &Arena, graph: &Graph, loc: LocId) -> Vec<EventId> {
    maximal(arena, graph, loc, &|_| true).collect()
}
