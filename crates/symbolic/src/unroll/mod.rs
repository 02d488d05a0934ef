//! Unrolls a program into a list of guarded statements.
//!
//! Each thread is run once, on terms instead of numbers, along all its paths at once: where paths meet,
//! registers become choices between their values. Calls are inlined and loops unwound. What is left is a list
//! of *statements*, each with the condition under which it runs, the address and the value it works on, and
//! its place in the source; and the conditions under which a thread fails, waits for good, or is cut off by a
//! bound.
//!
//! After Torlak, Vaziri and Dolby (MemSAT, PLDI 2010), §3.2 and §3.3. Differences: threads start threads;
//! private memory is followed here and never becomes statements; and memory is narrowed before anything is
//! solved ([`Memory`]): threads are run again until the sets of values that each location may hold are
//! closed.
//!
//! *Cost*: a statement for each access on each path through unwound loops; terms are shared.

mod access;
mod arith;
mod cfg;
mod circles;
mod compute;
mod copies;
mod exec;
mod heap;
mod inst;
mod locks;
mod memory;
mod objects;
mod rounds;
mod spawn;
mod state;
mod term;

pub use circles::{CircleRules, Circles, DecidingTerm, Reliance};
pub use memory::Memory;
pub use state::{Dep, Val};
pub use term::{Node, Term, Terms, Values};

use fencepost_program::{BlockKind, Fault, FenceKind, Mode, Pos, Program, Reg, RmwOp, Size, ThreadId};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::rc::Rc;
use thiserror::Error;

/// The number of a statement of the unrolled program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct StmtId(pub u32);

impl StmtId {
    /// Returns the number of the statement as an index into [`Unrolled::statements`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A feature of the program that the symbolic engine cannot express in relational logic.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("the symbolic engine cannot follow this: {what}")]
pub struct Unsupported {
    /// The feature, in words.
    pub what: String,
    /// The place of the feature in the source.
    pub pos: Pos,
}

impl Unsupported {
    /// The text by which `what` says that the search was stopped and the program is not at fault.
    const STOPPED: &str = "the search was stopped";

    /// Returns whether unrolling was stopped by its interrupt, not refused because of a feature.
    pub fn is_stop(&self) -> bool {
        self.what == Unsupported::STOPPED
    }

    fn stopped() -> Self {
        Unsupported { what: Unsupported::STOPPED.to_owned(), pos: Pos::default() }
    }
}

/// The settings of unrolling, bounds on loops and calls and the treatment of locks, waiting and branches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Number of times a loop body runs per entry.
    pub unroll: u32,
    /// Number of calls that may be nested.
    pub depth: u32,
    /// Number of statements that there may be.
    pub statements: usize,
    /// The meaning of a mutex.
    pub locks: Locks,
    /// The treatment of loops whose rounds have no effect.
    pub waiting: Waiting,
    /// The treatment of branches that no known value takes.
    pub pruning: Pruning,
}

/// Whether unrolling leaves out branches that no known value takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pruning {
    /// Branches that no known value takes are left out.
    ByValues,
    /// Branches that no known value takes stay, with a guard that never holds, so that an explanation can
    /// name the reason.
    None,
}

/// Whether acquiring a mutex is an update of its memory or an action of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Locks {
    /// An update of the mutex's memory: a read of 0 and a write of 1.
    Updates,
    /// An action of its own, on a monitor.
    Actions,
}

/// Whether a thread blocks after a loop's round that had no effect, or runs another round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting {
    /// The thread blocks after the round, as in the other engines. Executions in which the thread continues
    /// are found without that round.
    Blocks,
    /// The loop runs another round, like after any other.
    Repeats,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            unroll: 8,
            depth: 64,
            statements: 20_000,
            locks: Locks::Updates,
            waiting: Waiting::Blocks,
            pruning: Pruning::ByValues,
        }
    }
}

/// Whether a read may see memory without a value, because it only copies bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copies {
    /// The read only copies bytes, which may have no value.
    Bytes,
    /// The read uses the value, so memory without a value is an error.
    Nothing,
}

/// The kind of read-modify-write that a read is part of, if any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Update {
    /// A read that is not part of a read-modify-write.
    None,
    /// The read of a read-modify-write.
    Rmw(RmwOp),
    /// The read of a compare-and-exchange that writes if `succeeds`.
    Cas {
        /// Whether it finds the value it expects.
        succeeds: Term,
    },
    /// The read of a compare-and-exchange that fails whatever it finds.
    Fail,
    /// The read of a mutex that must be free.
    Lock,
}

/// The size, order and place of an access to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Access {
    size: Size,
    mode: Mode,
    pos: Pos,
    copies: Copies,
}

/// The action of a statement of the unrolled program, such as a read, whose address and value are terms. It
/// is a step of a thread ([`fencepost_program::Step`]) on terms. In an execution that the solver found it
/// becomes a [`RunEventKind`](crate::RunEventKind).
#[derive(Clone, PartialEq, Debug)]
#[allow(missing_docs, reason = "the names are those of the representation")]
pub enum Action {
    Read {
        addr: Term,
        size: Size,
        mode: Mode,
        failure: Mode,
        update: Update,
        copy: Copies,
    },
    Write {
        addr: Term,
        size: Size,
        mode: Mode,
        value: Val,
        update: Option<StmtId>,
    },
    Fence(FenceKind),
    /// [`Locks::Actions`] only.
    Lock {
        addr: Term,
        size: Size,
    },
    /// [`Locks::Actions`] only.
    Unlock {
        addr: Term,
        size: Size,
    },
    Spawn(ThreadId),
    Join(ThreadId),
    /// Another event that has a place in the order of its thread's events.
    Other(OtherEvent),
    External {
        name: String,
    },
}

/// Actions of a thread that no model refers to, such as allocations and free choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are those of the representation")]
pub enum OtherEvent {
    Alloc { addr: u64, size: u64, kind: fencepost_program::AllocKind, zeroed: fencepost_program::Zeroed },
    Free { addr: Term, kind: fencepost_program::AllocKind },
    Detach(ThreadId),
    Choose(Term),
}

/// A statement of the unrolled program, which is an action of a thread under a condition.
#[derive(Clone, PartialEq, Debug)]
pub struct Statement {
    /// The thread that runs it.
    pub thread: ThreadId,
    /// The statement's place in the source.
    pub pos: Pos,
    /// The condition under which it runs.
    pub guard: Term,
    /// The statement's action.
    pub action: Action,
    /// The reads its address was computed from.
    pub addr_deps: Vec<Dep>,
    /// The reads that decided whether it runs.
    pub ctrl_deps: Vec<Dep>,
    /// The statements of its thread that may run before it, on one path with it (only with
    /// [`Locks::Actions`]).
    pub before: Rc<BTreeSet<StmtId>>,
}

/// A thread of the unrolled program, with its registers at its end.
#[derive(Clone, PartialEq, Debug)]
pub struct Thread {
    /// The thread's name, for people.
    pub name: String,
    /// The statement that starts it; `None` for threads that are there from the start.
    pub spawn: Option<StmtId>,
    /// The condition under which it runs to its end.
    pub finished: Term,
    /// The registers of its function at its end.
    pub regs: Vec<Val>,
}

/// A place where a thread of the unrolled program ends early (fails, waits for ever, reaches a bound), and
/// the condition for that.
#[derive(Clone, PartialEq, Debug)]
pub struct End<K> {
    /// The thread that ends.
    pub thread: ThreadId,
    /// The place in the source.
    pub pos: Pos,
    /// The condition under which it ends there.
    pub guard: Term,
    /// The kind of end.
    pub kind: K,
}

/// The ways in which a thread of the unrolled program can fail. Addresses are terms, so failures that name an
/// address are variants without one, not a [`Fault`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// A fault that the machine that runs threads would report, too.
    Fault(Fault),
    /// A place that the program declares unreachable, such as a failed assertion.
    Reached {
        /// The kind of failure.
        why: fencepost_program::Failure,
        /// The message of the program.
        message: String,
    },
    /// An access through a null or wild pointer.
    Null,
    /// An access outside of any object.
    OutOfBounds,
    /// An index outside of a local array of so many elements.
    LocalIndex(u32),
    /// A write to constant memory.
    Constant,
    /// A read of shared memory that has no value.
    Uninitialised,
    /// A read of a local that has no value, or is no longer there.
    UninitialisedLocal,
    /// A mutex is acquired that the thread holds.
    Relock,
    /// A mutex is released that the thread does not hold.
    NotHeld,
    /// The end of a thread is waited for that has been waited for already.
    JoinedTwice,
}

/// A program without loops and calls, as guarded statements of each thread over terms.
#[derive(Debug)]
pub struct Unrolled {
    /// The terms that all of it is made of.
    pub terms: Terms,
    /// The statements; those of one thread are in an order that every path follows.
    pub statements: Vec<Statement>,
    /// The threads, those of the program first.
    pub threads: Vec<Thread>,
    /// The places and conditions at which threads fail.
    pub failures: Vec<End<Failure>>,
    /// The places and conditions at which threads wait for good.
    pub blocks: Vec<End<BlockKind>>,
    /// The conditions under which a thread ends the process, after which it does not matter what other
    /// threads wait for.
    pub exits: Vec<Term>,
    /// The places and conditions at which a bound cuts a thread off.
    pub cuts: Vec<End<BlockKind>>,
    /// The bound by which each loop among `cuts` was cut, by the loop's place.
    pub cut_rounds: FxHashMap<Pos, u32>,
    /// The free choices, each with its least and its greatest value.
    pub choices: Vec<(u64, u64)>,
    /// The locations of memory, and the values that each may hold.
    pub memory: Memory,
    /// The terms whose known values decided which statements there are.
    pub relied: Vec<DecidingTerm>,
    /// Whether executions may be missing because of values that justify each other in a circle, which the
    /// model is not proved to exclude and unrolling could not follow.
    pub circles_left_out: bool,
    /// The order between threads that is given from outside: the first ends before the second starts.
    pub order: Vec<(ThreadId, ThreadId)>,
}

impl Unrolled {
    /// Unrolls a program by running all its threads on terms. `rules` returns which circles of values the
    /// model excludes; `interrupt` is called now and then and returns whether to stop.
    pub fn of(
        program: &Program,
        order: &[(ThreadId, ThreadId)],
        limits: &Limits,
        rules: &dyn CircleRules,
        interrupt: &dyn Fn() -> bool,
    ) -> Result<Self, Unsupported> {
        let closed = |memory: Memory| Unrolled::closed(program, limits, interrupt, memory);
        let mut collected = closed(Memory::default())?;
        let mut coherent = || rules.is_coherent();
        let mut is_open = |unrolled: &Unrolled| {
            circles::possible_circles(unrolled, &mut coherent).filter(|room| !rules.excludes(room.circles))
        };
        let mut circles_left_out = false;
        if let Some(room) = is_open(&collected) {
            // Nothing is said of the values on a circle, so that the solver finds those there are.
            match closed(collected.memory.without(&room.by_value)) {
                Ok(wider) => {
                    circles_left_out = is_open(&wider).is_some();
                    collected = wider;
                }
                Err(unsupported) if unsupported.is_stop() => return Err(unsupported),
                Err(_) => circles_left_out = true,
            }
        }
        let memory = collected.memory;
        memory.check_sizes()?;
        let prune = match limits.pruning {
            Pruning::ByValues => exec::Prune::Known,
            Pruning::None => exec::Prune::Never,
        };
        let mut unrolled = exec::run(program, (limits, interrupt), &memory, prune)?;
        unrolled.order = order.to_vec();
        unrolled.circles_left_out = circles_left_out;
        Ok(unrolled)
    }

    /// Runs all threads until the sets of values that locations may hold, which are at least those of
    /// `memory`, are closed.
    fn closed(
        program: &Program,
        limits: &Limits,
        interrupt: &dyn Fn() -> bool,
        mut memory: Memory,
    ) -> Result<Self, Unsupported> {
        // Each round lets values travel one write further; after that many rounds, sets that still grow are
        // replaced by any value.
        const ROUNDS: usize = 16;
        for round in 0.. {
            let collected = exec::run(program, (limits, interrupt), &memory, exec::Prune::Never)?;
            let next = memory.grown(&collected, program);
            if next == memory {
                return Ok(collected);
            }
            memory = next;
            if round >= ROUNDS {
                memory.widen(round - ROUNDS);
            }
        }
        unreachable!("sets that keep growing are given up")
    }

    /// Returns the statement with this number.
    pub fn statement(&self, id: StmtId) -> &Statement {
        &self.statements[id.index()]
    }

    /// Returns all statements of the unrolled program, with their numbers.
    pub fn all(&self) -> impl Iterator<Item = (StmtId, &Statement)> {
        self.statements.iter().enumerate().map(|(i, s)| (StmtId(i as u32), s))
    }

    /// Returns the value that a register of a thread's function has at the end of the thread.
    pub fn final_reg(&self, thread: ThreadId, reg: Reg) -> Option<&Val> {
        self.threads.get(thread.index())?.regs.get(reg.index())
    }
}
