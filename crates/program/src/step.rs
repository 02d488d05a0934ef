//! What a thread asks for, what it is answered, and what can go wrong inside it.

use crate::{
    AllocKind, BlockKind, FenceKind, FuncId, Mode, RmwOp, Size, Token, Zeroed, layout, mask, signed,
};
use smallvec::SmallVec;
use thiserror::Error;

/// The reads (or pending values) that a step's address, data and execution depend on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct StepDeps<S> {
    /// The address was computed from these.
    pub addr: S,
    /// The value written was computed from these.
    pub data: S,
    /// A branch on these was taken before.
    pub ctrl: S,
}

/// What an atomic update will do with the value it reads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Update {
    /// A plain load: nothing.
    None,
    /// Read-modify-write: always writes.
    Rmw {
        /// What to compute.
        op: RmwOp,
        /// Its argument.
        arg: u64,
    },
    /// Writes `new` if the value read is `expected`.
    Cas {
        /// The value to find.
        expected: u64,
        /// The value to write.
        new: u64,
    },
    /// Writes nothing, whatever is read: a compare-and-exchange that fails spuriously.
    Fail,
    /// Writes 1 if the value read is 0, else waits: a mutex.
    Lock,
}

impl Update {
    /// The value that will be written if `old` is read; `None` if nothing will be.
    #[inline]
    pub fn apply(self, size: Size, old: u64) -> Option<u64> {
        match self {
            Update::None | Update::Fail => None,
            Update::Rmw { op, arg } => Some(apply_rmw(op, size, old, arg)),
            Update::Cas { expected, new } => (old == size.cut(expected)).then_some(size.cut(new)),
            Update::Lock => (old == 0).then_some(1),
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

/// A read that a thread asks for. Answer with the value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Read<S = ()> {
    /// Where.
    pub addr: u64,
    /// How many bytes.
    pub size: Size,
    /// The order of the read (if an update happens: of its read part).
    pub mode: Mode,
    /// The order of the read if the update does not happen.
    pub failure: Mode,
    /// What happens with the value.
    pub update: Update,
    /// Does it copy memory? Then it may read what has no value.
    pub copy: bool,
    /// What it depends on.
    pub deps: StepDeps<S>,
}

impl<S> Read<S> {
    /// The order of this read when it reads `value`.
    #[inline]
    pub fn mode_for(&self, value: u64) -> Mode {
        match self.update {
            Update::Cas { .. } if self.update.apply(self.size, value).is_none() => self.failure,
            _ => self.mode,
        }
    }
}

/// Is a write the second half of an atomic update?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WriteKind {
    /// A store.
    Store,
    /// The write of the read-modify-write whose read came just before.
    Update,
}

/// A write that a thread makes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Write<S = ()> {
    /// Where.
    pub addr: u64,
    /// How many bytes.
    pub size: Size,
    /// Its order.
    pub mode: Mode,
    /// What is written.
    pub value: u64,
    /// A store or half of an update.
    pub kind: WriteKind,
    /// What it depends on.
    pub deps: StepDeps<S>,
}

/// A thread's next visible action: what it asks for. What it did, once that is answered, is a
/// [`Label`](crate::Label).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Step<S = ()> {
    /// Answer with [`Input::Value`]: the value read.
    Read(Read<S>),
    /// Answer with [`Input::Go`].
    Write(Write<S>),
    /// Answer with [`Input::Go`].
    Fence(FenceKind),
    /// An object comes to life. Answer with [`Input::Go`].
    Alloc {
        /// Its address.
        addr: u64,
        /// Its size in bytes.
        size: u64,
        /// What its address is a multiple of.
        align: u64,
        /// Heap or stack.
        kind: AllocKind,
        /// What it holds.
        zeroed: Zeroed,
    },
    /// The object at this address dies. Answer with [`Input::Go`].
    Free {
        /// Its address.
        addr: u64,
        /// What the program takes it for.
        kind: AllocKind,
    },
    /// How large is the live object that begins here? Answer with [`Input::Value`]; 0 if there is none.
    ObjectSize {
        /// Its address.
        addr: u64,
    },
    /// A thread starts. Answer with [`Input::Value`]: its number.
    Spawn {
        /// What it runs.
        func: FuncId,
        /// With what.
        args: SmallVec<[u64; 2]>,
    },
    /// Waits for the end of a thread. Answer with [`Input::Value`]: what it returned.
    Join {
        /// Its number.
        thread: u64,
    },
    /// Nobody will wait for the end of this thread. Answer with [`Input::Go`].
    Detach {
        /// Its number.
        thread: u64,
    },
    /// A free choice. Answer with [`Input::Value`]: a number in the range.
    Choose {
        /// Least value.
        low: u64,
        /// Greatest value.
        high: u64,
    },
    /// A special action, visible to the outside world. Answer with [`Input::Go`].
    External {
        /// Its arguments.
        args: SmallVec<[u64; 2]>,
    },
    /// The thread is done.
    Finished,
    /// The thread ends the process. Other threads stop where they are, and nobody can wait for the end of
    /// this one.
    Exited,
    /// The thread cannot go on.
    Blocked(BlockKind),
    /// Something went wrong.
    Error(Fault),
    /// The thread cannot go on before this read has its value ([`crate::ThreadState::fill`]).
    Needs(Token),
}

/// The answer to a thread's last step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input<S = ()> {
    /// Go on (also: start).
    Go,
    /// The value asked for.
    Value(u64),
    /// The value asked for, with what travels beside it: the read it is, or the promise of a later value.
    Shadowed(u64, S),
}

/// What can go wrong inside a thread, without looking at memory.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Error)]
pub enum Fault {
    /// An assertion failed.
    #[error("assertion failed: {0}")]
    Assert(String),
    /// Division or remainder by zero, or the one signed division that overflows.
    #[error("division by zero or overflowing division")]
    Division,
    /// Control reached a place that the program promised it never would.
    #[error("reached code marked unreachable")]
    Unreachable,
    /// A call through something that is no function.
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
        /// The first byte.
        addr: u64,
        /// How many bytes.
        bytes: u64,
    },
    /// An access that leaves the object that it begins in, or to no object at all. (Which objects there are,
    /// the machine does not know: engines find this.)
    #[error("access to {bytes} bytes at {addr:#x}, {}", beside(*addr, *object))]
    OutOfBounds {
        /// The first byte.
        addr: u64,
        /// How many bytes.
        bytes: u64,
        /// The object nearest to it: where it begins, and its size.
        object: Option<(u64, u64)>,
    },
    /// Something is freed that is not an object of that kind. (Found by engines.)
    #[error("free of {0:#x}, where no such object begins")]
    InvalidFree(u64),
    /// An allocation of a size that no machine has.
    #[error("allocation of {0} bytes: out of memory")]
    OutOfMemory(u64),
    /// The program gave up.
    #[error("abort: {0}")]
    Abort(String),
    /// The program reached what it says must not be reached.
    #[error("{0}")]
    Error(String),
    /// The program does something that the front end cannot translate.
    #[error("unsupported: {0}")]
    Unsupported(String),
    /// An exception that nobody catches.
    #[error("uncaught exception {0:#x}")]
    Exception(u64),
    /// A free choice from nothing, or from too many values.
    #[error("choice from {low} to {high}")]
    BadChoice {
        /// The least value.
        low: u64,
        /// The greatest value.
        high: u64,
    },
    /// A mutex is released that the thread does not hold.
    #[error("unlock of a mutex at {0:#x} that the thread does not hold")]
    NotHeld(u64),
    /// A mutex is acquired that the thread holds.
    #[error("lock of a mutex at {0:#x} that the thread holds already")]
    Relock(u64),
    /// A mutex is used that has been destroyed.
    #[error("use of a destroyed mutex at {0:#x}")]
    DestroyedMutex(u64),
    /// The end of a thread is waited for that has been waited for already. (Found by engines.)
    #[error("join of thread {0}, which has been joined already")]
    JoinedTwice(u64),
    /// A constant is written.
    #[error("write to constant memory at {0:#x}")]
    Constant(u64),
    /// A local is read that has no value yet.
    #[error("read of uninitialised memory at {0:#x}")]
    Uninitialised(u64),
    /// An atomic access to some bytes of what is accessed as one, or to more than one.
    #[error("atomic access to {size} bytes at {addr:#x}, which overlaps an access of another size")]
    MixedSize {
        /// The first byte.
        addr: u64,
        /// How many bytes.
        size: u64,
    },
}

/// Where an address is, for [`Fault::OutOfBounds`].
fn beside(addr: u64, object: Option<(u64, u64)>) -> String {
    match object {
        Some((start, size)) => {
            format!("which is offset {} of an object of {size} bytes", addr.wrapping_sub(start))
        }
        None => "where there is no object".to_owned(),
    }
}

/// Why an address is bad, for [`Fault::BadAddress`].
fn what_is_at(addr: u64) -> &'static str {
    match layout::region(addr) {
        layout::Region::Null => "is a null or wild pointer",
        layout::Region::Function(_) => "is code",
        _ => "is outside of any object",
    }
}
