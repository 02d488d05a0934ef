//! What a 64-bit word means as an address.
//!
//! Addresses depend only on the program and, for allocations, on the allocating thread and what it
//! allocated before. So the same event of the same thread gets the same address in every execution, which
//! the graph engine relies on (design: determinism).
//!
//! Every address is one that a process on x86-64 or AArch64 can have: below 2^47, so that the upper 17 bits
//! are 0 (and so a sign extension from bit 47 changes nothing). Programs may keep 16 bits of their own above
//! an address, and as many below it as the object's alignment leaves. This is the only place that knows the
//! layout:
//!
//! ```text
//! 0x0000_0000_0000             null page
//! 0x0000_0001_0000 …           globals, in order, 16 bytes apart at least
//! 0x2000_0000_0000 + l*16      label l (`&&label`): compared and jumped to, never accessed
//! 0x3000_0000_0000 …           constants, in order, likewise
//! 0x4000_0000_0000 + f*16      function f
//! 0x6000_0000_0000 + t<<30 + o byte o of the shared allocations (heap, escaping locals) of thread t
//! 0x7000_0000_0000 + t<<30 + o byte o of the private memory (locals, thread-local objects) of thread t
//! ```
//!
//! A word with other bits set is no address: a pointer with a tag in it must lose the tag before it is used,
//! as on a real machine. Engines that look for pointers in memory see through tags with [`may_hide`].

use crate::{FuncId, ThreadId};

/// How many bits of an address come before the number of its region.
const REGION_SHIFT: u32 = 44;
/// Where the globals start.
pub const GLOBALS: u64 = 0x1_0000;
const LABELS: u64 = 0x2 << REGION_SHIFT;
/// Where the constants start.
pub const CONSTANTS: u64 = 0x3 << REGION_SHIFT;
const FUNCTIONS: u64 = 0x4 << REGION_SHIFT;
const SHARED: u64 = 0x6 << REGION_SHIFT;
const PRIVATE: u64 = 0x7 << REGION_SHIFT;
const THREAD_SHIFT: u32 = 30;
const OFFSET: u64 = (1 << THREAD_SHIFT) - 1;
/// How many threads an address can tell apart.
pub const MAX_THREADS: u32 = 1 << (REGION_SHIFT - THREAD_SHIFT);
/// How many bytes of shared memory a thread may allocate in all, so that every byte has an address.
pub const MAX_SHARED: u64 = OFFSET;
/// How many bits programs may use above an address.
const TAG_BITS: u32 = 16;

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
    let thread = ThreadId((addr >> THREAD_SHIFT) as u32 & (MAX_THREADS - 1));
    match addr >> REGION_SHIFT {
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

/// The address of label number `label`.
pub fn label(label: u64) -> u64 {
    LABELS + label * 16
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
    addr >> REGION_SHIFT == 7
}

/// Is `addr` a constant?
#[inline]
pub fn is_constant(addr: u64) -> bool {
    addr >> REGION_SHIFT == 3
}

/// Is `addr` memory that the machine reads by itself: private, or a constant?
#[inline]
pub fn is_silent(addr: u64) -> bool {
    (addr >> REGION_SHIFT) & !0b100 == 0b011
}

/// Is `addr` where global variables are that are no constants?
#[inline]
pub fn is_global(addr: u64) -> bool {
    addr >> REGION_SHIFT == GLOBALS >> REGION_SHIFT
}

/// Is `addr` memory that some thread allocated for all to reach?
#[inline]
pub fn is_shared(addr: u64) -> bool {
    addr >> REGION_SHIFT == 6
}

/// The addresses that a word may have been made from by packing something else into the same 64 bits: in its
/// low 48 bits below a tag, or above a tag of 16 bits. (Pointers that are hidden otherwise, by xor or in
/// fewer bits, cannot be seen.)
pub fn may_hide(word: u64) -> [u64; 2] {
    [word << TAG_BITS >> TAG_BITS, word >> TAG_BITS]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every kind of address survives what programs do to make room for a tag, and is nothing any more with
    /// one in it.
    #[test]
    fn addresses_leave_room_for_tags() {
        let last = ThreadId(MAX_THREADS - 1);
        let addresses = [
            GLOBALS,
            CONSTANTS + 64,
            function(FuncId(7)),
            label(3),
            shared(ThreadId(0), 16),
            shared(last, MAX_SHARED - 15),
            private(ThreadId(1), 8),
            private(last, 64),
        ];
        for addr in addresses {
            assert!(addr < 1 << 47, "{addr:#x} is a user-space address");
            assert_eq!((addr << 16) as i64 >> 16, addr as i64, "{addr:#x}: sign extension");
            for tag in [1, 7, 0x7fff, 0x8000, 0xffff] {
                let packed = addr | tag << 48;
                assert_eq!(packed & 0xffff_ffff_ffff, addr);
                assert_eq!(region(packed), Region::Null, "{packed:#x} is no address");
                assert!(
                    !is_private(packed) && !is_constant(packed) && !is_silent(packed) && !is_shared(packed)
                );
                assert_eq!(may_hide(packed)[0], addr);
                assert_eq!(may_hide(addr << 16 | tag)[1], addr);
            }
        }
    }

    #[test]
    fn regions_are_told_apart() {
        let last = ThreadId(MAX_THREADS - 1);
        assert_eq!(region(shared(last, MAX_SHARED)), Region::Shared(last));
        assert_eq!(region(private(last, MAX_SHARED)), Region::Private(last));
        assert_eq!(region(shared(ThreadId(0), 0)), Region::Shared(ThreadId(0)));
        assert_eq!(region(CONSTANTS), Region::Constant);
        assert_eq!(region(GLOBALS - 1), Region::Null);
        assert!(is_silent(CONSTANTS) && is_silent(private(last, 0)) && !is_silent(shared(last, 0)));
    }
}
