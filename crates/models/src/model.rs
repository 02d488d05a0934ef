//! The interface between a memory model and the engine that explores its graphs.
//!
//! The engine adds one event at a time, always at the end of a thread. A model is a small value that answers
//! the engine's questions about the graph:
//! - what the new event knows of others ([`Model::sync`]);
//! - from which place in coherence order on it may read or write ([`Model::floor`]);
//! - whether the graph with the new event is still consistent ([`Model::admits`]). The engine does not ask
//!   this for an event that was added *maximally*: a read of the coherence-last write, or a write that
//!   becomes it. All models with a coherence order here are *maximally extensible*: such an event never makes
//!   a graph inconsistent.
//!
//! | type | model | coherence | synchronises | floor | asked about complete graphs | promises |
//! | --- | --- | --- | --- | --- | --- | --- |
//! | [`SeqCst`] | `sc` | ordered | never | `(po ∪ rf)+` | no | no |
//! | [`Tso`], [`Pso`] | `tso`, `pso` | ordered | never | own thread | no | no |
//! | [`ReleaseAcquire`] | `ra` | ordered | always | `hb` | no | no |
//! | [`Rc11`], [`Rc20`] | `rc11`, `rc20` | ordered | as C11 | `hb` | no | no |
//! | [`UpToCo`](crate::UpToCo) | `ra`, `rc11`, `rc20` | open | as the model | none | no | no |
//! | [`WeakRc11`] | `wrc11` | none | as C11 | none | no | no |
//! | [`Jam21`] | `jam21` | none | as C11 | none | yes | no |
//! | [`Jam21Genmc`] | `jam21-genmc` | ordered | as C11 | `hb` | yes | no |
//! | [`Promising`] | part of `xmm` | ordered | as C11 | `hb` | no | yes |
//! | [`Loose`](crate::Loose) | none: only prunes | a parameter | a parameter | a parameter | no | no |
//!
//! "Coherence" is [`Model::coherence`], "synchronises" [`Model::sync`], "floor" what an access knows when its
//! floor is computed ([`Model::floor_clock`]), "asked about complete graphs"
//! [`Model::checks_complete_graphs`], and "promises" [`Model::allows_promises`]. Each of these answers is a
//! constant of the type, except in `UpToCo` and `Loose`, so the compiler removes the branches that a model
//! does not need.
//!
//! A *judge* ([`fencepost_graph::Judge`]) may decide about complete graphs in place of the model. That is the
//! engine's business: the model that prunes is the same type with or without a judge.

use crate::ModelId;
use crate::blocks::Blocks;
use crate::coherence;
use crate::jam::{Flavour, Jam, Verdict, VisibleEvents};
use crate::psc::{InCo, Psc, Scb};
use crate::reach::{Order, Reach};
use crate::sync::{EventClocks, ReleaseSequence, Sync};
use crate::weak::Weak;
use fencepost_graph::{Arena, ClockId, EventId, Graph, LocId, ThreadId};

/// Memory that the checks of all models reuse from one graph to the next, and what they keep about events.
#[derive(Debug, Default)]
pub struct Scratch {
    reach: Reach,
    psc: Psc<InCo>,
    weak: Weak,
    jam: Jam,
    known: VisibleEvents,
    pub(crate) blocks: Blocks,
}

/// The arguments of a question to a model, which are a graph, its events, and memory for the answer.
#[derive(Debug)]
pub struct GraphCheck<'a> {
    /// Memory that checks reuse.
    pub scratch: &'a mut Scratch,
    /// The events of the graph, and of other graphs that the engine keeps.
    pub arena: &'a Arena,
    /// The graph that the question is about.
    pub graph: &'a Graph,
}

/// Whether the graphs of a model have a total order of the writes to each location, leave that order open, or
/// have none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coherence {
    /// Every graph has a total order. The engine tries every place for a new write.
    Ordered,
    /// Graphs have no order; each stands for all orders that make it consistent ([`crate::UpToCo`]).
    Open,
    /// The model has no coherence order.
    None,
}

/// A memory model as the graph engine uses it, asked whenever the graph grows by an event.
pub trait Model: Copy + Send + std::marker::Sync + 'static {
    /// Returns the name of the model; `None` for a model that only prunes.
    fn id(self) -> Option<ModelId>;

    /// Returns whether the graphs of the model have a total coherence order, leave the order open, or have
    /// none.
    #[inline]
    fn coherence(self) -> Coherence {
        Coherence::Ordered
    }

    /// Returns the rule on which reads synchronise with the writes that they read.
    fn sync(self) -> Sync;

    /// Returns whether a read may read a value that is yet to be written. Such a graph is only a step on the
    /// way to one with a cycle; see [`Promising`].
    #[inline]
    fn allows_promises(self) -> bool {
        false
    }

    /// Returns whether the model is *not* maximally extensible. Then all other answers describe a weaker
    /// model that is, and the engine asks [`Model::accepts`] about each complete graph.
    #[inline]
    fn checks_complete_graphs(self) -> bool {
        false
    }

    /// Returns the clock of the earlier accesses of other threads to its location that an access with these
    /// clocks must not go behind in coherence order; `None` if the model demands no coherence.
    fn floor_clock(self, clocks: EventClocks) -> Option<ClockId>;

    /// Returns the oldest place in coherence order from which the next access of `thread` to `loc` may read,
    /// where 0 is the initial write. A write must come after it. `clocks` are those of the access.
    #[inline]
    fn floor(self, check: GraphCheck<'_>, loc: LocId, thread: ThreadId, clocks: EventClocks) -> usize {
        match self.floor_clock(clocks) {
            Some(clock) => coherence::floor(check.arena, check.graph, loc, thread, clock),
            None => 0,
        }
    }

    /// Returns whether graphs have a coherence order.
    #[inline]
    fn has_co(self) -> bool {
        self.coherence() == Coherence::Ordered
    }

    /// Returns whether graphs leave the coherence order open, so that each represents all coherence orders
    /// that make it consistent.
    #[inline]
    fn is_up_to_co(self) -> bool {
        self.coherence() == Coherence::Open
    }

    /// Returns whether the model has a happens-before order.
    #[inline]
    fn has_happens_before(self) -> bool {
        self.sync() != Sync::Never
    }

    /// Returns whether the access `x` comes before `y`, the end of its object, in a complete graph. The order
    /// is happens-before, or in a model that has none, the global order, in which the end counts as a write.
    fn is_before(self, check: GraphCheck<'_>, x: EventId, y: EventId) -> bool {
        check.arena.hb(check.arena.get(x), check.arena.get(y))
    }

    /// Returns whether the graph is still consistent after `event` was added, given that it was before, that
    /// `event` respects the floor, and that atomicity holds.
    fn admits(self, check: GraphCheck<'_>, event: EventId) -> bool;

    /// Decides about a graph to which nothing can be added. Called only if [`Model::checks_complete_graphs`].
    #[inline]
    fn accepts(self, check: GraphCheck<'_>) -> Verdict {
        let _ = check;
        Verdict::ALLOWED
    }

    /// Records an event that was made and is not in the graph yet, for models that keep something about each
    /// event.
    #[inline]
    fn note_made(self, check: GraphCheck<'_>, event: EventId) {
        let _ = (check, event);
    }

    /// Returns the writes to `loc` that no other write comes after, in the part of the graph for which `keep`
    /// holds. For models without coherence order.
    fn maximal_writes(
        self,
        check: GraphCheck<'_>,
        loc: LocId,
        keep: impl Fn(EventId) -> bool,
    ) -> Vec<EventId> {
        check.scratch.weak.maximal(check.arena, check.graph, loc, keep)
    }

    /// Returns whether `write` is the one that a read of `loc` reads by default, in the part of the graph for
    /// which `keep` holds. For models without coherence order. The default is the last maximal write of the
    /// greatest thread that has one.
    fn is_default(
        self,
        check: GraphCheck<'_>,
        loc: LocId,
        write: EventId,
        keep: impl Fn(EventId) -> bool,
    ) -> bool {
        let arena = check.arena;
        let maximal = self.maximal_writes(check, loc, keep);
        let place = |w: &EventId| (arena.get(*w).thread, arena.get(*w).index);
        maximal.into_iter().max_by_key(place).unwrap_or(EventId::init(loc)) == write
    }

    /// Returns which writes of `loc` the next access of `thread`, which has these clocks, may read, by their
    /// places in the graph's list. Place 0 is the initial write. Called only if [`Model::is_up_to_co`].
    fn readable<'s>(
        self,
        check: GraphCheck<'s>,
        loc: LocId,
        thread: ThreadId,
        clocks: EventClocks,
    ) -> &'s [bool] {
        let _ = (check, loc, thread, clocks);
        unreachable!("only asked where the coherence order is open")
    }

    /// Returns whether the graph with `event`, which was made and is not in the graph yet, cannot be decided
    /// without a coherence order. Called only if [`Model::is_up_to_co`].
    #[inline]
    fn needs_co(self, check: GraphCheck<'_>, event: EventId) -> bool {
        let _ = (check, event);
        false
    }
}

macro_rules! hardware {
    ($(#[$doc:meta])* $name:ident, $id:expr, $order:expr, $clock:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        impl Model for $name {
            #[inline]
            fn id(self) -> Option<ModelId> {
                Some($id)
            }
            #[inline]
            fn sync(self) -> Sync {
                Sync::Never
            }
            #[inline]
            fn floor_clock(self, clocks: EventClocks) -> Option<ClockId> {
                let clock: fn(EventClocks) -> ClockId = $clock;
                Some(clock(clocks))
            }
            #[inline]
            fn admits(self, check: GraphCheck<'_>, event: EventId) -> bool {
                !check.scratch.reach.cyclic($order, check.arena, check.graph, event)
            }
            fn is_before(self, check: GraphCheck<'_>, x: EventId, y: EventId) -> bool {
                let (from, to) = (check.arena.get(x), check.arena.get(y));
                if from.thread == to.thread {
                    return from.index < to.index;
                }
                check.scratch.reach.leads($order, check.arena, check.graph, x, y)
            }
        }
    };
}

hardware!(
    /// The model `sc`, sequential consistency. `(po ∪ rf)+` is part of the global order, so it may raise the
    /// floor.
    SeqCst, ModelId::Sc, Order::Sc, |clocks| clocks.porf
);
hardware!(
    /// The model `tso` of x86 (total store order).
    Tso, ModelId::Tso, Order::Tso, |_| ClockId::ZERO
);
hardware!(
    /// The model `pso` of SPARC (partial store order).
    Pso, ModelId::Pso, Order::Pso, |_| ClockId::ZERO
);

/// The release-acquire model `ra`, in which `hb = (po ∪ rf)+` and coherence is the only axiom.
#[derive(Clone, Copy, Debug)]
pub struct ReleaseAcquire;

impl Model for ReleaseAcquire {
    #[inline]
    fn id(self) -> Option<ModelId> {
        Some(ModelId::Ra)
    }
    #[inline]
    fn sync(self) -> Sync {
        Sync::Always
    }
    #[inline]
    fn floor_clock(self, clocks: EventClocks) -> Option<ClockId> {
        Some(clocks.hb)
    }
    #[inline]
    fn admits(self, _: GraphCheck<'_>, _: EventId) -> bool {
        true
    }
}

macro_rules! c11 {
    ($(#[$doc:meta])* $name:ident, $id:expr, $sequence:expr, $scb:expr, $promises:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $name;
        impl Model for $name {
            #[inline]
            fn id(self) -> Option<ModelId> {
                Some($id)
            }
            #[inline]
            fn sync(self) -> Sync {
                Sync::C11($sequence)
            }
            #[inline]
            fn allows_promises(self) -> bool {
                $promises
            }
            #[inline]
            fn floor_clock(self, clocks: EventClocks) -> Option<ClockId> {
                Some(clocks.hb)
            }
            #[inline]
            fn admits(self, check: GraphCheck<'_>, event: EventId) -> bool {
                check.graph.sc_events() < 2
                    || !check.scratch.psc.is_cyclic($scb, check.arena, check.graph, event)
            }
        }
    };
}

c11!(
    /// The model `rc11`, repaired C11 (Lahav et al., PLDI 2017).
    Rc11, ModelId::Rc11, ReleaseSequence::SameThread, Scb::OtherLocation, false
);
c11!(
    /// The model `rc20`, which is RC11 with the release sequences and the strongly-happens-before of C++20.
    Rc20, ModelId::Rc20, ReleaseSequence::UpdatesOnly, Scb::OutsideUpdate, false
);
c11!(
    /// The model with which the engine looks for the cyclic graphs of XMM, letting a read read a value that
    /// is yet to be written (a promise). It has the axioms of RC11, as far as they can be decided meanwhile.
    /// Such a read has no `rf` edge here. The edges that it gets in the end only forbid more, so no graph is
    /// lost that will be consistent.
    Promising, ModelId::Xmm, ReleaseSequence::SameThread, Scb::OtherLocation, true
);

/// The model `wrc11`, which is RC11 without a coherence order.
#[derive(Clone, Copy, Debug)]
pub struct WeakRc11;

impl Model for WeakRc11 {
    #[inline]
    fn id(self) -> Option<ModelId> {
        Some(ModelId::Wrc11)
    }
    #[inline]
    fn coherence(self) -> Coherence {
        Coherence::None
    }
    #[inline]
    fn sync(self) -> Sync {
        Sync::C11(ReleaseSequence::SameThread)
    }
    #[inline]
    fn floor_clock(self, _: EventClocks) -> Option<ClockId> {
        None
    }
    fn admits(self, check: GraphCheck<'_>, event: EventId) -> bool {
        check.scratch.weak.consistent(check.arena, check.graph, event)
    }
}

/// The model `jam21` of Java's access modes, without coherence order. Graphs that still grow are pruned by
/// what is visible whatever the order of volatile accesses is.
#[derive(Clone, Copy, Debug)]
pub struct Jam21;

impl Model for Jam21 {
    #[inline]
    fn id(self) -> Option<ModelId> {
        Some(ModelId::Jam21)
    }
    #[inline]
    fn coherence(self) -> Coherence {
        Coherence::None
    }
    /// Returns RC11's rule, which is only for the ends of objects: the model itself has no happens-before.
    #[inline]
    fn sync(self) -> Sync {
        Sync::C11(ReleaseSequence::SameThread)
    }
    #[inline]
    fn checks_complete_graphs(self) -> bool {
        true
    }
    #[inline]
    fn floor_clock(self, _: EventClocks) -> Option<ClockId> {
        None
    }
    fn admits(self, check: GraphCheck<'_>, event: EventId) -> bool {
        check.scratch.known.coherent(check.arena, check.graph, check.arena.get(event).loc)
    }
    fn accepts(self, check: GraphCheck<'_>) -> Verdict {
        check.scratch.jam.check(Flavour::Authors, check.arena, check.graph)
    }
    fn note_made(self, check: GraphCheck<'_>, event: EventId) {
        check.scratch.known.made(check.arena, check.graph, event);
    }
    fn maximal_writes(
        self,
        check: GraphCheck<'_>,
        loc: LocId,
        keep: impl Fn(EventId) -> bool,
    ) -> Vec<EventId> {
        check.scratch.known.maximal(check.arena, check.graph, loc, keep)
    }
}

/// The model `jam21-genmc`, which is JAM21 as a thesis built it into GenMC. Graphs that still grow are pruned
/// by RC11's coherence.
#[derive(Clone, Copy, Debug)]
pub struct Jam21Genmc;

impl Model for Jam21Genmc {
    #[inline]
    fn id(self) -> Option<ModelId> {
        Some(ModelId::Jam21Genmc)
    }
    #[inline]
    fn sync(self) -> Sync {
        Sync::C11(ReleaseSequence::SameThread)
    }
    #[inline]
    fn checks_complete_graphs(self) -> bool {
        true
    }
    #[inline]
    fn floor_clock(self, clocks: EventClocks) -> Option<ClockId> {
        Some(clocks.hb)
    }
    #[inline]
    fn admits(self, _: GraphCheck<'_>, _: EventId) -> bool {
        true
    }
    fn accepts(self, check: GraphCheck<'_>) -> Verdict {
        check.scratch.jam.check_again(Flavour::Thesis, check.arena, check.graph)
    }
}

impl Scratch {
    /// Returns a `Scratch` for another engine that goes on with the same events. It has what is known of the
    /// events, and empty memory.
    pub fn for_part(&self) -> Scratch {
        Scratch { known: self.known.clone(), ..Scratch::default() }
    }

    /// Returns the writes to `loc` that can be its last one in a complete graph that `model` allows. For
    /// models without coherence order.
    pub fn last_writes(&mut self, model: ModelId, arena: &Arena, graph: &Graph, loc: LocId) -> Vec<EventId> {
        match model {
            ModelId::Jam21 => self.jam.last_writes(Flavour::Authors, arena, graph, loc),
            _ => self.weak.maximal(arena, graph, loc, |_| true),
        }
    }

    /// Returns the writes to `loc` that some coherence order puts last, in a graph whose coherence order is
    /// open ([`crate::UpToCo`]).
    pub fn open_last_writes(&mut self, arena: &Arena, graph: &Graph, loc: LocId) -> Vec<EventId> {
        self.blocks.maximal(arena, graph, loc, |_| true)
    }

    /// Returns the write that ends some coherence order of `loc` in which no write after `write` changes the
    /// value; `None` if there is no such order. For a graph whose coherence order is open.
    pub fn can_be_last(
        &mut self,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        write: EventId,
    ) -> Option<EventId> {
        self.blocks.can_be_last(arena, graph, loc, write)
    }
}
