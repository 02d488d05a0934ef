//! Translates the command line's arguments into the library's types.

use super::args::{
    CheckArgs, Checked, CompatArg, Engine, EquivalenceArg, FencesArgs, SharedArgs, UnorderedArg, WhyArgs,
    XmmLayer,
};
use super::compile_commands;
use super::values::Unroll;
use fencepost::Options;
use fencepost::explore::Xmm;
use fencepost::fences::Sets;
use fencepost::input::Reading;
use fencepost::llvm::driver::{Compat, FileKind};
use fencepost::llvm::{Stub, Stubs, Unordered, VolatileLocals};
use fencepost::models::Equivalence;
use fencepost::options::{Errors, GraphOptions, Jobs};
use fencepost::report::{self, Kind};
use fencepost::search::{Limits, Search};
use std::path::PathBuf;
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
            stubs: Stubs {
                named: self.stub.clone(),
                unknown: self.stub_unknown.then(|| Stub { name: String::new(), value: None }),
            },
            volatile: unordered(self.volatile),
            plain: unordered(self.plain),
            ..self.shared.reading()
        }
    }

    /// Returns the options of the question that these arguments of `check` ask for.
    pub fn options(&self) -> Options {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        Options {
            engine: self.engine.into(),
            errors: if self.all_errors { Errors::All } else { Errors::First },
            ignore: ignored(&self.ignored(), self.plain.filter(|_| !self.estimate)),
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

impl CheckArgs {
    /// Returns the kinds of findings that are not reported.
    fn ignored(&self) -> Vec<Kind> {
        const LIVENESS: [Kind; 4] = [Kind::Deadlock, Kind::Liveness, Kind::Livelock, Kind::Termination];
        let more = if self.check == Checked::Safety { &LIVENESS[..] } else { &[] };
        self.ignore.iter().chain(more).copied().collect()
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
            volatile: unordered(self.volatile),
            plain: unordered(self.plain),
            ..self.shared.reading()
        }
    }

    /// Returns the options of the question that these arguments of `fences` ask for.
    pub fn options(&self) -> Options {
        Options {
            engine: self.engine.into(),
            ignore: ignored(&self.ignore, self.plain),
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

fn unordered(arg: Option<UnorderedArg>) -> Unordered {
    match arg {
        Some(UnorderedArg::Relaxed) => Unordered::Relaxed,
        Some(UnorderedArg::Plain) | None => Unordered::Plain,
    }
}

/// Returns the kinds of findings that are not reported: races are none where no access is plain.
fn ignored(kinds: &[Kind], plain: Option<UnorderedArg>) -> Vec<Kind> {
    let races = (plain == Some(UnorderedArg::Relaxed)).then_some(Kind::Race);
    kinds.iter().copied().chain(races.filter(|race| !kinds.contains(race))).collect()
}

impl From<EquivalenceArg> for Equivalence {
    fn from(arg: EquivalenceArg) -> Self {
        match arg {
            EquivalenceArg::Full => Equivalence::Full,
            EquivalenceArg::Rf => Equivalence::Rf,
            EquivalenceArg::Locks => Equivalence::Locks,
        }
    }
}

impl SharedArgs {
    /// Adds to `reading` the flags of the C and C++ files among `files` from compile_commands.json, if `-p`
    /// names its folder.
    pub fn with_build(&self, reading: Reading, files: &[PathBuf]) -> Result<Reading, String> {
        let Some(build) = &self.build else { return Ok(reading) };
        let is_source = |file: &&PathBuf| FileKind::of(file) == Some(FileKind::Source);
        let sources: Vec<PathBuf> = files.iter().filter(is_source).cloned().collect();
        if sources.is_empty() {
            return Err("--build is for C and C++ files, and there is none to compile".to_owned());
        }
        Ok(Reading { file_flags: compile_commands::flags_of(build, &sources)?, ..reading })
    }

    /// Returns the options for reading files that the arguments shared by all commands ask for.
    pub fn reading(&self) -> Reading {
        Reading {
            clang: self.clang.clone(),
            compat: self.compat.map(|tool| match tool {
                CompatArg::Genmc => Compat::Genmc,
                CompatArg::Dat3m => Compat::Dat3m,
                CompatArg::Cdschecker => Compat::Cdschecker,
                CompatArg::Vsync => Compat::Vsync,
            }),
            clang_flags: self.clang_flags.clone(),
            diagnostics: super::output::diagnostics(self.color),
            unroll: self.unroll.iter().rev().find_map(|bound| match bound {
                Unroll::All(rounds) => Some(*rounds),
                Unroll::Loop(_) => None,
            }),
            loop_bounds: self.unroll.iter().filter_map(Unroll::of_loop).collect(),
            ..Reading::default()
        }
    }
}

/// Returns a search with default limits that stops after `timeout`, if there is one.
pub(super) fn search_within(timeout: Option<Duration>) -> Search {
    Search::new(Limits { timeout, ..Limits::default() })
}
