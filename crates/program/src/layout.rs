//! What a 64-bit word means as an address.
//!
//! Addresses depend only on the program and, for allocations, on the allocating thread and what it
//! allocated before. So the same event of the same thread gets the same address in every execution, which
//! the graph engine relies on (design: determinism).
//!
//! ```text
//! 0x0000_0000_0000_0000          null page
//! 0x0000_0000_0001_0000 …        globals, in order, 16 bytes apart at least
//! 0x3000_0000_0000_0000 …        constants, in order, likewise
//! 0x4000_0000_0000_0000 + f*16   function f
//! 0x6tttt_ooooooooooo            shared allocations (heap, escaping locals) of thread t
//! 0x7tttt_ooooooooooo            private memory of thread t
//! ```

use crate::{FuncId, ThreadId};

/// Where the globals start.
pub const GLOBALS: u64 = 0x1_0000;
/// Where the constants start.
pub const CONSTANTS: u64 = 0x3 << 60;
const FUNCTIONS: u64 = 0x4 << 60;
const SHARED: u64 = 0x6 << 60;
const PRIVATE: u64 = 0x7 << 60;
const THREAD_SHIFT: u32 = 44;
const OFFSET: u64 = (1 << THREAD_SHIFT) - 1;
/// How many threads an address can tell apart.
pub const MAX_THREADS: u32 = 1 << 16;
/// How many bytes of shared memory a thread may allocate in all, so that every byte has an address.
pub const MAX_SHARED: u64 = OFFSET;

/// The kind of thing an address points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// The null page, or nothing at all.
    Null,
    /// A global object.
    Global,
    /// A global object that is never written.
    Constant,
    /// A function (the program may have fewer).
    Function(FuncId),
    /// An allocation other threads may reach.
    Shared(ThreadId),
    /// Memory that only its thread reaches.
    Private(ThreadId),
}

/// What `addr` points at.
pub fn region(addr: u64) -> Region {
    let thread = ThreadId(((addr >> THREAD_SHIFT) & 0xffff) as u32);
    match addr >> 60 {
        0 if addr >= GLOBALS => Region::Global,
        3 => Region::Constant,
        4 => match u32::try_from((addr - FUNCTIONS) / 16) {
            Ok(func) if addr.is_multiple_of(16) => Region::Function(FuncId(func)),
            _ => Region::Null,
        },
        6 => Region::Shared(thread),
        7 => Region::Private(thread),
        _ => Region::Null,
    }
}

/// The address of a function.
pub fn function(func: FuncId) -> u64 {
    FUNCTIONS + func.0 as u64 * 16
}

/// The address of byte `offset` of thread `thread`'s shared allocations.
pub fn shared(thread: ThreadId, offset: u64) -> u64 {
    SHARED | (thread.0 as u64) << THREAD_SHIFT | (offset & OFFSET)
}

/// The address of byte `offset` of thread `thread`'s private memory.
pub fn private(thread: ThreadId, offset: u64) -> u64 {
    PRIVATE | (thread.0 as u64) << THREAD_SHIFT | (offset & OFFSET)
}

/// An address in the private memory of `from` as one in that of `to`; any other word stays what it is.
pub fn moved(addr: u64, from: ThreadId, to: ThreadId) -> u64 {
    if region(addr) == Region::Private(from) { private(to, offset(addr)) } else { addr }
}

/// The offset inside its thread's region of an address of a per-thread region.
pub fn offset(addr: u64) -> u64 {
    addr & OFFSET
}

/// Is `addr` private memory (of any thread)?
#[inline]
pub fn is_private(addr: u64) -> bool {
    addr >> 60 == 7
}

/// Is `addr` a constant?
#[inline]
pub fn is_constant(addr: u64) -> bool {
    addr >> 60 == 3
}

/// Is `addr` memory that the machine reads by itself: private, or a constant?
#[inline]
pub fn is_silent(addr: u64) -> bool {
    (addr >> 60) & 0b1011 == 0b0011
}

/// Is `addr` memory that some thread allocated for all to reach?
#[inline]
pub fn is_shared(addr: u64) -> bool {
    addr >> 60 == 6
}
