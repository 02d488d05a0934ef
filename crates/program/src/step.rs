//! The steps that a thread asks for, the inputs that answer them, and the faults that can happen inside a
//! thread.

use crate::{
    AllocKind, BlockKind, FenceKind, FuncId, Mode, RmwOp, Size, Token, Zeroed, layout, mask, signed,
};
use smallvec::SmallVec;
use thiserror::Error;

/// The reads (or values not known yet) that a step's address, its data and the branches before it depend on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StepDeps<S> {
    /// The reads that the address was computed from.
    pub addr: S,
    /// The reads that the written value was computed from.
    pub data: S,
    /// The reads that earlier branches of the thread were decided by.
    pub ctrl: S,
}

/// The write that follows a read in the same atomic update, if any, and how its value is computed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Update {
    /// No write: a plain load.
    None,
    /// A read-modify-write, which always writes.
    Rmw {
        /// The operation that computes the new value.
        op: RmwOp,
        /// The argument of the operation.
        arg: u64,
    },
    /// A compare-and-exchange: it writes `new` if the value read is `expected`.
    Cas {
        /// The value that the exchange expects to read.
        expected: u64,
        /// The value to write.
        new: u64,
    },
    /// A compare-and-exchange that fails spuriously: it writes nothing, whatever it reads.
    Fail,
    /// The acquisition of a mutex: it writes 1 if the value read is 0, else it waits.
    Lock,
    /// The acquisition of a mutex after a wait on a condition variable. Where the thread would only come back
    /// to that wait, it may be answered 1 although the value read is 0; then it waits.
    LockAgain,
}

impl Update {
    /// Returns the value that the update writes if it reads `old`; `None` if it writes nothing.
    #[inline]
    pub fn apply(self, size: Size, old: u64) -> Option<u64> {
        match self {
            Update::None | Update::Fail => None,
            Update::Rmw { op, arg } => Some(apply_rmw(op, size, old, arg)),
            Update::Cas { expected, new } => (old == size.cut(expected)).then_some(size.cut(new)),
            Update::Lock | Update::LockAgain => (old == 0).then_some(1),
        }
    }
}

fn apply_rmw(op: RmwOp, size: Size, old: u64, arg: u64) -> u64 {
    let bits = size.bits();
    let arg = size.cut(arg);
    let pick = |first: bool| if first { old } else { arg };
    mask(
        bits,
        match op {
            RmwOp::Xchg => arg,
            RmwOp::Add => old.wrapping_add(arg),
            RmwOp::Sub => old.wrapping_sub(arg),
            RmwOp::And => old & arg,
            RmwOp::Nand => !(old & arg),
            RmwOp::Or => old | arg,
            RmwOp::Xor => old ^ arg,
            RmwOp::Max => pick(signed(bits, old) >= signed(bits, arg)),
            RmwOp::Min => pick(signed(bits, old) <= signed(bits, arg)),
            RmwOp::UMax => pick(old >= arg),
            RmwOp::UMin => pick(old <= arg),
        },
    )
}

/// A read of shared memory that a thread asks for. The engine answers with the value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Read<S = ()> {
    /// The address of the first byte.
    pub addr: u64,
    /// The number of bytes.
    pub size: Size,
    /// The memory order of the read (if an update happens: of its read half).
    pub mode: Mode,
    /// The memory order of the read if the update does not happen.
    pub failure: Mode,
    /// The write that follows in the same atomic update, if any.
    pub update: Update,
    /// Whether the read copies memory. If so, it may read bytes without a value.
    pub copy: bool,
    /// The dependencies of the read.
    pub deps: StepDeps<S>,
}

impl<S> Read<S> {
    /// Returns the memory order of this read if it reads `value` (a failed compare-exchange has an order of
    /// its own).
    #[inline]
    pub fn mode_for(&self, value: u64) -> Mode {
        match self.update {
            Update::Cas { .. } if self.update.apply(self.size, value).is_none() => self.failure,
            _ => self.mode,
        }
    }
}

/// Whether a write is a store or the second half of an atomic update.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WriteKind {
    /// A store.
    Store,
    /// The write of the read-modify-write whose read came just before.
    Update,
}

/// A write to shared memory that a thread makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Write<S = ()> {
    /// The address of the first byte.
    pub addr: u64,
    /// The number of bytes.
    pub size: Size,
    /// The memory order of the write.
    pub mode: Mode,
    /// The value that is written.
    pub value: u64,
    /// The kind: a store, or half of an update.
    pub kind: WriteKind,
    /// The dependencies of the write.
    pub deps: StepDeps<S>,
}

/// A thread's next visible action, which the engine has to answer. What it did, once that is answered, is a
/// [`Label`](crate::Label).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step<S = ()> {
    /// A read. Answer with [`Input::Value`]: the value read.
    Read(Read<S>),
    /// A write. Answer with [`Input::Go`].
    Write(Write<S>),
    /// A fence. Answer with [`Input::Go`].
    Fence(FenceKind),
    /// The allocation of an object. Answer with [`Input::Go`].
    Alloc {
        /// The object's address.
        addr: u64,
        /// The object's size in bytes.
        size: u64,
        /// The alignment: the address is a multiple of it.
        align: u64,
        /// The kind of memory: heap or stack.
        kind: AllocKind,
        /// The contents of the new object.
        zeroed: Zeroed,
    },
    /// The end of the life of the object at this address. Answer with [`Input::Go`].
    Free {
        /// The object's address.
        addr: u64,
        /// The kind of object that the program takes it for.
        kind: AllocKind,
    },
    /// A question for the size of the live object that begins here. Answer with [`Input::Value`]; 0 if there
    /// is none.
    ObjectSize {
        /// The object's address.
        addr: u64,
    },
    /// The start of a thread. Answer with [`Input::Value`]: its number.
    Spawn {
        /// The function that the thread runs.
        func: FuncId,
        /// The arguments of the function.
        args: SmallVec<[u64; 2]>,
    },
    /// A wait for the end of a thread. Answer with [`Input::Value`]: the result that the thread returned.
    Join {
        /// The thread's number.
        thread: u64,
    },
    /// A promise that no thread will wait for the end of this thread. Answer with [`Input::Go`].
    Detach {
        /// The thread's number.
        thread: u64,
    },
    /// A free choice. Answer with [`Input::Value`]: a number in the range.
    Choose {
        /// The least value.
        low: u64,
        /// The greatest value.
        high: u64,
    },
    /// A wait for a signal on a condition variable. Answer with [`Input::Value`]: 0 if the thread wakes up, 1
    /// if it sleeps for ever. Only where waits end in place ([`WakeUps::InPlace`](crate::WakeUps)).
    Sleep {
        /// The address of eight bytes in which the thread's bit is set until there was a signal.
        set: u64,
        /// The thread's bit.
        bit: u64,
    },
    /// A special action of the Java memory model, visible to the outside world. Answer with [`Input::Go`].
    External {
        /// The action's arguments.
        args: SmallVec<[u64; 2]>,
    },
    /// The thread has finished.
    Finished,
    /// The thread has ended the process. Other threads stop where they are, and no thread can wait for the
    /// end of this one.
    Exited,
    /// The thread cannot go on.
    Blocked(BlockKind),
    /// The thread did something wrong, which ends the execution.
    Error(Fault),
    /// The thread has come to a barrier without being one of its known members
    /// ([`BarrierMembers`](crate::BarrierMembers)), and waits for the engine to begin again with others. Only
    /// where the engine has asked for members.
    Meets {
        /// The number of the barrier.
        barrier: u64,
        /// The number of threads that it is for.
        count: u64,
    },
    /// The thread cannot go on before this read has its value ([`crate::ThreadState::fill`]).
    Needs(Token),
}

/// The engine's answer to a thread's last step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input<S = ()> {
    /// The answer to a step that asks for no value, and the input that starts a thread.
    Go,
    /// The value that was asked for.
    Value(u64),
    /// The value that was asked for, with its shadow: the read it comes from, or the token of a value that
    /// comes later.
    Shadowed(u64, S),
}

/// An error that a thread can make, found without access to shared memory unless the variant says otherwise.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Error)]
pub enum Fault {
    /// An assertion failed.
    #[error("assertion failed: {0}")]
    Assert(String),
    /// A division or remainder by zero, or the one signed division that overflows.
    #[error("division by zero or overflowing division")]
    Division,
    /// Control reached a place that the program promised it never would reach.
    #[error("reached code marked unreachable")]
    Unreachable,
    /// A call through a pointer that is not the address of a function.
    #[error("call through {0:#x}, which is no function")]
    BadCall(u64),
    /// An index outside of a local array.
    #[error("index {index} is outside of a local array of {len}")]
    LocalIndex {
        /// The index, as a signed 64-bit number (a narrower negative one that was not sign-extended shows as
        /// a large positive one).
        index: i64,
        /// The array's length.
        len: u32,
    },
    /// An access outside of a thread's private memory.
    #[error("access to {0:#x} is outside of any live local")]
    LocalMemory(u64),
    /// An access to bytes that belong to no object.
    #[error("access to {bytes} bytes at {addr:#x}, which {}", what_is_at(*addr))]
    BadAddress {
        /// The address of the first byte.
        addr: u64,
        /// The number of bytes.
        bytes: u64,
    },
    /// An access that leaves the object that it begins in, or to no object at all. (Which objects there are,
    /// the machine does not know: engines find this.)
    #[error("access to {bytes} bytes at {addr:#x}, {}", place_relative_to(*addr, *object))]
    OutOfBounds {
        /// The address of the first byte.
        addr: u64,
        /// The number of bytes.
        bytes: u64,
        /// The object nearest to the access: its address and its size.
        object: Option<(u64, u64)>,
    },
    /// A free of something that is not an object of that kind. (Found by engines.)
    #[error("free of {0:#x}, where no such object begins")]
    InvalidFree(u64),
    /// An allocation that is too large for any machine.
    #[error("allocation of {0} bytes: out of memory")]
    OutOfMemory(u64),
    /// The program gave up.
    #[error("abort: {0}")]
    Abort(String),
    /// A panic that nothing catches, with its message.
    #[error("panic: {0}")]
    Panic(String),
    /// The program reached a place that it declares must not be reached.
    #[error("{0}")]
    Error(String),
    /// The program does something that the front end cannot translate.
    #[error("unsupported: {0}")]
    Unsupported(String),
    /// An exception that is never caught.
    #[error("uncaught exception {0:#x}")]
    Exception(u64),
    /// A free choice from no values, or from too many.
    #[error("choice from {low} to {high}")]
    BadChoice {
        /// The least value.
        low: u64,
        /// The greatest value.
        high: u64,
    },
    /// A release of a mutex that the thread does not hold.
    #[error("unlock of a mutex at {0:#x} that the thread does not hold")]
    NotHeld(u64),
    /// An acquisition of a mutex that the thread holds already.
    #[error("lock of a mutex at {0:#x} that the thread holds already")]
    Relock(u64),
    /// A use of a mutex that has been destroyed.
    #[error("use of a destroyed mutex at {0:#x}")]
    DestroyedMutex(u64),
    /// A second wait for the end of the same thread. (Found by engines.)
    #[error("join of thread {0}, which has been joined already")]
    JoinedTwice(u64),
    /// A write to a constant.
    #[error("write to constant memory at {0:#x}")]
    Constant(u64),
    /// A copy between ranges that overlap, where the program promises that they do not.
    #[error("memcpy of {len} bytes between ranges that are {distance} bytes apart: they overlap")]
    Overlap {
        /// The number of bytes between the two beginnings.
        distance: u64,
        /// The number of bytes to copy.
        len: u64,
    },
    /// A read of a local that has no value yet.
    #[error("read of uninitialised memory at {0:#x}")]
    Uninitialised(u64),
    /// An atomic access to part of an atomic cell, or to more than one cell.
    #[error("atomic access to {size} bytes at {addr:#x}, which overlaps an access of another size")]
    MixedSize {
        /// The address of the first byte.
        addr: u64,
        /// The number of bytes.
        size: u64,
    },
}

/// Returns where an address is relative to an object, in words, for [`Fault::OutOfBounds`].
fn place_relative_to(addr: u64, object: Option<(u64, u64)>) -> String {
    match object {
        Some((start, size)) => {
            format!("which is offset {} of an object of {size} bytes", addr.wrapping_sub(start))
        }
        None => "where there is no object".to_owned(),
    }
}

/// Returns why an address is bad, in words, for [`Fault::BadAddress`].
fn what_is_at(addr: u64) -> &'static str {
    match layout::region(addr) {
        layout::Region::Null => "is a null or wild pointer",
        layout::Region::Function(_) => "is code",
        _ => "is outside of any object",
    }
}
