//! Translates the command line's arguments into the library's types.

use super::args::{CheckArgs, Engine, EquivalenceArg, FencesArgs, SharedArgs, WhyArgs, XmmLayer};
use fencepost::Options;
use fencepost::explore::Xmm;
use fencepost::fences::Sets;
use fencepost::input::Reading;
use fencepost::llvm::VolatileLocals;
use fencepost::models::Equivalence;
use fencepost::options::{Errors, GraphOptions, Jobs};
use fencepost::report;
use fencepost::search::{Limits, Search};
use std::time::Duration;

impl CheckArgs {
    /// Returns the options for reading files that these arguments of `check` ask for.
    pub fn reading(&self) -> Reading {
        Reading {
            spurious_cas: self.spurious_cas,
            spurious_wakeups: self.spurious_wakeups,
            volatile_locals: match self.states.no_reduction {
                true => VolatileLocals::Memory,
                false => VolatileLocals::Private,
            },
            ..self.shared.reading()
        }
    }

    /// Returns the options of the question that these arguments of `check` ask for.
    pub fn options(&self) -> Options {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        Options {
            engine: self.engine.into(),
            errors: if self.all_errors { Errors::All } else { Errors::First },
            ignore: self.ignore.clone(),
            list_executions: self.executions,
            count_duplicates: self.count_duplicates,
            estimate: self.estimate,
            search: Search::new(Limits {
                timeout: self.shared.timeout,
                max_executions: self.max_executions,
                max_memory: self.max_memory,
            }),
            jobs: match self.jobs {
                Some(jobs) => Jobs::Exactly(jobs as usize),
                None => Jobs::AtMost(processors()),
            },
            symmetry: self.states.symmetry,
            graph: GraphOptions {
                xmm: self.xmm.map(|layer| match layer {
                    XmmLayer::Default => Xmm::Default,
                    XmmLayer::Exhaustive => Xmm::Exhaustive,
                }),
                equivalence: self.equivalence.map(Into::into),
                all_rounds: self.all_rounds,
            },
            states: self.states.options(self.graph.as_deref()),
            symbolic: self.symbolic.options(1),
            ..Options::default()
        }
    }
}

impl WhyArgs {
    /// Returns the options of the question that these arguments of `why` ask for.
    pub fn options(&self) -> Options {
        Options {
            search: search_within(self.shared.timeout),
            symbolic: self.symbolic.options(self.cores.into()),
            ..Options::default()
        }
    }
}

impl FencesArgs {
    /// Returns the options for reading files that these arguments of `fences` ask for.
    pub fn reading(&self) -> Reading {
        Reading {
            spurious_cas: self.spurious_cas,
            spurious_wakeups: self.spurious_wakeups,
            ..self.shared.reading()
        }
    }

    /// Returns the options of the question that these arguments of `fences` ask for.
    pub fn options(&self) -> Options {
        Options {
            engine: self.engine.into(),
            ignore: self.ignore.clone(),
            search: search_within(self.shared.timeout),
            sets: Sets { wanted: self.sets.into(), ..Sets::default() },
            ..Options::default()
        }
    }
}

impl From<Engine> for Option<report::Engine> {
    fn from(engine: Engine) -> Self {
        match engine {
            Engine::Auto => None,
            Engine::Graph => Some(report::Engine::Graph),
            Engine::States => Some(report::Engine::States),
            Engine::Symbolic => Some(report::Engine::Symbolic),
            Engine::Candidates => Some(report::Engine::Candidates),
        }
    }
}

impl From<EquivalenceArg> for Equivalence {
    fn from(arg: EquivalenceArg) -> Self {
        match arg {
            EquivalenceArg::Full => Equivalence::Full,
            EquivalenceArg::Rf => Equivalence::Rf,
        }
    }
}

impl SharedArgs {
    /// Returns the options for reading files that the arguments shared by all commands ask for.
    pub fn reading(&self) -> Reading {
        Reading {
            clang: self.clang.clone(),
            clang_flags: self.clang_flags.clone(),
            diagnostics: super::output::diagnostics(self.color),
            unroll: self.unroll,
            ..Reading::default()
        }
    }
}

/// Returns a search with default limits that stops after `timeout`, if there is one.
pub(super) fn search_within(timeout: Option<Duration>) -> Search {
    Search::new(Limits { timeout, ..Limits::default() })
}
