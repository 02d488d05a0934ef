//! Exploring under a model that is given from outside, and decides about whole graphs only.
//!
//! The engine cannot ask such a model about graphs that still grow: it need not be prefix-closed, nor maximally extensible. So graphs are
//! built under another model that is both, and *weaker*: it allows all that the one in question allows. Its name is a [`Pruning`].
//! The stronger it is, the fewer graphs are built for nothing; if it is not weaker, executions are lost.

use crate::ModelId;
use crate::jam::Verdict;
use crate::model::{Model, Scratch};
use crate::sync::{EventClocks, Sync};
use fencepost_graph::{Arena, ClockId, EventId, Graph, LocId};
use std::fmt;
use std::marker::PhantomData;

/// What graphs that still grow are pruned by, when somebody else decides about the whole ones. All of these are prefix-closed and
/// maximally extensible: for those named after a model the top of [`Model`]'s file says so, for the others `loose.rs` why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Pruning {
    /// Sequential consistency.
    Sc,
    /// x86-TSO.
    Tso,
    /// SPARC PSO.
    Pso,
    /// Release-acquire.
    Ra,
    /// RC11.
    Rc11,
    /// RC11 with the changes of C++20.
    Rc20,
    /// RC11's coherence and atomicity ([`crate::C11Coherence`]).
    C11Coherence,
    /// Each location by itself is sequentially consistent ([`crate::Coherent`]).
    PerLocation,
    /// Only atomicity ([`crate::Anything`]).
    Nothing,
    /// The same, and there is no coherence order ([`crate::AnythingWithoutCo`]).
    NothingWithoutCo,
    /// RC11 without a coherence order.
    Wrc11,
}

impl Pruning {
    /// All of them, the strongest first where they compare.
    pub const ALL: [Pruning; 11] = [
        Pruning::Sc,
        Pruning::Tso,
        Pruning::Pso,
        Pruning::Ra,
        Pruning::Rc11,
        Pruning::Rc20,
        Pruning::C11Coherence,
        Pruning::PerLocation,
        Pruning::Nothing,
        Pruning::Wrc11,
        Pruning::NothingWithoutCo,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Pruning::Sc => "sc",
            Pruning::Tso => "tso",
            Pruning::Pso => "pso",
            Pruning::Ra => "ra",
            Pruning::Rc11 => "rc11",
            Pruning::Rc20 => "rc20",
            Pruning::C11Coherence => "c11-coherence",
            Pruning::PerLocation => "coherence",
            Pruning::Nothing => "nothing",
            Pruning::NothingWithoutCo => "nothing-without-co",
            Pruning::Wrc11 => "wrc11",
        }
    }

    /// Do its graphs have a coherence order?
    pub fn has_co(self) -> bool {
        !matches!(self, Pruning::NothingWithoutCo | Pruning::Wrc11)
    }
}

impl fmt::Display for Pruning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A model that somebody else decides about ([`fencepost_graph::Judge`]), whose graphs are pruned by `M`.
#[derive(Clone, Copy, Debug)]
pub struct Judged<M>(PhantomData<M>);

impl<M: Model> Model for Judged<M> {
    const ID: Option<ModelId> = None;
    const HAS_CO: bool = M::HAS_CO;
    const COHERENT: bool = M::COHERENT;
    const SYNC: Sync = M::SYNC;
    const CHECKS_WHOLE: bool = true;
    const JUDGED: bool = true;

    #[inline]
    fn floor_clock(clocks: EventClocks) -> ClockId {
        M::floor_clock(clocks)
    }

    /// The model in question is not known to have an order of its own: what is before the end of an object is what is by the model
    /// that prunes.
    fn is_before(scratch: &mut Scratch, arena: &Arena, graph: &Graph, x: EventId, y: EventId) -> bool {
        M::is_before(scratch, arena, graph, x, y)
    }

    #[inline]
    fn admits(scratch: &mut Scratch, arena: &Arena, graph: &Graph, event: EventId) -> bool {
        M::admits(scratch, arena, graph, event)
    }

    fn accepts(_: &mut Scratch, _: &Arena, _: &Graph) -> Verdict {
        unreachable!("the engine asks the judge")
    }

    #[inline]
    fn made(scratch: &mut Scratch, arena: &Arena, graph: &Graph, event: EventId) {
        M::made(scratch, arena, graph, event);
    }

    fn maximal_writes(
        scratch: &mut Scratch,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        keep: impl Fn(EventId) -> bool,
    ) -> Vec<EventId> {
        M::maximal_writes(scratch, arena, graph, loc, keep)
    }

    fn is_default(
        scratch: &mut Scratch,
        arena: &Arena,
        graph: &Graph,
        loc: LocId,
        write: EventId,
        keep: impl Fn(EventId) -> bool,
    ) -> bool {
        M::is_default(scratch, arena, graph, loc, write, keep)
    }
}
