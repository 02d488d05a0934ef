//! What is asked beside the input and the model: which engine, what to report, limits, bounds, and how an engine works.
//!
//! Every option is for some engines only; `fit.rs` has the table that says for which.

use crate::report::{Engine, Kind};
use fencepost_explore::{Config, Equivalence, Symmetry, Xmm};
use fencepost_search::Search;
use fencepost_states::{self as states, Capacity, Liveness, Machine, Merging, Order, Switch};
use fencepost_symbolic::{self as symbolic, Minimise};

/// What is asked, beside the input and the model. The default is the plain question.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The engine that is to answer; `None`: the one that fits.
    pub engine: Option<Engine>,
    /// Which errors to report.
    pub errors: Errors,
    /// Kinds of findings not to report. One that cannot be ignored ([`Kind::can_be_ignored`]) is reported all the same.
    pub ignore: Vec<Kind>,
    /// Whether every execution is kept for the report.
    pub list_executions: bool,
    /// Whether every execution is remembered, to count those that come twice. (None ever should; this is how to check.)
    pub count_duplicates: bool,
    /// Whether the size of the search is guessed, and nothing is checked.
    pub estimate: bool,
    /// What ends a search early, by which clock, and who may watch and stop it from another thread.
    pub search: Search,
    /// How many threads search.
    pub jobs: Jobs,
    /// Whether identical threads may stand for each other (graph and state engine).
    pub symmetry: bool,
    /// How the graph engine works.
    pub graph: GraphOptions,
    /// How the state engine works.
    pub states: StatesOptions,
    /// How the symbolic engine works.
    pub symbolic: SymbolicOptions,
    /// What a comparison of two models shows.
    pub compare: CompareOptions,
    /// How many sets of fences are listed.
    pub sets: crate::fences::Sets,
}

/// What a comparison of two models shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CompareOptions {
    /// Whether every execution that makes a difference is shown, not one for each axiom.
    pub all: bool,
    /// How many executions of each model are kept in memory; `None`: [`crate::compare::MOST_EXECUTIONS`].
    pub most: Option<usize>,
}

/// Which errors to report.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Errors {
    /// A program's first error ends the search. (A litmus test goes on, for its condition's sake, but reports one race only.)
    #[default]
    First,
    /// All of them.
    All,
}

/// How many threads search. The answer does not depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jobs {
    /// So many: an engine that cannot use more than one refuses more.
    Exactly(usize),
    /// As many as the engine can use, and no more than that.
    AtMost(usize),
}

impl Default for Jobs {
    fn default() -> Self {
        Jobs::AtMost(1)
    }
}

impl Jobs {
    /// The number.
    pub fn count(self) -> usize {
        match self {
            Jobs::Exactly(count) | Jobs::AtMost(count) => count,
        }
    }
}

/// How the graph engine works. What is `None` is as the engine has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GraphOptions {
    /// How cycles are looked for under `xmm`.
    pub xmm: Option<Xmm>,
    /// Which graphs count as one execution.
    pub equivalence: Option<Equivalence>,
}

/// How the state engine works. What is `None` is as the engine has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StatesOptions {
    /// How many operations a thread's buffer holds.
    pub buffer: Option<Capacity>,
    /// In which order states are visited.
    pub order: Option<Order>,
    /// What is looked for beside errors and deadlocks.
    pub liveness: Option<Liveness>,
    /// Whether nobody else takes a step between two threads that are started one after the other.
    pub merge_creations: bool,
    /// Whether every order of steps is visited, also those that make no difference.
    pub no_reduction: bool,
    /// Whether each instruction is a step, also those that only their thread sees.
    pub local_steps: bool,
    /// Keep all states and steps for a picture, up to so many states.
    pub keep_graph: Option<usize>,
}

/// How the symbolic engine works. What is `None` is as the engine has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SymbolicOptions {
    /// How many bits of memory's values count.
    pub bits: Option<u8>,
    /// How deep calls nest.
    pub depth: Option<u32>,
    /// How many executions may justify one, under models of several executions.
    pub speculations: Option<usize>,
    /// Whether cores are made minimal.
    pub minimise: Minimise,
    /// How many minimal cores are listed; 0 counts as 1.
    pub cores: usize,
}

impl Options {
    /// Whether findings of this kind are to be reported.
    pub fn wants(&self, kind: Kind) -> bool {
        !kind.can_be_ignored() || !self.ignore.contains(&kind)
    }

    /// As the graph engine has it.
    pub(crate) fn for_graph(&self) -> Config {
        Config {
            search: self.search.clone(),
            jobs: self.jobs.count(),
            xmm: self.graph.xmm.unwrap_or_default(),
            equivalence: self.graph.equivalence.unwrap_or_default(),
            symmetry: match self.symmetry {
                true => Symmetry::On { apart: vec![] },
                false => Symmetry::Off,
            },
            ..Config::default()
        }
    }

    /// As the state engine has it.
    pub(crate) fn for_states(&self, machine: Machine) -> states::Config {
        let on = |wanted: bool| if wanted { Switch::On } else { Switch::Off };
        let StatesOptions { buffer, order, liveness, merge_creations, no_reduction, local_steps, keep_graph } =
            self.states;
        states::Config {
            buffer: buffer.unwrap_or_default(),
            order: order.unwrap_or_default(),
            liveness: liveness.unwrap_or_default(),
            merging: Merging {
                local_steps: on(!local_steps),
                reduction: on(!no_reduction),
                creations: on(merge_creations),
                symmetry: on(self.symmetry),
            },
            jobs: self.jobs.count(),
            search: self.search.clone(),
            keep_graph,
            ..states::Config::new(machine)
        }
    }

    /// As the symbolic engine has it, with loops that run so often.
    pub(crate) fn for_symbolic(&self, unroll: Option<u32>) -> symbolic::Options {
        let SymbolicOptions { bits, depth, speculations, minimise, .. } = self.symbolic;
        let search = self.search.clone();
        symbolic::Options {
            unroll,
            depth,
            bits,
            speculations,
            minimise,
            search,
            ..symbolic::Options::default()
        }
    }
}
