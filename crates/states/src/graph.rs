//! All states and steps of a small search, for pictures.

use crate::{Cost, StepKind};
use fencepost_program::{FuncId, Loc, Pos, ThreadId};

/// All states and steps of a small search, to draw a picture of them.
#[derive(Clone, Debug, Default)]
pub struct StateGraph {
    /// The states; the first is the initial one.
    pub states: Vec<StateInfo>,
    /// The steps.
    pub steps: Vec<StateStep>,
    /// The threads that steps start, and the function that each runs.
    pub started: Vec<(ThreadId, FuncId)>,
    /// Whether there were more states than the limit, so that some are missing.
    pub cut: bool,
}

/// A state of a [`StateGraph`], as far as a picture shows it.
#[derive(Clone, Debug, Default)]
pub struct StateInfo {
    /// The threads that have been started.
    pub threads: Vec<ThreadInfo>,
    /// Bytes of memory that differ from their values at the start, and what they hold.
    pub memory: Vec<(Loc, u64)>,
    /// The way the program ends in this state; `None` if a step is possible.
    pub end: Option<End>,
}

/// The ways in which a run of the program can end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// Every thread has finished.
    Finished,
    /// An assumption was false.
    Blocked,
    /// No thread can go on.
    Deadlock,
    /// An error happened.
    Error,
}

/// A thread of a state, as far as a picture shows it.
#[derive(Clone, Debug)]
pub struct ThreadInfo {
    /// The thread's number.
    pub thread: ThreadId,
    /// The place in the source that the thread has come to.
    pub pos: Pos,
    /// Whether the thread has finished.
    pub finished: bool,
    /// The operations in its buffer, oldest first.
    pub buffer: Vec<Buffered>,
}

/// An operation that waits in a thread's buffer, as a picture shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Buffered {
    /// The bytes that the operation accesses.
    pub loc: Loc,
    /// The value that is written; `None` for a read.
    pub value: Option<u64>,
}

/// A step between two states of a [`StateGraph`], given by their places in [`StateGraph::states`].
#[derive(Clone, Debug)]
pub struct StateStep {
    /// Index of the state before the step.
    pub from: usize,
    /// Index of the state after the step.
    pub to: usize,
    /// The thread that makes the step.
    pub thread: ThreadId,
    /// The parts of the step: the visible one, and the operations that entered the buffer with it.
    pub kinds: Vec<StepKind>,
    /// The reordering in it.
    pub cost: Cost,
}
