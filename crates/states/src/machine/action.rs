//! The next step of a thread, as the machine sees it.

use fencepost_program::{
    AllocKind, BlockKind, Fault, FenceKind, FuncId, Mode, Op, Pending, Program, Read, Size, Step, ThreadId,
    ThreadState, Token, Update, Write, Zeroed, layout,
};

/// How strong the memory order of an access is, as far as store buffers distinguish orders.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strength {
    /// Relaxed or not atomic: no order.
    Relaxed,
    /// Acquire, release or both.
    Ordered,
    /// Sequentially consistent.
    Sc,
}

impl Strength {
    fn of(mode: Mode) -> Self {
        match mode {
            Mode::Na | Mode::Rlx => Strength::Relaxed,
            Mode::Sc => Strength::Sc,
            _ => Strength::Ordered,
        }
    }
}

/// The next step that a thread wants to take, as a machine with buffers sees it. What the thread did
/// afterwards is a [`StepKind`](crate::StepKind).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// A local step, which no other thread can see (only where local steps are steps of their own).
    Local,
    /// A load.
    Load { addr: u64, size: Size, strength: Strength, copy: bool },
    /// A store.
    Store { addr: u64, size: Size, value: u64, strength: Strength },
    /// The end of a critical section.
    Unlock { addr: u64, size: Size },
    /// An atomic update, with its order if it succeeds and if it fails.
    Update { addr: u64, size: Size, update: Update, waits: UpdateWaits },
    /// A fence.
    Fence(FenceKind),
    /// A copy or fill of memory that is made in one step; it reads and writes these bytes.
    Bulk { reads: (u64, u64), writes: (u64, u64) },
    /// The allocation of an object.
    Alloc { size: u64, align: u64, kind: AllocKind, zeroed: Zeroed },
    /// The end of an object, which is freed.
    Free { addr: u64, kind: AllocKind },
    /// A question for the size of the object at an address.
    ObjectSize { addr: u64 },
    /// A new thread.
    Spawn { func: FuncId, args: Box<[u64]> },
    /// A wait for the end of a thread.
    Join { thread: u64 },
    /// A free choice.
    Choose { low: u64, high: u64 },
    /// A step that has no effect on the machine.
    Pass,
    /// The thread waits for a read that is in its buffer.
    Needs(Token),
    /// The thread has finished.
    Finished,
    /// The thread ends the process, now or after steps of other threads: the outcome is the same.
    Exited,
    /// The thread cannot go on.
    Blocked(BlockKind),
    /// The thread has made an error.
    Error(Box<Fault>),
}

/// Which operations must leave a thread's buffer before the thread can make an atomic update. (Under `tso`
/// and `pso`, everything, whatever this says.)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum UpdateWaits {
    /// Those that touch the same bytes: the update is relaxed.
    ForItsLocation,
    /// All operations.
    ForAll,
}

/// Whether copies and fills of memory are made in one step or word by word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bulk {
    /// In one step.
    AtOnce,
    /// Word by word, each a step.
    InPieces,
}

impl Action {
    /// Returns the action for `step`, which `thread` has just asked for.
    pub fn of(program: &Program, thread: &ThreadState<Pending>, step: Step<Pending>, bulk: Bulk) -> Action {
        let op = program.op_at(thread.code_pos());
        match step {
            Step::Read(_) | Step::Write(_) if bulk == Bulk::AtOnce && is_bulk(op) => bulk_ranges(thread, op),
            Step::Read(read) => of_read(read, op),
            Step::Write(Write { addr, size, value, mode, .. }) => match op {
                Some(Op::Unlock { .. }) => Action::Unlock { addr, size },
                _ => Action::Store { addr, size, value, strength: Strength::of(mode) },
            },
            Step::Fence(kind) => Action::Fence(kind),
            Step::Alloc { size, align, kind, zeroed, .. } => Action::Alloc { size, align, kind, zeroed },
            Step::Free { addr, kind } => Action::Free { addr, kind },
            Step::ObjectSize { addr } => Action::ObjectSize { addr },
            Step::Spawn { func, args } => Action::Spawn { func, args: args[..].into() },
            Step::Join { thread } => Action::Join { thread },
            Step::Choose { low, high } => Action::Choose { low, high },
            Step::Detach { .. } | Step::External { .. } => Action::Pass,
            Step::Finished => Action::Finished,
            Step::Exited => Action::Exited,
            Step::Blocked(kind) => Action::Blocked(kind),
            Step::Error(fault) => Action::Error(Box::new(fault)),
            Step::Needs(token) => Action::Needs(token),
            Step::Meets { .. } => unreachable!("members of barriers are not asked for"),
            Step::Sleep { .. } => unreachable!("threads guess when they wake up"),
        }
    }

    /// Returns the same action as made by thread `to` instead of `from`, with addresses of private memory
    /// changed. Only copies and fills may name private memory.
    pub fn moved(&self, from: ThreadId, to: ThreadId) -> Action {
        let Action::Bulk { reads, writes } = self else { return self.clone() };
        let range = |(start, end): (u64, u64)| {
            let moved = layout::moved(start, from, to);
            (moved, moved.saturating_add(end - start))
        };
        Action::Bulk { reads: range(*reads), writes: range(*writes) }
    }

    /// Returns the bytes that a load, a store or an update accesses; `None` for other actions.
    pub fn access(&self) -> Option<(u64, Size)> {
        match self {
            Action::Load { addr, size, .. }
            | Action::Store { addr, size, .. }
            | Action::Update { addr, size, .. } => Some((*addr, *size)),
            _ => None,
        }
    }

    /// Returns whether the thread waits at a mutex or in a loop until memory changes.
    pub fn is_waiting(&self) -> bool {
        matches!(self, Action::Blocked(BlockKind::Await | BlockKind::Lock))
    }
}

fn of_read(read: Read<Pending>, op: Option<&Op>) -> Action {
    let Read { addr, size, mode, failure, update, copy, .. } = read;
    if update == Update::None {
        return Action::Load { addr, size, strength: Strength::of(mode), copy };
    }
    // A step knows the order of its read only; buffers care for that of the whole update, whether or not a
    // comparison fails: the update waits before it knows.
    let (success, failure) = match op {
        Some(Op::Rmw { mode, .. }) => (*mode, *mode),
        Some(Op::CmpXchg { success, failure, .. }) => (*success, *failure),
        Some(Op::FailedCas { mode, success, .. }) => (*success, *mode),
        Some(Op::Lock { .. } | Op::LockAgain { .. } | Op::TryLock { .. }) => (Mode::Sc, Mode::Sc),
        _ => (mode, failure),
    };
    let relaxed = [success, failure].into_iter().all(|mode| Strength::of(mode) == Strength::Relaxed);
    Action::Update {
        addr,
        size,
        update,
        waits: if relaxed { UpdateWaits::ForItsLocation } else { UpdateWaits::ForAll },
    }
}

fn is_bulk(op: Option<&Op>) -> bool {
    matches!(op, Some(Op::MemCopy { .. } | Op::MemSet { .. }))
}

fn bulk_ranges(thread: &ThreadState<Pending>, op: Option<&Op>) -> Action {
    let range = |addr: fencepost_program::Operand, len: fencepost_program::Operand| {
        (thread.value(addr), thread.value(addr).saturating_add(thread.value(len)))
    };
    match op {
        Some(Op::MemCopy { dst, src, len, .. }) => {
            Action::Bulk { reads: range(*src, *len), writes: range(*dst, *len) }
        }
        Some(Op::MemSet { dst, len, .. }) => Action::Bulk { reads: (0, 0), writes: range(*dst, *len) },
        _ => unreachable!("only copies and fills are made at once"),
    }
}
