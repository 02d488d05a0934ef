//! The models by name, and their properties.

use std::fmt;
use std::str::FromStr;

/// The name of a memory model that Fencepost has a native checker for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum ModelId {
    /// Sequential consistency.
    Sc,
    /// x86: total store order.
    Tso,
    /// SPARC: partial store order.
    Pso,
    /// Release-acquire: every access is release or acquire.
    Ra,
    /// Repaired C11.
    Rc11,
    /// RC11 with the changes of C++20.
    Rc20,
    /// RC11 without a coherence order.
    Wrc11,
    /// Java's access modes, as their authors define them.
    Jam21,
    /// Java's access modes, as a thesis built them into a checker for C.
    Jam21Genmc,
    /// RC11 without its ban on cycles, built by execution and re-execution.
    Xmm,
}

impl ModelId {
    /// All models with a native checker, strongest first where they compare.
    pub const ALL: [ModelId; 10] = [
        ModelId::Sc,
        ModelId::Tso,
        ModelId::Pso,
        ModelId::Ra,
        ModelId::Rc11,
        ModelId::Rc20,
        ModelId::Wrc11,
        ModelId::Jam21,
        ModelId::Jam21Genmc,
        ModelId::Xmm,
    ];

    /// The models that decide whether a graph is allowed from that graph alone, which are all but `xmm`.
    pub const OF_ONE_GRAPH: [ModelId; 9] = [
        ModelId::Sc,
        ModelId::Tso,
        ModelId::Pso,
        ModelId::Ra,
        ModelId::Rc11,
        ModelId::Rc20,
        ModelId::Wrc11,
        ModelId::Jam21,
        ModelId::Jam21Genmc,
    ];

    /// Returns the model's name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            ModelId::Sc => "sc",
            ModelId::Tso => "tso",
            ModelId::Pso => "pso",
            ModelId::Ra => "ra",
            ModelId::Rc11 => "rc11",
            ModelId::Rc20 => "rc20",
            ModelId::Wrc11 => "wrc11",
            ModelId::Jam21 => "jam21",
            ModelId::Jam21Genmc => "jam21-genmc",
            ModelId::Xmm => "xmm",
        }
    }

    /// Returns whether the model's graphs have a coherence order.
    pub fn has_co(self) -> bool {
        !matches!(self, ModelId::Wrc11 | ModelId::Jam21)
    }

    /// Returns whether the model allows cycles of `po ∪ rf` through plain accesses, which the graph engine
    /// does not build.
    pub fn allows_plain_cycles(self) -> bool {
        self == ModelId::Jam21
    }

    /// Returns whether the model's definition leaves out executions in which a value is computed from itself,
    /// also where that goes through updates. (Its text can say so only of `data`: an exchange does not pass
    /// on what it reads, and `rmw` does not tell it from an addition.)
    pub fn excludes_values_from_themselves(self) -> bool {
        self == ModelId::Jam21
    }

    /// Returns whether an execution that the model allows stays allowed when reads and fences are removed or
    /// weakened, and when updates are removed that write the value that was there. (The last takes a `co`.)
    pub fn allows_fewer_reads(self) -> bool {
        use ModelId::{Pso, Ra, Rc11, Rc20, Sc, Tso};
        matches!(self, Sc | Tso | Pso | Ra | Rc11 | Rc20)
    }

    /// Returns whether a data race is an error under this model.
    pub fn has_races(self) -> bool {
        matches!(self, ModelId::Rc11 | ModelId::Rc20 | ModelId::Wrc11 | ModelId::Xmm)
    }
}

/// The choice of which graphs count as the same execution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Equivalence {
    /// Graphs with the same events, `rf` and, where the model has one, `co`.
    #[default]
    Full,
    /// Graphs with the same events and `rf`.
    Rf,
    /// Graphs that differ only in the order of the critical sections of mutexes.
    Locks,
}

impl fmt::Display for ModelId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a model name that no model has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownModel(pub String);

impl fmt::Display for UnknownModel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = ModelId::ALL.iter().map(|m| m.name()).collect();
        write!(f, "no memory model is called `{}`; there are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownModel {}

impl FromStr for ModelId {
    type Err = UnknownModel;
    fn from_str(name: &str) -> Result<Self, UnknownModel> {
        ModelId::ALL.into_iter().find(|m| m.name() == name).ok_or_else(|| UnknownModel(name.into()))
    }
}
