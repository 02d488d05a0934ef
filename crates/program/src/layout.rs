//! The meaning of a 64-bit word as an address.
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
//! as on a real machine. Engines that look for pointers in memory see through tags with [`hidden_addresses`].

use crate::{FuncId, ThreadId};

/// The number of bits of an address below the number of its region.
const REGION_SHIFT: u32 = 44;
/// The address of the first global variable that is not constant.
pub const GLOBALS: u64 = 0x1_0000;
const LABELS: u64 = 0x2 << REGION_SHIFT;
/// The address of the first constant (a global that is never written).
pub const CONSTANTS: u64 = 0x3 << REGION_SHIFT;
const FUNCTIONS: u64 = 0x4 << REGION_SHIFT;
const SHARED: u64 = 0x6 << REGION_SHIFT;
const PRIVATE: u64 = 0x7 << REGION_SHIFT;
const THREAD_SHIFT: u32 = 30;
const OFFSET: u64 = (1 << THREAD_SHIFT) - 1;
/// The greatest number of threads, given by how many bits of an address hold the thread's number.
pub const MAX_THREADS: u32 = 1 << (REGION_SHIFT - THREAD_SHIFT);
/// The greatest number of bytes of shared memory that one thread may allocate, so that every byte has an
/// address.
pub const MAX_SHARED: u64 = OFFSET;
/// The number of bits above an address that programs may use for a tag.
const TAG_BITS: u32 = 16;

/// The kind of memory or code that an address points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Region {
    /// The null page, or no memory at all.
    Null,
    /// A global object.
    Global,
    /// A global object that is never written.
    Constant,
    /// A function (the program may have fewer functions than this number).
    Function(FuncId),
    /// An allocation of this thread that other threads may reach.
    Shared(ThreadId),
    /// Memory that only this thread reaches.
    Private(ThreadId),
}

/// Returns what kind of memory `addr` points at.
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

/// Returns the address of a function.
pub fn function(func: FuncId) -> u64 {
    FUNCTIONS + func.0 as u64 * 16
}

/// Returns the address that the program sees for code label number `label` (for jumps to computed labels).
pub fn label(label: u64) -> u64 {
    LABELS + label * 16
}

/// Returns the address of byte `offset` of the shared memory that thread `thread` allocates.
pub fn shared(thread: ThreadId, offset: u64) -> u64 {
    SHARED | (thread.0 as u64) << THREAD_SHIFT | (offset & OFFSET)
}

/// Returns the address of byte `offset` of thread `thread`'s private memory.
pub fn private(thread: ThreadId, offset: u64) -> u64 {
    PRIVATE | (thread.0 as u64) << THREAD_SHIFT | (offset & OFFSET)
}

/// Translates an address in the private memory of thread `from` to that of thread `to`; returns any other
/// word unchanged.
pub fn moved(addr: u64, from: ThreadId, to: ThreadId) -> u64 {
    if region(addr) == Region::Private(from) { private(to, offset(addr)) } else { addr }
}

/// Returns the offset of an address in the shared or private memory of its thread.
pub fn offset(addr: u64) -> u64 {
    addr & OFFSET
}

/// Returns whether `addr` is in private memory (of any thread).
#[inline]
pub fn is_private(addr: u64) -> bool {
    addr >> REGION_SHIFT == 7
}

/// Returns whether `addr` is in the memory of constants.
#[inline]
pub fn is_constant(addr: u64) -> bool {
    addr >> REGION_SHIFT == 3
}

/// Returns whether the machine may read `addr` without asking the engine, because it is private memory or a
/// constant.
#[inline]
pub fn is_silent(addr: u64) -> bool {
    (addr >> REGION_SHIFT) & !0b100 == 0b011
}

/// Returns whether `addr` is among the global variables that are not constants.
#[inline]
pub fn is_global(addr: u64) -> bool {
    addr >> REGION_SHIFT == GLOBALS >> REGION_SHIFT
}

/// Returns whether `addr` is in memory that some thread allocated and all threads may reach.
#[inline]
pub fn is_shared(addr: u64) -> bool {
    addr >> REGION_SHIFT == 6
}

/// Returns the two addresses that a program may have packed into `word` together with a tag, below or above
/// them. The tag has 16 bits, the address 48. (Pointers that are hidden otherwise, by xor or in fewer bits,
/// cannot be seen.)
pub fn hidden_addresses(word: u64) -> [u64; 2] {
    [word << TAG_BITS >> TAG_BITS, word >> TAG_BITS]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks that every kind of address survives the shifts that make room for a tag, and that a tagged word
    /// is no address.
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
                assert_eq!(hidden_addresses(packed)[0], addr);
                assert_eq!(hidden_addresses(addr << 16 | tag)[1], addr);
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
