//! The support of a value: the writes that it came through, as a set of bits.
//!
//! Without this the rounds of [`crate::domain`] would let `x = x + 1` in two threads feed each other for
//! ever, each write being computed from what it wrote itself in an earlier round. In a candidate whose values
//! can be computed in some order no write is computed from itself. So each value that is known carries the
//! writes that *every* known way to compute it uses (by address or data; branches are left out, see
//! [`crate::guess`]), and a path on which a write would be computed from itself is left.
//!
//! Writes are told apart by their thread and their number in it; those that do not fit are left out, which
//! only lets more pass.

use fencepost_program::ThreadId;

/// The support of a value, which is the set of writes that the value came through, and whether a guess was
/// involved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Support(u128);

const BITS: usize = 127;

impl Support {
    /// The empty support of a value that is known from the start.
    pub const NONE: Support = Support(0);
    /// The support of a guessed value, which no known write explains.
    pub const GUESS: Support = Support(1 << BITS);

    /// Returns the support that consists of the write number `nth` of `thread`, one of `threads`.
    pub fn write(thread: ThreadId, threads: usize, nth: usize) -> Support {
        let room = BITS / threads.max(1);
        if nth < room { Support(1 << (thread.index() * room + nth)) } else { Support::NONE }
    }

    /// Returns whether the value was guessed or computed from a guess.
    pub fn is_guess(self) -> bool {
        self.meets(Support::GUESS)
    }

    /// Returns whether two supports have a write (or a guess) in common.
    pub fn meets(self, other: Support) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the support of a value that is computed from two values, which has the writes of both.
    pub fn and(self, other: Support) -> Support {
        Support(self.0 | other.0)
    }

    /// Returns the support of a value that is known in two ways, which has the writes that both ways use.
    pub fn or(self, other: Support) -> Support {
        Support(self.0 & other.0)
    }
}
