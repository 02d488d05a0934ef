//! Exploring under a model that is given from outside and decides about complete graphs only.
//!
//! The engine cannot ask such a model about graphs that still grow: the model need not be prefix-closed, nor
//! maximally extensible. So the engine builds graphs under another model that is both, and *weaker*: it
//! allows all that the one in question allows. Its name is a [`Pruning`]. The stronger it is, the fewer
//! graphs are built for nothing; if it is not weaker, executions are lost.

use std::fmt;

/// The model by which graphs that still grow are pruned, when a judge decides about the complete ones. All of
/// these are prefix-closed and maximally extensible: `model.rs` says so of those named after a model, and
/// `loose.rs` says why of the others.
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
    /// RC11's coherence and atomicity ([`Loose::C11_COHERENCE`](crate::Loose::C11_COHERENCE)).
    C11Coherence,
    /// Each location by itself is sequentially consistent
    /// ([`Loose::PER_LOCATION`](crate::Loose::PER_LOCATION)).
    PerLocation,
    /// Only atomicity ([`Loose::NOTHING`](crate::Loose::NOTHING)).
    Nothing,
    /// Only atomicity, without a coherence order
    /// ([`Loose::NOTHING_WITHOUT_CO`](crate::Loose::NOTHING_WITHOUT_CO)).
    NothingWithoutCo,
    /// RC11 without a coherence order.
    Wrc11,
}

impl Pruning {
    /// All pruning models, the stronger one first where two of them compare.
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

    /// Returns the pruning model's name, as reports show it.
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

    /// Returns whether graphs of this pruning model have a coherence order.
    pub fn has_co(self) -> bool {
        !matches!(self, Pruning::NothingWithoutCo | Pruning::Wrc11)
    }
}

impl fmt::Display for Pruning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
