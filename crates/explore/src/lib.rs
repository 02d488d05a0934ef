//! The graph engine: visits every consistent execution graph of a program exactly once.
//!
//! The algorithm is the one known as TruSt (Kokologiannakis, Marmanis, Gladstein, Vafeiadis: *Truly Stateless,
//! Optimal Dynamic Partial Order Reduction*, POPL 2022), which grew out of RCMC (rcmc-popl18); `engine` tells
//! how. Give it a program, a model and a [`Visitor`]; the visitor sees each complete execution, each blocked
//! one and each error once, in an order that depends on nothing but the program and the model.
//!
//! ```
//! use fencepost_explore::{Config, count, ModelId};
//! use fencepost_program::*;
//!
//! // Two threads: x = 1; r = y   and   y = 1; r = x
//! let mut program = Program::new("SB");
//! let x = program.add_global(Global::zeroed("x", 4));
//! let y = program.add_global(Global::zeroed("y", 4));
//! for (i, (mine, other)) in [(x, y), (y, x)].into_iter().enumerate() {
//!     let mut f = FunctionBuilder::new(format!("P{i}"), 0);
//!     let r = f.reg("r");
//!     let (mine, other) = (program.global_addr(mine), program.global_addr(other));
//!     f.push(Op::Store { addr: mine.into(), value: 1.into(), size: Size::B4, mode: Mode::Rlx });
//!     f.push(Op::Load { dst: r, addr: other.into(), size: Size::B4, mode: Mode::Rlx });
//!     f.end(Terminator::Return(None));
//!     let func = program.add_function(f.finish());
//!     program.add_thread(format!("P{i}"), func, vec![]);
//! }
//! let program = program.finish().unwrap();
//! assert_eq!(count(&program, ModelId::Sc, &Config::default()).executions, 3);
//! assert_eq!(count(&program, ModelId::Rc11, &Config::default()).executions, 4);
//! ```

/// Calls `$run` for the type of a model that is explored graph by graph.
macro_rules! with_model {
    ($model:expr, $run:ident($($arg:expr),*), $xmm:expr) => {
        match $model {
            (ModelId::Ra, Equivalence::Rf) => $run::<ReadsFrom<ReleaseAcquire>>($($arg),*),
            (ModelId::Rc11, Equivalence::Rf) => $run::<ReadsFrom<Rc11>>($($arg),*),
            (ModelId::Rc20, Equivalence::Rf) => $run::<ReadsFrom<Rc20>>($($arg),*),
            // (The others that are not refused have no coherence order.)
            (ModelId::Sc, _) => $run::<SeqCst>($($arg),*),
            (ModelId::Tso, _) => $run::<Tso>($($arg),*),
            (ModelId::Pso, _) => $run::<Pso>($($arg),*),
            (ModelId::Ra, _) => $run::<ReleaseAcquire>($($arg),*),
            (ModelId::Rc11, _) => $run::<Rc11>($($arg),*),
            (ModelId::Rc20, _) => $run::<Rc20>($($arg),*),
            (ModelId::Wrc11, _) => $run::<WeakRc11>($($arg),*),
            (ModelId::Jam21, _) => $run::<Jam21>($($arg),*),
            (ModelId::Jam21Genmc, _) => $run::<Jam21Genmc>($($arg),*),
            (ModelId::Xmm, _) => $xmm,
        }
    };
}

/// Calls `$run` for the type of a model that somebody else decides about, by what its graphs are pruned by.
macro_rules! with_pruning {
    ($pruning:expr, $run:ident($($arg:expr),*)) => {
        match $pruning {
            Pruning::Sc => $run::<Judged<SeqCst>>($($arg),*),
            Pruning::Tso => $run::<Judged<Tso>>($($arg),*),
            Pruning::Pso => $run::<Judged<Pso>>($($arg),*),
            Pruning::Ra => $run::<Judged<ReleaseAcquire>>($($arg),*),
            Pruning::Rc11 => $run::<Judged<Rc11>>($($arg),*),
            Pruning::Rc20 => $run::<Judged<Rc20>>($($arg),*),
            Pruning::C11Coherence => $run::<Judged<C11Coherence>>($($arg),*),
            Pruning::PerLocation => $run::<Judged<Coherent>>($($arg),*),
            Pruning::Nothing => $run::<Judged<Anything>>($($arg),*),
            Pruning::NothingWithoutCo => $run::<Judged<AnythingWithoutCo>>($($arg),*),
            Pruning::Wrc11 => $run::<Judged<WeakRc11>>($($arg),*),
        }
    };
}

mod alike;
mod config;
mod cycles;
mod engine;
mod estimate;
mod parallel;
mod replay;
mod under;
mod view;
pub mod xmm;

pub use config::{Config, Stuck, Summary, Symmetry, SymmetryUse, Xmm};
pub use cycles::may_have_plain_cycle;
pub use estimate::{Effort, Guesser};
/// What to say about a model of one's own ([`explore_under`]).
pub use fencepost_graph::{Candidate, Judge};
pub use fencepost_models::{Equivalence, ModelId, Pruning};
/// What a search is told by whoever starts it, and what it tells.
pub use fencepost_search::{Control, Estimate, Flow, Limits, Running, Search, Stopped};
pub use parallel::Fork;
pub use replay::{Replay, dependencies};
pub use under::{count_under, explore_under, explore_under_with_workers, no_symmetry};
pub use view::{StuckAt, View, Violation, Visitor};

use engine::{Found, Halt, How, Refines, Runner, runner};
use fencepost_models::{
    Anything, AnythingWithoutCo, C11Coherence, Coherent, Jam21, Jam21Genmc, Judged, Pso, Rc11, Rc20,
    ReadsFrom, ReleaseAcquire, SeqCst, Tso, WeakRc11,
};
use fencepost_program::{Program, Rounds};
use under::Under;

/// How often an exploration begins again with memory cut finer.
const MAX_RESTARTS: u32 = 10_000;

/// Visits every execution of `program` under `model`.
///
/// If the program accesses the same memory in pieces of different sizes, the exploration finds that out on the way and
/// begins again ([`Visitor::restart`]). So it does if executions are to be counted up to `co` ([`Config::equivalence`]) and
/// the program turns out to have sequentially consistent events for which `co` matters. A model for which they cannot be is
/// refused ([`Stopped::Refused`]).
pub fn explore<V: Visitor>(program: &Program, model: ModelId, config: &Config, visitor: &mut V) -> Summary {
    explore_refining(program, Under::Native(model), config, &mut Alone(visitor)).0
}

/// The same with as many workers as `config` says. What the visitor has seen in the end is the same, in the same order, for
/// any number of them.
pub fn explore_with_workers<V: Fork>(
    program: &Program,
    model: ModelId,
    config: &Config,
    visitor: &mut V,
) -> Summary {
    explore_by(program, Under::Native(model), config, visitor)
}

/// Explores with as many workers as there may be.
fn explore_by<V: Fork>(program: &Program, under: Under<'_>, config: &Config, visitor: &mut V) -> Summary {
    let alone = config.jobs < 2
        || config.search.limits.max_executions.is_some()
        || config.symmetry != Symmetry::Off
        || matches!(under, Under::Native(ModelId::Xmm));
    match alone {
        true => explore_refining(program, under, config, &mut Alone(visitor)).0,
        false => explore_refining(program, under, config, &mut Together(visitor)).0,
    }
}

/// `program` with the cells that an exploration under `model` ends up with; `None` if it needs none.
pub fn refined_program(program: &Program, model: ModelId, config: &Config) -> Option<Program> {
    explore_refining(program, Under::Native(model), config, &mut Alone(&mut Blind)).1
}

/// Somebody who explores a program once.
trait Explorer {
    /// One exploration, and the cells for the next one if there must be one.
    fn explore(&mut self, program: &Program, model: Counted<'_>, how: How<'_>) -> Found;
    /// What was seen is void.
    fn restart(&mut self);
}

/// The engine for a model; `None` if it takes more than one, as XMM does.
fn engine_for((under, equivalence): Counted<'_>) -> Option<Runner> {
    Some(match under {
        Under::Native(model) => with_model!((model, equivalence), runner(), return None),
        Under::Judged(pruning, _) => with_pruning!(pruning, runner()),
    })
}

/// A model, and which of its graphs count as one.
type Counted<'a> = (Under<'a>, Equivalence);

fn explore_refining(
    program: &Program,
    under: Under<'_>,
    config: &Config,
    explorer: &mut dyn Explorer,
) -> (Summary, Option<Program>) {
    if let Some(refused) = under.refuses(config) {
        return (refused, None);
    }
    // Whether atomic sections happen at once takes a coherence order to decide.
    let mut equivalence = match program.exclusive {
        Some(_) => Equivalence::Full,
        None => config.equivalence,
    };
    let mut needs_co = None;
    let (mut config, mut refused) = (Config { search: config.search.begin(), ..config.clone() }, None);
    let mut refined: Option<Program> = None;
    let rounds = under.rounds(program);
    if rounds != program.rounds {
        refined.get_or_insert_with(|| program.clone()).rounds = rounds;
    }
    for restarts in 0.. {
        let current = refined.as_ref().unwrap_or(program);
        let refines = if restarts < MAX_RESTARTS { Refines::Yes } else { Refines::No };
        let how = How { config: &config, refines, judge: under.judge() };
        let Found { mut summary, halt, cells, left_out } =
            explorer.explore(current, (under, equivalence), how);
        if halt == Some(Halt::NeedsCo) {
            needs_co = summary.needs_co;
            equivalence = Equivalence::Full;
        } else if halt == Some(Halt::ToldApart) {
            refused = Some(summary.symmetry);
            config.symmetry = Symmetry::Off;
        } else if halt == Some(Halt::NeedsRounds) || left_out.meets() {
            refined.get_or_insert_with(|| program.clone()).rounds = Rounds::OneForRaces;
        } else if let Some(cells) = cells {
            refined.get_or_insert_with(|| program.clone()).cells = cells;
        } else {
            summary.stopped = halt.map(Halt::stopped);
            (summary.equivalence, summary.needs_co) = (equivalence, needs_co);
            summary.cycles_left_out = under.leaves_out_cycles(program);
            summary.symmetry = refused.unwrap_or(summary.symmetry);
            return (summary, refined);
        }
        explorer.restart();
        if let Some(control) = config.search.control() {
            control.restart();
        }
    }
    unreachable!("the last exploration does not refine")
}

/// One worker. It takes its visitor as a `dyn` one, so that the engine is compiled once for each model, not for each
/// visitor as well. What is shown is shown once per execution, so the indirect call costs nothing to speak of.
struct Alone<'a>(&'a mut dyn Visitor);

impl Explorer for Alone<'_> {
    fn explore(&mut self, program: &Program, model: Counted<'_>, how: How<'_>) -> Found {
        let mut visitor = &mut *self.0;
        match (engine_for(model), how.config.xmm) {
            (Some(engine), _) => (engine.alone)(program, how, visitor),
            (None, Xmm::Default) => xmm::explore(program, how, &mut visitor),
            (None, Xmm::Exhaustive) => xmm::explore_exhaustively(program, how, &mut visitor),
        }
    }

    fn restart(&mut self) {
        self.0.restart();
    }
}

/// Several workers.
struct Together<'a, V>(&'a mut V);

impl<V: Fork> Explorer for Together<'_, V> {
    fn explore(&mut self, program: &Program, model: Counted<'_>, how: How<'_>) -> Found {
        let Some(engine) = engine_for(model) else { unreachable!("XMM is explored by one worker") };
        let found = parallel::explore(engine, program, how, self.0);
        if found.halt != Some(Halt::Apart) {
            return found;
        }
        self.0.restart();
        if let Some(control) = how.config.search.control() {
            control.restart();
        }
        Alone(self.0).explore(program, model, how)
    }

    fn restart(&mut self) {
        self.0.restart();
    }
}

struct Blind;
impl Visitor for Blind {}
impl Fork for Blind {
    fn fork(&self) -> Self {
        Blind
    }
    fn join(&mut self, _: Self) {}
}

/// Counts the executions of `program` under `model`, looking at nothing else.
pub fn count(program: &Program, model: ModelId, config: &Config) -> Summary {
    explore_with_workers(program, model, config, &mut Blind)
}
