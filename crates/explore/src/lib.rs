//! The graph engine: visits every consistent execution graph of a program exactly once.
//!
//! The algorithm is the one known as TruSt (Kokologiannakis, Marmanis, Gladstein, Vafeiadis: *Truly
//! Stateless, Optimal Dynamic Partial Order Reduction*, POPL 2022), which grew out of RCMC (rcmc-popl18);
//! `engine` tells how. Give it a program, a model and a [`Visitor`]; the visitor sees each complete
//! execution, each blocked one and each error once, in an order that depends on nothing but the program and
//! the model.
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

mod again;
mod alike;
mod config;
mod cycles;
mod engine;
mod estimate;
mod exploration;
mod lock_words;
mod parallel;
mod replay;
mod searched;
mod task;
mod view;
pub mod xmm;

pub use config::{Config, Stuck, Summary, Symmetry, SymmetryUse, Xmm};
pub use cycles::may_have_plain_cycle;
pub use estimate::{Effort, Guesser};
pub use exploration::{Exploration, NotOfThisSearch, Seen, Segment};
/// The interface of a model given from outside, and the graph it is shown ([`explore_judged`]).
pub use fencepost_graph::{Candidate, Judge};
pub use fencepost_models::{Equivalence, ModelId, Pruning};
/// The limits of a search, and the handle to watch and stop it.
pub use fencepost_search::{Control, Estimate, Flow, Limits, RunningLoop, Search, Stopped};
pub use parallel::Fork;
pub use replay::{Replay, dependencies};
pub use searched::{Searched, count_judged, explore_judged, explore_judged_with_workers, no_symmetry};
pub use task::{Place, Task};
pub use view::{StuckAt, View, Violation, Visitor};

use again::{Again, Beginning};
use engine::{Halt, Runner, SearchResult, SearchSetup};
use fencepost_program::Program;

/// The number of times that a search begins again because the order of critical sections made a difference,
/// before it keeps the order of all.
const MAX_LOCK_RESTARTS: u32 = 300;

/// Visits every execution of `program` under `model`, each once, with one worker.
///
/// If the program accesses the same memory in pieces of different sizes, the search finds that out on the way
/// and begins again ([`Visitor::restart`]). So it does if executions are to be counted up to `co`
/// ([`Config::equivalence`]) and the program turns out to have sequentially consistent events for which `co`
/// matters. A model that cannot be explored up to `co` is refused ([`Stopped::Refused`]).
pub fn explore<V: Visitor>(program: &Program, model: ModelId, config: &Config, visitor: &mut V) -> Summary {
    explore_refining(program, Searched::Native(model), config, &mut OneWorker(visitor)).0
}

/// Visits every execution of `program` under `model`, with as many workers as `config` says. In the end, the
/// visitor has seen the same, in the same order, for any number of them.
pub fn explore_with_workers<V: Fork>(
    program: &Program,
    model: ModelId,
    config: &Config,
    visitor: &mut V,
) -> Summary {
    explore_by(program, Searched::Native(model), config, visitor)
}

/// Explores with as many workers as the configuration and the model allow.
fn explore_by<V: Fork>(
    program: &Program,
    searched: Searched<'_>,
    config: &Config,
    visitor: &mut V,
) -> Summary {
    let alone = config.jobs < 2
        || config.equivalence == Equivalence::Locks
        || config.search.limits.max_executions.is_some()
        || matches!(searched, Searched::Native(ModelId::Xmm));
    match alone {
        true => explore_refining(program, searched, config, &mut OneWorker(visitor)).0,
        false => explore_refining(program, searched, config, &mut ManyWorkers(visitor)).0,
    }
}

/// Returns `program` with memory divided into the cells that a search under `model` finds necessary; `None`
/// if it needs none.
pub fn refined_program(program: &Program, model: ModelId, config: &Config) -> Option<Program> {
    explore_refining(program, Searched::Native(model), config, &mut OneWorker(&mut NoVisitor)).1
}

/// A search by one worker or several, which may have to begin again.
trait Explorer {
    /// Explores a program once. If the result has cells of memory, the search must begin again with those.
    fn explore(&mut self, setup: SearchSetup<'_>, counted: Counted<'_>) -> SearchResult;
    /// Makes the visitor forget what it has seen, because the search begins again.
    fn restart(&mut self);
}

/// The executions that are visited, and the equivalence by which they count as one.
#[derive(Clone, Copy)]
struct Counted<'a> {
    searched: Searched<'a>,
    equivalence: Equivalence,
}

impl Counted<'_> {
    /// Returns the engine for the model; `None` for XMM, which takes more than one.
    fn engine(self) -> Option<Box<dyn Runner>> {
        match self.searched {
            Searched::Native(model) => <dyn Runner>::for_model(model, self.equivalence),
            Searched::Judged(pruning, _) => Some(<dyn Runner>::for_pruning(pruning)),
        }
    }
}

/// Explores, again and again until the cells of memory and the options fit the program. Also returns the
/// program with its cells, if there are any.
fn explore_refining(
    program: &Program,
    searched: Searched<'_>,
    config: &Config,
    explorer: &mut dyn Explorer,
) -> (Summary, Option<Program>) {
    if let Some(refused) = searched.refuses(config) {
        return (refused, None);
    }
    let wanted = searched.equivalence(program, config);
    let started = Config { search: config.search.begin(), ..config.clone() };
    let mut beginning = Beginning::default();
    let mut locks = searched.locks(program, &started);
    let mut lock_restarts = 0;
    let mut refined = searched.prepare(program, &started);
    loop {
        beginning.refine_copy(program, &mut refined);
        let config = beginning.config(&started);
        let current = refined.as_ref().unwrap_or(program);
        let setup =
            SearchSetup { locks: locks.as_ref(), ..beginning.setup(current, &config, searched.judge()) };
        let counted = Counted { searched, equivalence: beginning.equivalence(wanted) };
        let mut result = explorer.explore(setup, counted);
        let Some(again) = Again::after(&mut result) else {
            let mut summary = beginning.summary(result, wanted);
            summary.cycles_left_out = searched.leaves_out_cycles(program);
            return (summary, refined);
        };
        match again {
            Again::WithLocks(mut words) => {
                lock_restarts += 1;
                if lock_restarts > MAX_LOCK_RESTARTS {
                    words.make_all_whole();
                }
                locks = Some(words);
            }
            again => beginning.learn(again),
        }
        explorer.restart();
        if let Some(control) = config.search.control() {
            control.restart();
        }
    }
}

/// A search by one worker, with the visitor that it shows executions to.
struct OneWorker<'a>(&'a mut dyn Visitor);

impl Explorer for OneWorker<'_> {
    fn explore(&mut self, setup: SearchSetup<'_>, counted: Counted<'_>) -> SearchResult {
        match (counted.engine(), setup.config.xmm) {
            (Some(engine), _) => engine.explore(setup, self.0),
            (None, Xmm::Default) => xmm::explore(setup, self.0),
            (None, Xmm::Exhaustive) => xmm::explore_exhaustively(setup, self.0),
        }
    }

    fn restart(&mut self) {
        self.0.restart();
    }
}

/// A search by several workers, with the visitor that takes over all that they have seen.
struct ManyWorkers<'a, V>(&'a mut V);

impl<V: Fork> Explorer for ManyWorkers<'_, V> {
    fn explore(&mut self, setup: SearchSetup<'_>, counted: Counted<'_>) -> SearchResult {
        let Some(engine) = counted.engine() else { unreachable!("XMM is explored by one worker") };
        let found = parallel::explore(&*engine, setup, self.0);
        if found.halt != Some(Halt::Apart) {
            return found;
        }
        self.0.restart();
        if let Some(control) = setup.config.search.control() {
            control.restart();
        }
        OneWorker(self.0).explore(setup, counted)
    }

    fn restart(&mut self) {
        self.0.restart();
    }
}

/// A visitor that looks at nothing.
struct NoVisitor;
impl Visitor for NoVisitor {}
impl Fork for NoVisitor {
    fn fork(&self) -> Self {
        NoVisitor
    }
    fn join(&mut self, _: Self) {}
}

/// Counts the executions of `program` under `model`, without showing them to a visitor.
pub fn count(program: &Program, model: ModelId, config: &Config) -> Summary {
    explore_with_workers(program, model, config, &mut NoVisitor)
}
