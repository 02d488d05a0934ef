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

mod alike;
mod config;
mod engine;
mod replay;
mod view;
pub mod xmm;

pub use config::{Config, Control, Stopped, Stuck, Summary, Symmetry, SymmetryUse, Xmm};
pub use fencepost_models::ModelId;
pub use replay::Replay;
pub use view::{Flow, StuckAt, View, Violation, Visitor};

use engine::{Engine, Refines};
use fencepost_models::{Jam21, Jam21Genmc, Pso, Rc11, Rc20, ReleaseAcquire, SeqCst, Tso, WeakRc11};
use fencepost_program::{Cells, Program};
use std::time::Instant;

/// How often an exploration begins again with memory cut finer.
const MAX_RESTARTS: u32 = 10_000;

/// Visits every execution of `program` under `model`.
///
/// If the program accesses the same memory in pieces of different sizes, the exploration finds that out on the way and
/// begins again ([`Visitor::restart`]).
pub fn explore<V: Visitor>(program: &Program, model: ModelId, config: &Config, visitor: &mut V) -> Summary {
    explore_refining(program, model, config, &mut (visitor as &mut dyn Visitor)).0
}

/// `program` with the cells that an exploration under `model` ends up with; `None` if it needs none.
pub fn refined_program(program: &Program, model: ModelId, config: &Config) -> Option<Program> {
    explore_refining(program, model, config, &mut (&mut Blind as &mut dyn Visitor)).1
}

/// A visitor of any kind: so that the engine is compiled once for each model, not for each visitor as well. What is
/// shown is shown once per execution, so the indirect call costs nothing to speak of.
type Any<'a> = &'a mut dyn Visitor;

fn explore_refining(
    program: &Program,
    model: ModelId,
    config: &Config,
    visitor: &mut Any<'_>,
) -> (Summary, Option<Program>) {
    let started = Instant::now();
    if let (Symmetry::On { .. }, Some(why)) = (&config.symmetry, no_symmetry(model)) {
        let refusal = Some(format!("symmetry under {model}: {why}"));
        return (Summary { stopped: Some(Stopped::Refused), refusal, ..Summary::default() }, None);
    }
    let (mut config, mut refused) = (config.clone(), None);
    let mut refined: Option<Program> = None;
    for restarts in 0.. {
        let current = refined.as_ref().unwrap_or(program);
        let refines = if restarts < MAX_RESTARTS { Refines::Yes } else { Refines::No };
        let (mut summary, cells) = explore_once(current, model, (&config, started, refines), visitor);
        if summary.stopped == Some(Stopped::Refined) && cells.is_none() {
            // Identical threads turned out to be told apart.
            refused = Some(summary.symmetry);
            config.symmetry = Symmetry::Off;
            visitor.restart();
            continue;
        }
        let Some(cells) = cells else {
            summary.symmetry = refused.unwrap_or(summary.symmetry);
            return (summary, refined);
        };
        refined.get_or_insert_with(|| program.clone()).cells = cells;
        visitor.restart();
    }
    unreachable!("the last exploration does not refine")
}

/// Why [`Config::symmetry`] is not for a model, if so.
pub fn no_symmetry(model: ModelId) -> Option<&'static str> {
    match model {
        ModelId::Sc | ModelId::Tso | ModelId::Pso | ModelId::Ra | ModelId::Rc11 | ModelId::Rc20 => None,
        ModelId::Wrc11 | ModelId::Jam21 => {
            Some("it has no coherence order, by which identical threads could be sorted")
        }
        ModelId::Jam21Genmc => Some("it decides on whole graphs, and errors wait for those"),
        ModelId::Xmm => Some("its executions are derived from each other, thread by thread"),
    }
}

/// One exploration, and the cells for the next one if there must be one.
fn explore_once(
    program: &Program,
    model: ModelId,
    how: (&Config, Instant, Refines),
    visitor: &mut Any<'_>,
) -> (Summary, Option<Cells>) {
    match model {
        ModelId::Sc => Engine::<SeqCst, _>::new(program, how, visitor).run(),
        ModelId::Tso => Engine::<Tso, _>::new(program, how, visitor).run(),
        ModelId::Pso => Engine::<Pso, _>::new(program, how, visitor).run(),
        ModelId::Ra => Engine::<ReleaseAcquire, _>::new(program, how, visitor).run(),
        ModelId::Rc11 => Engine::<Rc11, _>::new(program, how, visitor).run(),
        ModelId::Rc20 => Engine::<Rc20, _>::new(program, how, visitor).run(),
        ModelId::Wrc11 => Engine::<WeakRc11, _>::new(program, how, visitor).run(),
        ModelId::Jam21 => Engine::<Jam21, _>::new(program, how, visitor).run(),
        ModelId::Jam21Genmc => Engine::<Jam21Genmc, _>::new(program, how, visitor).run(),
        ModelId::Xmm => match how.0.xmm {
            Xmm::Default => xmm::explore(program, how, visitor),
            Xmm::Exhaustive => xmm::explore_exhaustively(program, how, visitor),
        },
    }
}

struct Blind;
impl Visitor for Blind {}

/// Counts the executions of `program` under `model`, looking at nothing else.
pub fn count(program: &Program, model: ModelId, config: &Config) -> Summary {
    explore(program, model, config, &mut Blind)
}
