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
/// The settings and the summary of a search, which all engines share.
pub use fencepost_search::{Control, Flow, Limits, Search, Stopped};
pub use graph::{Buffered, End, StateGraph, StateInfo, StateStep, ThreadInfo};
pub use trace::{Allocated, Error, FoundError, StepKind, Trace, TraceStep, Waiting, WaitsFor};

use fencepost_program::{FuncId, Program, Reg, Size, ThreadId};

/// A final state, in which every thread has finished, as a visitor sees it.
pub trait Ended {
    /// Returns the functions that the threads ran, by the threads' numbers. (With symmetry, identical threads
    /// may have changed places.)
    fn functions(&self) -> Vec<FuncId>;
    /// Returns the value of a register of the thread's outermost function.
    fn register(&self, thread: ThreadId, reg: Reg) -> u64;
    /// Returns the value that memory holds at an address; `None` if no object is there.
    fn memory(&self, addr: u64, size: Size) -> Option<u64>;
    /// Returns the heap objects that were never freed.
    fn leaked(&self) -> Vec<Allocated>;
    /// Returns a run that leads to this state, if it can still be reconstructed. (It is asked for at most
    /// once per search: it takes time.)
    fn trace(&self) -> Option<Trace> {
        None
    }
}

/// The interface of a user of the state engine, who receives the final states and errors of a search. Calls
/// come one at a time, but with several jobs in no fixed order.
pub trait Visitor: Send {
    /// Receives a state in which every thread has finished, each such state once.
    fn ended(&mut self, end: &dyn Ended);
    /// Receives an error with a run that leads to it, each error once. Returns whether to go on and look for
    /// others.
    fn found(&mut self, found: FoundError) -> Flow;
}

/// The result of a search by the state engine.
#[derive(Clone, Debug, Default)]
pub struct Exploration {
    /// The numbers of the search.
    pub summary: Summary,
    /// All states and steps, if [`Config::keep_graph`] asks for them.
    pub graph: Option<StateGraph>,
}

/// Visits every state that a program can reach on the configured machine, and shows final states and errors
/// to the visitor.
pub fn explore(program: &Program, config: &Config, visitor: &mut dyn Visitor) -> Exploration {
    search::run(&program.without_loop_marks(), config, visitor)
}
