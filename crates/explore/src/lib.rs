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

mod config;
mod engine;
mod view;

pub use config::{Config, Control, Stopped, Summary};
pub use fencepost_models::ModelId;
pub use view::{Flow, View, Violation, Visitor};

use engine::Engine;
use fencepost_models::{Pso, Rc11, Rc20, ReleaseAcquire, SeqCst, Tso, WeakRc11};
use fencepost_program::Program;

/// Visits every execution of `program` under `model`.
pub fn explore<V: Visitor>(program: &Program, model: ModelId, config: &Config, visitor: &mut V) -> Summary {
    match model {
        ModelId::Sc => Engine::<SeqCst, V>::new(program, config, visitor).run(),
        ModelId::Tso => Engine::<Tso, V>::new(program, config, visitor).run(),
        ModelId::Pso => Engine::<Pso, V>::new(program, config, visitor).run(),
        ModelId::Ra => Engine::<ReleaseAcquire, V>::new(program, config, visitor).run(),
        ModelId::Rc11 => Engine::<Rc11, V>::new(program, config, visitor).run(),
        ModelId::Rc20 => Engine::<Rc20, V>::new(program, config, visitor).run(),
        ModelId::Wrc11 => Engine::<WeakRc11, V>::new(program, config, visitor).run(),
    }
}

/// Counts the executions of `program` under `model`, looking at nothing else.
pub fn count(program: &Program, model: ModelId, config: &Config) -> Summary {
    struct Blind;
    impl Visitor for Blind {}
    explore(program, model, config, &mut Blind)
}
