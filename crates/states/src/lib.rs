//! The state engine: runs a program on machines with store buffers, remembers every state, and finds what can
//! go wrong.
//!
//! It follows LLMC (llmc-thesis). A *state* is what all threads, their buffers and the memory are at one
//! moment; a *step* is what one thread or one buffer does. Because states repeat, loops need no bound.

mod config;
mod graph;
mod machine;
mod memory;
mod replay;
mod search;
mod space;
mod store;
mod trace;

pub use config::{Capacity, Config, Cost, Liveness, Machine, Merging, Order, Summary, Switch, Symmetry};
/// What a search is told by whoever starts it, and what it tells.
pub use fencepost_search::{Control, Flow, Limits, Search, Stopped};
pub use graph::{Buffered, End, StateGraph, StateInfo, StateStep, ThreadInfo};
pub use trace::{Allocated, Error, Found, StepKind, Trace, TraceStep, Waiting, WaitsFor};

use fencepost_program::{FuncId, Program, Reg, Size, ThreadId};

/// A state in which every thread has finished.
pub trait Ended {
    /// The functions that the threads ran, by their numbers. (With symmetry, identical threads may have
    /// changed places.)
    fn functions(&self) -> Vec<FuncId>;
    /// The value of a register of the thread's outermost function.
    fn register(&self, thread: ThreadId, reg: Reg) -> u64;
    /// What is in memory.
    fn memory(&self, addr: u64, size: Size) -> Option<u64>;
    /// The heap objects that nobody freed.
    fn leaked(&self) -> Vec<Allocated>;
    /// One way to get there, if it can still be told. (It is asked for at most once per search: it takes
    /// time.)
    fn trace(&self) -> Option<Trace> {
        None
    }
}

/// Sees what a search finds. Calls come one at a time, but with several jobs in no fixed order.
pub trait Visitor: Send {
    /// A state in which every thread has finished: each once.
    fn ended(&mut self, end: &dyn Ended);
    /// An error: each once, with one way to get there. Says whether others are of interest.
    fn found(&mut self, found: Found) -> Flow;
}

/// What a search leaves.
#[derive(Clone, Debug, Default)]
pub struct Exploration {
    /// The numbers.
    pub summary: Summary,
    /// All states and steps, if they were asked for.
    pub graph: Option<StateGraph>,
}

/// Visits every state of a program that the machine can reach.
pub fn explore(program: &Program, config: &Config, visitor: &mut dyn Visitor) -> Exploration {
    search::run(&program.without_loop_marks(), config, visitor)
}
