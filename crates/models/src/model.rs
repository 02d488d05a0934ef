//! The interface between a memory model and the engine that explores its graphs.
//!
//! The engine adds one event at a time, always at the end of a thread, and asks:
//! - what the event knows of others ([`Model::SYNC`]);
//! - from which place in coherence order on it may read or write ([`Model::floor_clock`]);
//! - whether the graph with it is still consistent ([`Model::admits`]), unless it was added *maximally*:
//!   a read of the coherence-last write, or a write that becomes it. All models with a coherence order here
//!   are maximally extensible, so such an event never needs a check.

use crate::ModelId;
use crate::blocks::Blocks;
use crate::dense::{Dense, Rows};
use crate::jam::{Flavour, Jam, Known, Verdict};
use crate::psc::{Psc, Scb};
use crate::reach::{Order, Reach};
use crate::sync::{EventClocks, ReleaseSequence, Sync};
use crate::weak::Weak;
use fencepost_graph::{Arena, ClockId, EventId, Graph, LocId, ThreadId};

/// Memory that checks reuse.
#[derive(Debug, Default)]
pub struct Scratch {
    reach: Reach,
    dense: Dense,
    co: Rows,
    psc: Psc,
    weak: Weak,
    jam: Jam,
    known: Known,
    pub(crate) blocks: Blocks,
}

/// A memory model as the graph engine uses it.
pub trait Model: Copy + Send + 'static {
    /// Which one it is; `None` if it is none that has a name here.
    const ID: Option<ModelId>;
    /// Do its graphs have a coherence order?
    const HAS_CO: bool = true;
    /// Must an access respect the floor ([`Model::floor_clock`])?
    const COHERENT: bool = true;
    /// Do they have none because one is known to exist ([`crate::ReadsFrom`]), not because the model does without?
    const UP_TO_CO: bool = false;
    /// Which reads synchronise.
    const SYNC: Sync;
    /// May a read read a value that somebody is yet to write? (Such a graph is only a means to an end; see
    /// [`Promising`].)
    const PROMISES: bool = false;

    /// What an access with these clocks knows, as far as coherence goes.
    fn floor_clock(clocks: EventClocks) -> ClockId;

    /// Is `x` before `y`, an end of an object's life in the same graph, which is complete? Happens-before, or in a
    /// model that has none, the global order, in which the end counts as a write.
    fn is_before(scratch: &mut Scratch, arena: &Arena, graph: &Graph, x: EventId, y: EventId) -> bool {
        let _ = (scratch, graph);
        arena.hb(arena.get(x), arena.get(y))
    }

    /// Is the graph consistent, given that it was before `event` was added, that `event` respects the floor,
    /// and that atomicity holds?
    fn admits(scratch: &mut Scratch, arena: &Arena, graph: &Graph, event: EventId) -> bool;

    /// Is the model not maximally extensible? Then all of the above describes a weaker one, which is, and graphs to
    /// which nothing can be added are checked as a whole ([`Model::accepts`]).
    const CHECKS_WHOLE: bool = false;

    /// Does somebody else decide about those graphs ([`crate::Judged`])? Then [`Model::accepts`] is not asked.
    const JUDGED: bool = false;

    /// Does the model allow the graph, to which nothing can be added?
    #[inline]
    fn accepts(scratch: &mut Scratch, arena: &Arena, graph: &Graph) -> Verdict {
        let _ = (scratch, arena, graph);
        Verdict::ALLOWED
    }

    /// An event was made, and is not in the graph yet.
    #[inline]
    fn made(scratch: &mut Scratch, arena: &Arena, graph: &Graph, event: EventId) {
        let _ = (scratch, arena, graph, event);
    }

    /// In a model without coherence order: the writes to `loc` that no other one comes after, in the part of the graph
    /// for which `keep` holds.
    fn maximal_writes(
        scratch: &mut Scratch,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        keep: impl Fn(EventId) -> bool,
    ) -> Vec<EventId> {
        scratch.weak.maximal(arena, graph, loc, keep)
    }

    /// In a model without coherence order: is `write` the one that a read of `loc` reads by default, in the part of the
    /// graph for which `keep` holds? Of the maximal ones the one of the greatest thread, and there the last.
    fn is_default(
        scratch: &mut Scratch,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        write: EventId,
        keep: impl Fn(EventId) -> bool,
    ) -> bool {
        let maximal = Self::maximal_writes(scratch, arena, graph, loc, keep);
        let place = |w: &EventId| (arena.get(*w).thread, arena.get(*w).index);
        maximal.into_iter().max_by_key(place).unwrap_or(EventId::init(loc)) == write
    }

    /// If [`UP_TO_CO`](Self::UP_TO_CO): may the next access of `thread`, which knows what is in `clocks`, read the writes of
    /// `loc`? By place in the graph's list; 0 is the initial write.
    fn readable<'s>(
        scratch: &'s mut Scratch,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        thread: ThreadId,
        clocks: EventClocks,
    ) -> &'s [bool] {
        let _ = (scratch, arena, graph, loc, thread, clocks);
        unreachable!("only asked where there is a coherence order to be found")
    }

    /// If [`UP_TO_CO`](Self::UP_TO_CO): with `event`, which was made and is not in the graph yet, does it take a coherence
    /// order to decide?
    #[inline]
    fn needs_co(arena: &Arena, graph: &Graph, event: EventId) -> bool {
        let _ = (arena, graph, event);
        false
    }
}

macro_rules! hardware {
    ($(#[$doc:meta])* $name:ident, $id:expr, $order:expr, $clock:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        impl Model for $name {
            const ID: Option<ModelId> = Some($id);
            const SYNC: Sync = Sync::Never;
            #[inline]
            fn floor_clock(clocks: EventClocks) -> ClockId {
                let clock: fn(EventClocks) -> ClockId = $clock;
                clock(clocks)
            }
            #[inline]
            fn admits(scratch: &mut Scratch, arena: &Arena, graph: &Graph, event: EventId) -> bool {
                !scratch.reach.cyclic($order, arena, graph, event)
            }
            fn is_before(scratch: &mut Scratch, arena: &Arena, graph: &Graph, x: EventId, y: EventId) -> bool {
                let (from, to) = (arena.get(x), arena.get(y));
                if from.thread == to.thread {
                    return from.index < to.index;
                }
                scratch.reach.leads($order, arena, graph, x, y)
            }
        }
    };
}

hardware!(
    /// Sequential consistency. `(po ∪ rf)+` is part of the global order, so it may raise the floor.
    SeqCst, ModelId::Sc, Order::Sc, |clocks| clocks.porf
);
hardware!(
    /// x86-TSO.
    Tso, ModelId::Tso, Order::Tso, |_| ClockId::ZERO
);
hardware!(
    /// SPARC PSO.
    Pso, ModelId::Pso, Order::Pso, |_| ClockId::ZERO
);

/// Release-acquire: `hb = (po ∪ rf)+`, and coherence is all there is.
#[derive(Clone, Copy, Debug)]
pub struct ReleaseAcquire;

impl Model for ReleaseAcquire {
    const ID: Option<ModelId> = Some(ModelId::Ra);
    const SYNC: Sync = Sync::Always;
    #[inline]
    fn floor_clock(clocks: EventClocks) -> ClockId {
        clocks.hb
    }
    #[inline]
    fn admits(_: &mut Scratch, _: &Arena, _: &Graph, _: EventId) -> bool {
        true
    }
}

macro_rules! c11 {
    ($(#[$doc:meta])* $name:ident, $id:expr, $sequence:expr, $scb:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        impl Model for $name {
            const ID: Option<ModelId> = Some($id);
            const SYNC: Sync = Sync::C11($sequence);
            #[inline]
            fn floor_clock(clocks: EventClocks) -> ClockId {
                clocks.hb
            }
            #[inline]
            fn admits(scratch: &mut Scratch, arena: &Arena, graph: &Graph, _: EventId) -> bool {
                graph.sc_events() < 2 || scratch.psc_acyclic($scb, arena, graph)
            }
        }
    };
}

c11!(
    /// RC11 (Lahav et al., PLDI 2017).
    Rc11, ModelId::Rc11, ReleaseSequence::SameThread, Scb::OtherLocation
);
c11!(
    /// RC11 with C++20's release sequences and strongly-happens-before.
    Rc20, ModelId::Rc20, ReleaseSequence::UpdatesOnly, Scb::OutsideUpdate
);

/// What XMM's cyclic graphs are looked for with: the axioms of RC11 as far as they can be told while some reads read what
/// is yet to be written. Such a read has no `rf` edge here; the edges that it gets in the end only forbid more, so
/// nothing is lost that will be consistent.
#[derive(Clone, Copy, Debug)]
pub struct Promising;

impl Model for Promising {
    const ID: Option<ModelId> = Some(ModelId::Xmm);
    const SYNC: Sync = Sync::C11(ReleaseSequence::SameThread);
    const PROMISES: bool = true;
    #[inline]
    fn floor_clock(clocks: EventClocks) -> ClockId {
        clocks.hb
    }
    #[inline]
    fn admits(scratch: &mut Scratch, arena: &Arena, graph: &Graph, _: EventId) -> bool {
        graph.sc_events() < 2 || scratch.psc_acyclic(Scb::OtherLocation, arena, graph)
    }
}

/// WRC11: no coherence order. Every check is a whole one.
#[derive(Clone, Copy, Debug)]
pub struct WeakRc11;

impl Model for WeakRc11 {
    const ID: Option<ModelId> = Some(ModelId::Wrc11);
    const HAS_CO: bool = false;
    const SYNC: Sync = Sync::C11(ReleaseSequence::SameThread);
    #[inline]
    fn floor_clock(_: EventClocks) -> ClockId {
        ClockId::ZERO
    }
    fn admits(scratch: &mut Scratch, arena: &Arena, graph: &Graph, _: EventId) -> bool {
        scratch.weak.consistent(arena, graph)
    }
}

/// JAM21: no coherence order. Pruned by what is visible whatever the order of volatile accesses is.
#[derive(Clone, Copy, Debug)]
pub struct Jam21;

impl Model for Jam21 {
    const ID: Option<ModelId> = Some(ModelId::Jam21);
    const HAS_CO: bool = false;
    // Only for the ends of objects: the model itself has no happens-before.
    const SYNC: Sync = Sync::C11(ReleaseSequence::SameThread);
    const CHECKS_WHOLE: bool = true;
    #[inline]
    fn floor_clock(_: EventClocks) -> ClockId {
        ClockId::ZERO
    }
    fn admits(scratch: &mut Scratch, arena: &Arena, graph: &Graph, event: EventId) -> bool {
        scratch.known.coherent(arena, graph, arena.get(event).loc)
    }
    fn accepts(scratch: &mut Scratch, arena: &Arena, graph: &Graph) -> Verdict {
        scratch.jam.check(Flavour::Authors, arena, graph)
    }
    fn made(scratch: &mut Scratch, arena: &Arena, graph: &Graph, event: EventId) {
        scratch.known.made(arena, graph, event);
    }
    fn maximal_writes(
        scratch: &mut Scratch,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        keep: impl Fn(EventId) -> bool,
    ) -> Vec<EventId> {
        scratch.known.maximal(arena, graph, loc, keep)
    }
}

/// JAM21 as the thesis has it. Pruned by RC11's coherence.
#[derive(Clone, Copy, Debug)]
pub struct Jam21Genmc;

impl Model for Jam21Genmc {
    const ID: Option<ModelId> = Some(ModelId::Jam21Genmc);
    const SYNC: Sync = Sync::C11(ReleaseSequence::SameThread);
    const CHECKS_WHOLE: bool = true;
    #[inline]
    fn floor_clock(clocks: EventClocks) -> ClockId {
        clocks.hb
    }
    #[inline]
    fn admits(_: &mut Scratch, _: &Arena, _: &Graph, _: EventId) -> bool {
        true
    }
    fn accepts(scratch: &mut Scratch, arena: &Arena, graph: &Graph) -> Verdict {
        scratch.jam.check_again(Flavour::Thesis, arena, graph)
    }
}

impl Scratch {
    /// For another exploration that goes on with the same events: what is known of them, and memory of its own.
    pub fn for_part(&self) -> Scratch {
        Scratch { known: self.known.clone(), ..Scratch::default() }
    }

    /// In a model without coherence order: the writes that can be the last of a location, in a graph that the model
    /// allows and to which nothing can be added.
    pub fn last_writes(&mut self, model: ModelId, arena: &Arena, graph: &Graph, loc: LocId) -> Vec<EventId> {
        match model {
            ModelId::Jam21 => self.jam.last_writes(Flavour::Authors, arena, graph, loc),
            _ => self.weak.maximal(arena, graph, loc, |_| true),
        }
    }

    /// The writes that can be the last of a location, in a graph of a model whose coherence orders are left open
    /// ([`crate::ReadsFrom`]).
    pub fn open_last_writes(&mut self, arena: &Arena, graph: &Graph, loc: LocId) -> Vec<EventId> {
        self.blocks.maximal(arena, graph, loc, |_| true)
    }

    /// In such a graph: if `write` can be the last that changes what `loc` holds, the write that is the very last then.
    pub fn can_be_last(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        write: EventId,
    ) -> Option<EventId> {
        self.blocks.can_be_last(arena, graph, loc, write)
    }

    fn psc_acyclic(&mut self, rule: Scb, arena: &Arena, graph: &Graph) -> bool {
        self.dense.load(arena, graph);
        self.co.reset(self.dense.len());
        self.dense.add_co(graph, &mut self.co);
        self.psc.acyclic(rule, arena, graph, &self.dense, &self.co)
    }
}
