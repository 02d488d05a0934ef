//! Options of a question: the engine, what to report, limits, bounds, and how each engine works.
//!
//! Not every engine and not every question takes every option; `fit.rs` has the table. Options that are not
//! taken are refused.

use crate::report::{Engine, Kind};
use fencepost_explore::{Config, Equivalence, Symmetry, Xmm};
use fencepost_search::Search;
use fencepost_states::{self as states, Capacity, Liveness, Machine, Merging, Order, Switch};
use fencepost_symbolic::{self as symbolic, Minimise};

/// The options of a question, besides its input and its model. The default is that of the command line
/// without options.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// The engine that answers; `None`: the fastest one that knows the model.
    pub engine: Option<Engine>,
    /// The errors to report: the first, or all.
    pub errors: Errors,
    /// Kinds of findings that are not reported. One that cannot be ignored ([`Kind::can_be_ignored`]) is
    /// reported all the same.
    pub ignore: Vec<Kind>,
    /// Whether the report lists every execution.
    pub list_executions: bool,
    /// Whether executions that are visited twice are counted. (There should be none. All executions are kept
    /// in memory.)
    pub count_duplicates: bool,
    /// Whether the engine guesses the size of the search and checks nothing.
    pub estimate: bool,
    /// The search's limits and its clock, and a control by which another thread may watch and stop it.
    pub search: Search,
    /// The number of threads that search.
    pub jobs: Jobs,
    /// Whether identical threads may stand for each other (graph and state engine).
    pub symmetry: bool,
    /// Options of the graph engine.
    pub graph: GraphOptions,
    /// Options of the state engine.
    pub states: StatesOptions,
    /// Options of the symbolic engine.
    pub symbolic: SymbolicOptions,
    /// Options of `compare`. Other questions do not look at them.
    pub compare: CompareOptions,
    /// The number of sets of fences that `fences` lists. Other questions do not look at it.
    pub sets: crate::fences::Sets,
}

/// The options that only a comparison of two models has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CompareOptions {
    /// Whether every execution that makes a difference is shown; otherwise one for each axiom.
    pub all: bool,
    /// The most executions of each model that are kept in memory; `None`:
    /// [`crate::compare::MOST_EXECUTIONS`].
    pub most: Option<usize>,
}

/// Whether only the first error is reported or all errors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Errors {
    /// A program's first error ends the search. (A litmus test goes on, for its condition's sake, but reports
    /// one race only.)
    #[default]
    First,
    /// All errors.
    All,
}

/// The number of threads that a search uses. The answer does not depend on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jobs {
    /// Exactly this number of threads. An engine that has only one thread refuses more if it is the chosen
    /// one; asked beside or in place of the chosen one, it answers with one thread.
    Exactly(usize),
    /// As many as the engine can use, at most this number.
    AtMost(usize),
}

impl Default for Jobs {
    fn default() -> Self {
        Jobs::AtMost(1)
    }
}

impl Jobs {
    /// Returns the number of threads that the search uses at most.
    pub fn count(self) -> usize {
        match self {
            Jobs::Exactly(count) | Jobs::AtMost(count) => count,
        }
    }
}

/// The options that only the graph engine has. `None` stands for the engine's default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GraphOptions {
    /// The way in which the engine looks for cycles under `xmm`.
    pub xmm: Option<Xmm>,
    /// The graphs that count as one execution.
    pub equivalence: Option<Equivalence>,
    /// Whether rounds of loops after which a thread only tries again are part of executions, too.
    pub all_rounds: bool,
}

/// The options that only the state engine has. `None` stands for the engine's default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StatesOptions {
    /// The number of operations that a thread's buffer holds.
    pub buffer: Option<Capacity>,
    /// The order in which states are visited.
    pub order: Option<Order>,
    /// The property that is checked beside errors and deadlocks.
    pub liveness: Option<Liveness>,
    /// Whether two threads that are started one after the other are started in one step, with no step of
    /// others in between.
    pub merge_creations: bool,
    /// Whether every order of steps is visited; otherwise orders that make no difference are left out.
    pub no_reduction: bool,
    /// Whether each instruction is a step; otherwise instructions that no other thread sees are part of the
    /// next one.
    pub local_steps: bool,
    /// The most states that are kept, with their steps, for a picture; `None`: no picture.
    pub keep_graph: Option<usize>,
}

/// The options that only the symbolic engine has. `None` stands for the engine's default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SymbolicOptions {
    /// The number of bits that values in memory have.
    pub bits: Option<u8>,
    /// The most calls that may be nested.
    pub depth: Option<u32>,
    /// The most executions that may justify one, under models of several executions (`jmm`).
    pub speculations: Option<usize>,
    /// Whether cores are made minimal.
    pub minimise: Minimise,
    /// The number of minimal cores that `why` lists; 0 counts as 1. Other questions do not look at it.
    pub cores: usize,
}

impl Options {
    /// Returns whether the options ask for findings of this kind to be reported.
    pub fn wants(&self, kind: Kind) -> bool {
        !kind.can_be_ignored() || !self.ignore.contains(&kind)
    }

    /// Returns the configuration of the graph engine that follows from these options.
    pub(crate) fn for_graph(&self) -> Config {
        Config {
            search: self.search.clone(),
            jobs: self.jobs.count(),
            xmm: self.graph.xmm.unwrap_or_default(),
            equivalence: self.graph.equivalence.unwrap_or_default(),
            all_rounds: self.graph.all_rounds,
            symmetry: match self.symmetry {
                true => Symmetry::On { apart: vec![] },
                false => Symmetry::Off,
            },
            ..Config::default()
        }
    }

    /// Returns the configuration of the state engine, running `machine`, that follows from these options.
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

    /// Returns the options of the symbolic engine that follow from these options. `unroll` is the number of
    /// times a loop body runs per entry.
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
