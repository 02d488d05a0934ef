//! All states and steps of a small search, for pictures.

use crate::{Cost, StepKind};
use fencepost_program::{FuncId, Loc, Pos, ThreadId};

/// The states and the steps between them.
#[derive(Clone, Debug, Default)]
pub struct StateGraph {
    /// The states; the first is where everything starts.
    pub states: Vec<StateInfo>,
    /// The steps.
    pub steps: Vec<StateStep>,
    /// The threads that steps start, and what they run.
    pub started: Vec<(ThreadId, FuncId)>,
    /// Were there more states than asked for?
    pub cut: bool,
}

/// A state, as far as a picture shows it.
#[derive(Clone, Debug, Default)]
pub struct StateInfo {
    /// The threads that have been started.
    pub threads: Vec<ThreadInfo>,
    /// Bytes of memory that differ from their values at the start, and what they hold.
    pub memory: Vec<(Loc, u64)>,
    /// Is nothing possible any more, and why?
    pub end: Option<End>,
}

/// How a run may end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// Every thread has finished.
    Finished,
    /// An assumption was false.
    Blocked,
    /// Nobody can go on.
    Deadlock,
    /// Something went wrong.
    Error,
}

/// A thread in a state.
#[derive(Clone, Debug)]
pub struct ThreadInfo {
    /// Which.
    pub thread: ThreadId,
    /// Where it is.
    pub pos: Pos,
    /// Has it finished?
    pub finished: bool,
    /// What is in its buffer, oldest first.
    pub buffer: Vec<Buffered>,
}

/// An operation in a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Buffered {
    /// Where.
    pub loc: Loc,
    /// What is written; `None`: it is a read.
    pub value: Option<u64>,
}

/// A step between two states, by their places in [`StateGraph::states`].
#[derive(Clone, Debug)]
pub struct StateStep {
    /// From where.
    pub from: usize,
    /// To where.
    pub to: usize,
    /// Whose it is.
    pub thread: ThreadId,
    /// What happened: the visible step, and the operations that entered the buffer with it.
    pub kinds: Vec<StepKind>,
    /// The reordering in it.
    pub cost: Cost,
}
